import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createApp, type App } from '#main/app/app'

/** The app on a data folder, in this process. */
export const open = (dataFolder: string): Promise<App> =>
  createApp({
    dataFolder,
    deviceFolder: join(dataFolder, 'device'),
    version: 'bench',
    host: 'web',
    clock: () => new Date(),
    newId: () => randomUUID(),
  })

export async function firstOf<T>(stream: AsyncGenerator<T, void, void>): Promise<T> {
  const { value } = await stream.next()
  await stream.return()
  return value as T
}
