import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import open from 'open'
import { type Health, HEALTH_PATH } from '#shared/contract/owner'
import { version } from '../../../package.json'
import { parseWebArguments, USAGE, type WebArguments } from './start/arguments'
import { type AddressFor, sayFolders, startCaravan, type Started } from './start/start'
import { startFaultLine, startFaultOf } from './start/start-fault'
import { USUAL_PORT } from './web/http-server'
import { isPortTaken, PORTS_TRIED } from './web/listen'
import { LOOPBACK } from './web/loopback'
import { reportFault } from './web/report'
import { arePagesBuilt } from './web/serve-pages'
import { withoutKey } from './web/web-access'

/** Another Caravan says within this time that it is one, in milliseconds. */
const ANSWERS_WITHIN_MS = 1000

/** Why the port that was asked for could not be had, and what to do; `null` asked for any of the usual ones. */
export async function whyPortTaken(port: number | null): Promise<string> {
  if (port === null) return `all ports from ${USUAL_PORT} to ${USUAL_PORT + PORTS_TRIED} of ${LOOPBACK} are taken; name a free one with --port`
  const by = (await isCaravanAt(port)) ? ' by another Caravan' : ''
  return `port ${port} of ${LOOPBACK} is taken${by}; name another with --port, or leave it out`
}

async function isCaravanAt(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://${LOOPBACK}:${port}${HEALTH_PATH}`, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })
    return ((await answer.json()) as Partial<Health>).app === 'caravan'
  } catch {
    return false
  }
}

/** Writes that hang for longer than this are given up, in milliseconds; what was acknowledged is on disk already. */
const CLOSE_WITHIN_MS = 10_000

/** What opens browsers says within this time that it cannot, in milliseconds. */
const BROWSER_FAILS_WITHIN_MS = 3000

type Serve = Extract<WebArguments, { kind: 'serve' }>

/** A fault that nobody caught ends the process, and Node prints it after this. */
const AFTER_A_FAULT =
  'Caravan: something went wrong, so Caravan has to stop. Every play you confirmed is saved. Start Caravan again to continue where you were.'

async function main(): Promise<void> {
  process.on('uncaughtExceptionMonitor', () => console.error(AFTER_A_FAULT))
  const parsed = parseWebArguments(process.argv.slice(2), process.env)
  if (!parsed.ok) return fail(2, parsed.error)
  if (parsed.value.kind === 'help') return console.log(USAGE)
  try {
    await serve(parsed.value)
  } catch (error) {
    fail(1, await whyNotStarted(error, parsed.value))
  }
}

async function serve({ port, open: opens, dataFolder, deviceFolder, why }: Serve): Promise<void> {
  if (why !== null) console.log(why)
  const pages = join(import.meta.dirname, '../renderer')
  if (!arePagesBuilt(pages)) throw new Error(`the pages are not built (${pages})`)
  const started = await startCaravan({
    host: 'web',
    version,
    dataFolder,
    deviceFolder,
    listens: 'at-once',
    port,
    pages,
    readerScript: join(import.meta.dirname, 'reader.js'),
    prerenderScript: join(import.meta.dirname, 'prerender.js'),
    report: reportFault,
    held: () => sayFolders({ dataFolder, deviceFolder }),
  })
  if (started.kind === 'running') closeOnSignals(started.close)
  // the key is printed only where the person has to open the address by hand
  const address = await started.address(opens ? 'once' : 'lasting')
  console.log(`${isAt(started)} ${opens ? withoutKey(address) : address}`)
  if (opens) await openBrowser(address, started.address)
}

function isAt(started: Started): string {
  if (started.kind === 'running') return 'Caravan is at'
  return started.host === 'web'
    ? 'Caravan is already running on that folder, at'
    : 'Caravan is open in its desktop window on that folder; a browser finds it at'
}

function closeOnSignals(close: () => Promise<void>): void {
  let closing = false
  const leave = (): void => {
    if (closing) return
    closing = true
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        fail(1, error instanceof Error ? error.message : String(error))
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave)
}

/** Waits a moment for the word that no browser could be opened, since a second start ends after this. */
async function openBrowser(address: string, addressFor: AddressFor): Promise<void> {
  try {
    const browser = await open(address)
    const status = browser.exitCode === null ? once(browser, 'exit').then(([code]) => code as number | null) : Promise.resolve(browser.exitCode)
    const failed = status.then(
      (code) => code !== null && code !== 0,
      () => true,
    )
    const opened = wait(BROWSER_FAILS_WITHIN_MS, false)
    if (!(await Promise.race([failed, opened]))) return
  } catch {
    // said below
  }
  console.log(`No browser could be opened; open ${await addressFor('lasting')} in one`)
}

async function whyNotStarted(error: unknown, { port, dataFolder, deviceFolder }: Serve): Promise<string> {
  if (isPortTaken(error)) return whyPortTaken(port)
  return startFaultLine(startFaultOf(error, { dataFolder, deviceFolder }), dataFolder)
}

function fail(status: number, line: string): void {
  console.error(`Caravan: ${line}`)
  process.exitCode = status
}

await main()
