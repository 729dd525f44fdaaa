import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser } from '../../e2e/harness/browser'
import { startHost } from '../../e2e/harness/host'
import { ratio, table, type Figure } from '../figures'
import { visits } from '../first-page'
import { boardFigures } from './board'
import { keyFigures } from './keys'
import { putLongMatch } from './long-match'
import { requests, type Asked } from './requests'
import { shiftFigures } from './shifts'

/**
 * `npm run bench:ui [-- --json] [--board]`: how long the page lets someone wait, whether anything jumps, and how large the board is, in a real browser.
 *
 * `--board` measures the board alone.
 */

const EVENTS = 300
const PLAYS = 100
const SHIFT_PLAYS = 40
const VISITS = 20
const LARGEST = 12

const dataFolder = mkdtempSync(join(tmpdir(), 'caravan-bench-ui-'))
const typed = putLongMatch(dataFolder, 'typed-0001', EVENTS, 3 * PLAYS)
const rushed = putLongMatch(dataFolder, 'rushed-0001', EVENTS, 3 * PLAYS)
const [wide, narrow] = ['wide-0001', 'narrow-0001'].map((id) => putLongMatch(dataFolder, id, EVENTS, 3 * SHIFT_PLAYS))
if (wide === undefined || narrow === undefined) throw new Error('broken invariant: two matches')
const host = await startHost({ dataFolder })
const browser = await launchBrowser()
const figures: Figure[] = []
let asked: readonly Asked[] = []
try {
  if (!process.argv.includes('--board')) {
    figures.push(...(await keyFigures(browser, host, typed, { events: EVENTS, plays: PLAYS, pace: 'typed' })))
    figures.push(...(await keyFigures(browser, host, rushed, { events: EVENTS, plays: PLAYS, pace: 'rushed' })))
    figures.push(...(await visits(host, { times: VISITS, target: { under: 1000 } })))
    figures.push(...(await shiftFigures(browser, host, [wide, narrow], SHIFT_PLAYS)))
    const fetched = await requests(browser, host, wide)
    asked = fetched.asked
    figures.push(...fetched.figures)
  }
  figures.push(...(await boardFigures(browser, host)))
} finally {
  await browser.close()
  await host.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}
/** What was fetched up to a moment; of many files the largest. */
function listed({ when, files, heavy }: Asked): string {
  const largest = [...files].sort((a, b) => b.kB - a.kB).slice(0, LARGEST)
  const rest = files.length - largest.length
  return `${when} (${heavy.join(', ') || 'no recognition, no charts'}): ${largest.map(({ name, kB }) => `${name} ${Math.round(kB)} kB`).join(', ')}${rest > 0 ? `, and ${rest} smaller` : ''}`
}

const machine = { node: process.version, platform: `${process.platform} ${process.arch}`, cores: availableParallelism() }
if (process.argv.includes('--json')) {
  process.stdout.write(`${JSON.stringify({ machine, figures: figures.map((figure) => ({ ...figure, ratio: ratio(figure) })), asked })}\n`)
} else {
  process.stdout.write(`Node ${machine.node}, ${machine.platform}, ${machine.cores} cores\n\n${table(figures)}\n\n${asked.map(listed).join('\n')}\n`)
}
