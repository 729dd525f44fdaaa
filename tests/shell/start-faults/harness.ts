import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { MENU_WORDS } from '#shared/words/menu'
import { MAIN } from '../harness/places'
import type { Shell } from '../harness/shell'

export const PLAIN = 'app://plain'
export const AGAIN = `${PLAIN}/do/again`
export const BROWSER = `${PLAIN}/do/browser`

export const words = MENU_WORDS.en

/** Comes to nothing, and says so: a load that a test lets fail with a code and a name of Chromium's. */
export const FAILED = { code: -6, why: 'ERR_FILE_NOT_FOUND' }

interface Fetched {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** What a page of the app's own scheme is, as text. */
export async function textAt(shell: Shell, address: string): Promise<Fetched & { readonly text: string }> {
  const fetched = await shell.do<Fetched>('fetchPage', address, 'GET')
  return { ...fetched, text: Buffer.from(fetched.body).toString() }
}

/** The address that a window is sent to, the n-th time that any is. */
export const addressOf = async (shell: Shell, nth: number): Promise<unknown> => (await shell.called('loadURL', nth))[1]

/** The sentence and the two ways on that a plain page has, without a script; in English. */
export async function expectPlain(shell: Shell, nth: number, trouble: string, ...said: readonly string[]): Promise<void> {
  expect(await addressOf(shell, nth)).toBe(`${PLAIN}/${trouble}`)
  const { text, status } = await textAt(shell, `${PLAIN}/${trouble}`)
  expect(status).toBe(200)
  for (const sentence of said) expect(text).toContain(sentence)
  expect([...text.matchAll(/<a href="([^"]+)"/g)].map(([, address]) => address)).toEqual([AGAIN, BROWSER])
  expect(text).not.toContain('<script')
}

/** The built program without a part of it, in a folder of its own; with a way to put the part back. */
export function builtWithout(folder: string, part: 'preload' | 'renderer'): { readonly main: string; readonly putBack: () => void } {
  const [built, copy] = [dirname(dirname(MAIN)), join(folder, 'built')]
  mkdirSync(copy, { recursive: true })
  // the program looks for its parts beside its own file, so that is copied
  cpSync(join(built, 'main'), join(copy, 'main'), { recursive: true })
  const others = ['preload', 'renderer'].filter((each) => each !== part)
  for (const each of others) symlinkSync(join(built, each), join(copy, each), 'junction')
  const putBack = (): void => symlinkSync(join(built, part), join(copy, part), 'junction')
  return { main: join(copy, 'main', 'electron.js'), putBack }
}

const before = (code: string) => ({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` })

/** Takes away the three seconds after which a window is shown in any case, so that a test sees what else shows it. */
export const WITHOUT_LAST_RESORT = before(`
  const { setTimeout: real } = globalThis
  globalThis.setTimeout = (work, ms, ...more) => (ms === 3000 ? real(() => undefined, 1) : real(work, ms, ...more))`)

/** Puts that moment at a signal, so that a test sees what is so before it however slow the computer is. */
export const LAST_RESORT_AT_A_SIGNAL = before(`
  const { setTimeout: real } = globalThis
  const goOn = new Promise((resolve) => process.once('SIGUSR2', resolve))
  globalThis.setTimeout = (work, ms, ...more) => {
    if (ms !== 3000) return real(work, ms, ...more)
    void goOn.then(() => work(...more))
    return real(() => undefined, 1)
  }`)

/** Has a process wait in the middle of writing many matches, at the latest after ten of them; it goes on at a signal. */
export const HELD_IN_THE_MIDDLE = before(`
    import fs from 'node:fs'
    import { basename, dirname } from 'node:path'
    import { syncBuiltinESMExports } from 'node:module'
    const { rename } = fs.promises
    const goOn = new Promise((resolve) => process.once('SIGUSR2', resolve))
    let written = 0
    fs.promises.rename = async (from, to) => {
      if (basename(dirname(String(to))) === 'matches' && ++written > 10) await goOn
      return rename(from, to)
    }
    syncBuiltinESMExports()`)

/** Has a process wait before it reads the folder of matches, as if there were very many; it goes on at a signal. */
export const HELD_UP = before(`
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    const { readdir } = fs.promises
    const goOn = new Promise((resolve) => process.once('SIGUSR2', resolve))
    fs.promises.readdir = async (path, ...more) => {
      if (String(path).endsWith('matches')) await goOn
      return readdir(path, ...more)
    }
    syncBuiltinESMExports()`)
