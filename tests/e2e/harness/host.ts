import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { signIn, type Owner } from './owner'

// tests and benches are run from here, the latter bundled into another folder
const PROJECT = process.cwd()
const HOST = resolve(PROJECT, 'out', 'main', 'web.js')
/** Of a computer that has much else to do; only a host that does not start or end takes so long. */
const START_LIMIT_MS = 60_000
const STOP_LIMIT_MS = 60_000

/** The built web host, running on a data folder of the test's own. */
export interface Host {
  /** Where the app is for a browser that is signed in. The same after a restart. */
  readonly url: string
  /** The whole address, with its key, as the host printed it; another one after a restart. */
  readonly address: () => string
  /** A browser of the owner's, signed in to the host that runs now; the one that signs in again, after a restart. */
  readonly signIn: (before?: Owner) => Promise<Owner>
  /** To be done after each restart, before the test goes on. */
  readonly onStart: (act: () => Promise<void>) => void
  readonly dataFolder: string
  /** The process that runs now. */
  readonly pid: () => number
  /** Everything it has printed, restarts included. */
  readonly output: () => string
  /** Ends it as Ctrl+C does, and waits until it has. */
  readonly stop: () => Promise<void>
  /** Ends it without any warning (SIGKILL), as a power cut would. */
  readonly kill: () => Promise<void>
  /** Starts it again on the same data and port, after `stop` or `kill`. */
  readonly start: () => Promise<void>
}

export interface HostOptions {
  readonly dataFolder: string
  readonly env?: Readonly<Record<string, string>>
  /** Left out, the host that `npm run build` makes. */
  readonly program?: string
}

const within = async <T>(limit: number, work: Promise<T>, fail: () => Error): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(fail()), limit)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Hosts that run; a test run that is broken off leaves none behind. */
const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))
// how a worker learns that its run is over
process.once('SIGTERM', () => process.exit())

/** Starts the built host and waits for the address it prints. */
export async function startHost({ dataFolder, env = {}, program = HOST }: HostOptions): Promise<Host> {
  let printed = ''
  let child: ChildProcess | null = null
  let port = '0'

  const launch = async (): Promise<string> => {
    const started = spawn(process.execPath, [program, '--port', port, '--no-open', '--data', dataFolder], {
      cwd: PROJECT,
      env: { ...process.env, CARAVAN_DEVICE: join(dataFolder, 'device'), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    running.add(started)
    started.once('exit', () => running.delete(started))
    let own = ''
    const fault = (what: string) => new Error(`The web host ${what}. It printed:\n${own || '(nothing)'}`)
    const address = new Promise<string>((found, failed) => {
      const read = (chunk: string) => {
        own += chunk
        printed += chunk
        const url = /http:\/\/127\.0\.0\.1:\d+[^\s'"]*/.exec(own)
        if (url !== null && own.slice(url.index + url[0].length) !== '') found(url[0].replace(/[.,;)]+$/, ''))
      }
      started.stdout.setEncoding('utf8').on('data', read)
      started.stderr.setEncoding('utf8').on('data', read)
      started.once('error', failed)
      started.once('exit', (code, signal) => failed(fault(`ended at once (${signal ?? code})`)))
    })
    return within(START_LIMIT_MS, address, () => fault('printed no address'))
  }

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = child
    child = null
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return
    const gone = once(ending, 'exit')
    ending.kill(signal)
    await within(STOP_LIMIT_MS, gone, () => {
      ending.kill('SIGKILL')
      return new Error(`The web host did not end on ${signal}. It printed:\n${printed}`)
    })
  }

  const afterStart: (() => Promise<void>)[] = []
  let address = await launch()
  port = new URL(address).port
  return {
    url: new URL('/', address).href,
    address: () => address,
    signIn: (before) => signIn(address, before?.page),
    onStart: (act) => void afterStart.push(act),
    dataFolder,
    pid: () => {
      if (child?.pid === undefined) throw new Error('broken invariant: no host runs')
      return child.pid
    },
    output: () => printed,
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
    start: async () => {
      if (child !== null) throw new Error('broken invariant: stop or kill the host before it is started again')
      address = await launch()
      for (const act of afterStart) await act()
    },
  }
}
