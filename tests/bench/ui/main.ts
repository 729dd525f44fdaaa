import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser } from '../../e2e/harness/browser'
import { startHost } from '../../e2e/harness/host'
import { ratio, table, type Figure } from '../figures'
import { firstPage } from '../first-page'
import { keyFigures } from './keys'
import { putLongMatch } from './long-match'

/** `npm run bench:ui [-- --json]`: how long the page lets somebody wait, and whether anything jumps, in a real browser. */

const EVENTS = 300
const PLAYS = 100
const VISITS = 20

const dataFolder = mkdtempSync(join(tmpdir(), 'caravan-bench-ui-'))
const typed = putLongMatch(dataFolder, 'typed-0001', EVENTS, 3 * PLAYS)
const host = await startHost({ dataFolder })
const browser = await launchBrowser()
const figures: Figure[] = []
try {
  figures.push(...(await keyFigures(browser, host.url, typed, EVENTS, PLAYS)))
  figures.push(...(await firstPage(host.url, { times: VISITS, target: { under: 1000 } })))
} finally {
  await browser.close()
  await host.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}
const machine = { node: process.version, platform: `${process.platform} ${process.arch}`, cores: availableParallelism() }
if (process.argv.includes('--json')) {
  process.stdout.write(`${JSON.stringify({ machine, figures: figures.map((figure) => ({ ...figure, ratio: ratio(figure) })) })}\n`)
} else {
  process.stdout.write(`Node ${machine.node}, ${machine.platform}, ${machine.cores} cores\n\n${table(figures)}\n`)
}
