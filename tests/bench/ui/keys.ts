import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
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

/** How far apart keys come, in milliseconds from one to the next: as people who know the keys type them, and as fast as a program can. */
const PACES = { typed: 200, rushed: 0 } as const

/** A frame of most screens, in milliseconds. */
const FRAME_MS = 1000 / 60

/** So far into a frame the next of any number of moments lies, that all of them are spread over it evenly. */
const GOLDEN = (Math.sqrt(5) - 1) / 2

/**
 * Waits for the moment of the next key: so long after the one before, whatever came of that, and each at another moment of a frame.
 *
 * People's keys come at any. Keys that are whole frames apart come always at the same, and a page that takes a little longer or less would be measured by how
 * long it has to wait for the frame after.
 */
function rhythm(apartMs: number): () => Promise<void> {
  let [last, keys] = [-Infinity, 0]
  return async () => {
    keys += 1
    const left = apartMs === 0 ? 0 : last + apartMs + ((keys * GOLDEN) % 1) * FRAME_MS - performance.now()
    if (left > 0) await pause(left)
    last = performance.now()
  }
}

export interface Typing {
  /** Of so many events before anything is entered. */
  readonly events: number
  readonly plays: number
  readonly pace: keyof typeof PACES
}

/** From key press to painted result, entering plays into a match that is long already. */
export async function keyFigures(browser: Browser, host: Host, match: LongMatch, { events, plays, pace }: Typing): Promise<readonly Figure[]> {
  const apartMs = PACES[pace]
  const nextKey = rhythm(apartMs)
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
          const press = async (digit: string): Promise<void> => {
            await nextKey()
            echoes.push(await pressKey(page, digit, 'echo'))
          }
          await choose(page, play, press, nextKey)
          await nextKey()
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
  const rushed = pace === 'rushed' ? ', rushed' : ''
  const of = `${plays} plays entered by keyboard into a match of ${events} events and more, ${rushed === '' ? `keys ${apartMs} ms apart and a part of a frame` : 'each key as soon as what comes of the one before is painted'}`
  const painted = (name: string, times: readonly KeyTimes[], until: string): Figure =>
    mostlyUnder(
      `${name} painted${rushed}`,
      'ms',
      times.map((each) => each.painted),
      TARGET,
      `${of}: until two frames after ${until}, ${times.length} times`,
    )
  const told = (name: string, times: readonly KeyTimes[], note: string): Figure =>
    mostlyUnder(
      `${name} → next frame, as the browser tells`,
      'ms',
      times.map((each) => each.told),
      TARGET,
      note,
    )
  const digit = painted('digit → its echo', timed.echoes, 'the digit shows')
  const enter = painted('Enter → result', timed.results, 'the play shows, written to the disk and scored')
  if (rushed !== '') return [digit, enter]
  return [
    digit,
    told('digit', timed.echoes, 'Event Timing of the same keys, which tells no less than 16 ms and counts in steps of 8'),
    enter,
    told('Enter', timed.results, 'Event Timing of the same keys: that they were taken, not what came of them'),
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
