import { join } from 'node:path'
import open from 'open'
import { version } from '../../../package.json'
import { parseWebArguments, USAGE, type WebArguments } from './arguments'
import { LOOPBACK } from './loopback'
import { isPortTaken } from './listen'
import { reportFault } from './report'
import { arePagesBuilt } from './serve-pages'
import { startCaravan } from './start'

/** Writes that hang for longer than this are given up, in milliseconds; what was acknowledged is on disk already. */
const CLOSE_WITHIN_MS = 10_000

type Serve = Extract<WebArguments, { kind: 'serve' }>

/** A fault that nobody caught ends the process, and Node prints it after this. */
const AFTER_A_FAULT = 'Caravan: something went wrong in the program itself, so it ends. Every play that was confirmed is stored and safe; start Caravan again and go on where you were.'

async function main(): Promise<void> {
  process.on('uncaughtExceptionMonitor', () => console.error(AFTER_A_FAULT))
  const parsed = parseWebArguments(process.argv.slice(2), process.env)
  if (!parsed.ok) return fail(2, parsed.error)
  if (parsed.value.kind === 'help') return console.log(USAGE)
  try {
    await serve(parsed.value)
  } catch (error) {
    fail(1, whyNotStarted(error, parsed.value))
  }
}

async function serve({ port, open: opens, dataFolder, deviceFolder, why }: Serve): Promise<void> {
  if (why !== null) console.log(why)
  console.log(`Caravan keeps its matches in ${dataFolder}`)
  const pages = join(import.meta.dirname, '../renderer')
  if (!arePagesBuilt(pages)) throw new Error(`the pages are not built (${pages})`)
  const started = await startCaravan({ host: 'web', version, dataFolder, deviceFolder, port, pages, report: reportFault })
  const joined = started.kind === 'joined'
  console.log(joined ? `Caravan is already running on that folder, at ${started.url}` : `Caravan is at ${started.url}`)
  if (started.kind === 'running') closeOnSignals(started.close)
  if (opens) await openBrowser(started.url)
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

async function openBrowser(url: string): Promise<void> {
  const say = (): void => console.log(`No browser could be opened; open ${url} in one`)
  try {
    const browser = await open(url)
    browser.on('error', say)
    browser.on('exit', (status) => {
      if (status !== null && status !== 0) say()
    })
  } catch {
    say()
  }
}

function whyNotStarted(error: unknown, { port, dataFolder }: Serve): string {
  if (isPortTaken(error)) return `port ${port ?? ''} of ${LOOPBACK} is taken; name another with --port, or leave it out`
  const message = error instanceof Error ? error.message : String(error)
  return `could not start on ${dataFolder}: ${message}`
}

function fail(status: number, line: string): void {
  console.error(`Caravan: ${line}`)
  process.exitCode = status
}

await main()
