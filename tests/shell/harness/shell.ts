import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import type { FromStandIn, StandInOptions } from '../stand-in/test-side'
import { MAIN, NAMES, RESOLVE, STAND_IN } from './places'

interface Call {
  readonly what: string
  readonly args: readonly unknown[]
}

type Answer = (...args: readonly never[]) => unknown

export interface ShellOptions extends Partial<StandInOptions> {
  readonly dataFolder: string
  /** Another main module than the built one. */
  readonly main?: string
  /** What stands after the app on its command line. */
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** What a person or a page answers, by the name of the question. */
  readonly answers?: Readonly<Record<string, Answer>>
}

export const DISPLAY = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1080 } }
const SOON_MS = 30_000

/** The built main process, running in plain Node against the stand-in for Electron. */
export interface Shell {
  readonly calls: () => readonly Call[]
  /** What the app did that Electron would refuse; a test that expects none fails by it when the app ends. */
  readonly refused: () => readonly string[]
  readonly output: () => string
  /** The arguments of a call, once it was made the n-th time (from 1). */
  readonly called: (what: string, times?: number) => Promise<readonly unknown[]>
  readonly count: (what: string) => number
  readonly do: <T = unknown>(what: string, ...args: readonly unknown[]) => Promise<T>
  readonly answer: (what: string, answer: Answer) => void
  readonly onPort: (port: number, take: (data: unknown) => void, closed: () => void) => void
  /** Quits as a person does, and waits until the process is gone; its exit status. */
  readonly quit: () => Promise<number>
  readonly ended: Promise<number>
  readonly pid: number
  readonly kill: () => void
}

const USUAL: Readonly<Record<string, Answer>> = {
  load: () => undefined,
  executeJavaScript: () => 'Caravan',
  printToPDF: () => new TextEncoder().encode('%PDF-1.7 (a stand-in’s)'),
  saveDialog: () => ({ canceled: true, filePath: '' }),
  openDialog: () => ({ canceled: true, filePaths: [] }),
  messageBox: () => ({ response: 0, checkboxChecked: false }),
}

/** Starts the app. A failure to start shows in what it prints and in its exit status, not here. */
export function startShell({
  dataFolder,
  main = MAIN,
  args = [],
  env = {},
  answers = {},
  lock = true,
  packaged = false,
  platform = 'linux',
  languages = ['en-GB'],
  openFiles = [],
  displays = [DISPLAY],
  switches = [],
  withheld = [],
  refuses = [],
  wayland = false,
  electron = packageJson.devDependencies.electron,
}: ShellOptions): Shell {
  const options: StandInOptions = { lock, packaged, platform, languages, openFiles, displays, switches, withheld, refuses, wayland, electron }
  // where Windows is only pretended, the name of its pipe is a path, and what is left there goes with the data
  const startedIn = join(dataFolder, 'started-in')
  mkdirSync(startedIn, { recursive: true })
  // as Electron sets it: a promise that nobody hears fail is warned of, and ends nothing
  const node = ['--unhandled-rejections=warn-with-error-code', '--import', pathToFileURL(RESOLVE).href]
  const child = spawn(process.execPath, [...node, main, '--data', dataFolder, ...args], {
    env: {
      ...process.env,
      // of another computer, so that nothing is asked of this one's
      DISPLAY: 'elsewhere:0',
      WAYLAND_DISPLAY: '',
      CARAVAN_DEVICE: join(dataFolder, 'device'),
      CARAVAN_STAND_IN: JSON.stringify(options),
      CARAVAN_STAND_IN_MODULE: pathToFileURL(STAND_IN).href,
      CARAVAN_ELECTRON_NAMES: NAMES,
      ...env,
    },
    cwd: startedIn,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    serialization: 'advanced',
  })
  const given: Record<string, Answer> = { ...USUAL, ...answers }
  const calls: Call[] = []
  const refused: string[] = []
  const waiting = new Map<number, { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void }>()
  const ports = new Map<number, { readonly take: (data: unknown) => void; readonly closed: () => void }>()
  let printed = ''
  let last = 0
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const say = (message: object): void => {
    // one that has just ended hears nothing, and says so in an error that nobody waits for
    if (child.connected) child.send(message, () => undefined)
  }
  child.on('message', (message: FromStandIn) => {
    switch (message.kind) {
      case 'call':
        return void calls.push(message)
      case 'refused':
        return void refused.push(message.why)
      case 'done':
        return waiting.get(message.id)?.resolve(message.value)
      case 'failed':
        return waiting.get(message.id)?.reject(new Error(message.why))
      case 'ask':
        return void Promise.resolve((given[message.what] as ((...args: readonly unknown[]) => unknown) | undefined)?.(...message.args)).then((value) =>
          say({ kind: 'answer', id: message.id, value }),
        )
      case 'port':
        return ports.get(message.port)?.take(message.data)
      case 'port-closed':
        return ports.get(message.port)?.closed()
    }
  })
  // not before all that it has printed and said has come, as at its exit
  const ended = once(child, 'close').then(([code, signal]) => {
    for (const { reject } of waiting.values()) reject(new Error(`the app has ended (${String(signal ?? code)}). It printed:\n${printed}`))
    for (const { closed } of ports.values()) closed()
    return code as number
  })
  const made = (what: string): readonly Call[] => calls.filter((call) => call.what === what)
  const act = <T>(what: string, ...with_: readonly unknown[]): Promise<T> => {
    const done = new Promise<T>((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve: resolve as (value: unknown) => void, reject })
      say({ kind: 'do', id: last, what, args: with_ })
    })
    // who waits for it is told; where the test is over and the app is ended, nobody does
    done.catch(() => undefined)
    return done
  }
  return {
    calls: () => calls,
    refused: () => refused,
    output: () => printed,
    count: (what) => made(what).length,
    called: async (what, times = 1) => {
      await expect.poll(() => made(what).length, { timeout: SOON_MS, interval: 10, message: `${what} is called\n${printed}` }).toBeGreaterThanOrEqual(times)
      return made(what)[times - 1]?.args ?? []
    },
    do: act,
    answer: (what, answer) => void (given[what] = answer),
    onPort: (port, take, closed) => void ports.set(port, { take, closed }),
    quit: async () => {
      // the process may be gone before it can say that it has begun
      act('quit').catch(() => undefined)
      return ended
    },
    ended,
    pid: child.pid ?? 0,
    kill: () => void child.kill('SIGKILL'),
  }
}
