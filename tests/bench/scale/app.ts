import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createApp, type App } from '#main/app'
import { freshId } from '../../support/chance'

/** As the host has it, so that each goes on with what the other has kept. */
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string }

/** The built script of the threads that read match files. */
const READER = resolve('out', 'main', 'reader.js')

/** The app on a data folder, in this process, once it has read every match. */
export async function open(dataFolder: string): Promise<App> {
  // neither timers nor the threads that read keep a process alive, which has nothing else to wait for here
  const awake = setInterval(() => undefined, 1000)
  const app = await createApp({
    dataFolder,
    deviceFolder: join(dataFolder, 'device'),
    version,
    host: 'web',
    clock: () => new Date(),
    newId: freshId,
    readerScript: READER,
  })
  for await (const { reading } of app.home(undefined)) if (reading === undefined) break
  clearInterval(awake)
  return app
}

export async function firstOf<T>(stream: AsyncGenerator<T, void, void>): Promise<T> {
  const { value } = await stream.next()
  await stream.return()
  return value as T
}
