import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import type { Host } from '../../e2e/harness/host'
import { connected, signedIn } from '../client'
import { mostlyUnder, type Figure } from '../figures'
import { emptyPage, onDisk } from './baseline'
import type { LongMatch } from './long-match'
import { choose, openTable, playOn } from './player'
import { keepKeyTimes, pressKey, type KeyTimes } from './stopwatch'

const TARGET = { under: 50 }
/** Entered before anything is timed, as the code of a page that has just been opened is slow for a moment. */
const WARM_UP = 5

/** From key press to painted result, entering plays into a match that is long already. */
export async function keyFigures(browser: Browser, host: Host, match: LongMatch, events: number, plays: number): Promise<readonly Figure[]> {
  const { client, close } = await connected(host)
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...(await signedIn(host)) })
  const [echoes, results]: [KeyTimes[], KeyTimes[]] = [[], []]
  const disk: number[] = []
  try {
    await openTable(page, host.url, match)
    await keepKeyTimes(page)
    await playOn(
      {
        page,
        client,
        match,
        enter: async (play) => {
          await choose(page, play, async (digit) => echoes.push(await pressKey(page, digit, 'echo')))
          results.push(await pressKey(page, 'Enter', 'result'))
          disk.push(onDisk(host.dataFolder, statSync(join(host.dataFolder, 'matches', `${match.id}.json`)).size))
        },
      },
      plays + WARM_UP,
    )
  } finally {
    await page.context().close()
    close()
  }
  const timed = { echoes: echoes.slice(2 * WARM_UP), results: results.slice(WARM_UP) }
  const of = `${plays} plays entered by keyboard into a match of ${events} events and more`
  return [
    mostlyUnder(
      'digit → its echo painted',
      'ms',
      timed.echoes.map(({ painted }) => painted),
      TARGET,
      `${of}: until two frames after the digit shows, ${timed.echoes.length} times`,
    ),
    mostlyUnder(
      'digit → next frame, as the browser tells',
      'ms',
      timed.echoes.map(({ told }) => told),
      TARGET,
      'Event Timing of the same keys, which tells no less than 16 ms and counts in steps of 8',
    ),
    mostlyUnder(
      'Enter → result painted',
      'ms',
      timed.results.map(({ painted }) => painted),
      TARGET,
      `${of}: until two frames after the play shows, written to the disk and scored, ${timed.results.length} times`,
    ),
    mostlyUnder(
      'Enter → next frame, as the browser tells',
      'ms',
      timed.results.map(({ told }) => told),
      TARGET,
      'Event Timing of the same keys: that they were taken, not what came of them',
    ),
    await emptyPage(browser),
    mostlyUnder(
      'a file of the match’s size put on the disk',
      'ms',
      disk,
      null,
      'after each of these plays: written, flushed, renamed, folder flushed; what the disk alone takes',
    ),
  ]
}
