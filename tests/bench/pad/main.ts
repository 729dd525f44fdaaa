import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { launchBrowser } from '../../e2e/harness/browser'
import { startHost } from '../../e2e/harness/host'
import { connected, type Client } from '../client'
import { Entered } from './entered'
import { Tally, tallyTable } from './figures'
import { KINDS, tenMatches, type Play, type WholeMatch } from './matches'
import { PADS, type PadName } from './pads'
import { keysOf, tapped, typed } from './played'
import { Seat, SIZES } from './seat'
import { SCATTER_PX, THROWS } from './throws'

/**
 * `npm run bench:pad [-- --json]`: the tray held against two other pads, over ten whole matches.
 *
 * Each is drawn by the real page in the same box. Every play of every match is measured there; whole matches are also played with mouse and keyboard.
 */

/** Which matches are really played: with the mouse on each pad, by size; and with the keyboard. */
const TAPPED = [1, 6] as const
const TYPED = [7, 9] as const

const usual = (kind: string): PadName => (kind === KINDS[3] ? 'halves' : 'rows')

const matches = tenMatches()
const dataFolder = mkdtempSync(join(tmpdir(), 'caravan-bench-pad-'))
const host = await startHost({ dataFolder, program: resolve('out', 'bench-pad-app', 'main', 'web.js') })
const browser = await launchBrowser()
const { client, close } = await connected(host)
const seats: Seat[] = []
const tallies: Tally[] = []
const took: string[] = []
try {
  for (const size of SIZES) for (const pad of PADS) seats.push(await Seat.open(browser, host, pad, size))
  for (const [at, which] of TAPPED.entries()) {
    const there = seats.filter(({ size }) => size === SIZES[at % SIZES.length])
    const match = matches[which] as WholeMatch
    const all = await Promise.all(there.map(async (seat) => ({ seat, took: await tapped(seat, client, match) })))
    took.push(...all.map((each) => `${match.kind}, ${each.seat.pad}: ${each.took.plays} plays with ${each.took.presses} taps`))
  }
  const keyboard = seats.find(({ pad, size }) => pad === 'rows' && size === SIZES[1]) as Seat
  for (const which of TYPED) {
    const match = matches[which] as WholeMatch
    const { plays, presses } = await typed(keyboard, client, match)
    took.push(`${match.kind}, keyboard: ${plays} plays with ${presses} keys`)
  }
  for (const seat of seats) await seat.unpainted()
  for (const match of matches) await measure(match, client)
} finally {
  await browser.close()
  close()
  await host.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}

/** Goes through a match in all pages at once; before each play its targets are measured in each. */
async function measure(match: WholeMatch, owner: Client): Promise<void> {
  const table = await Entered.begin(owner, match)
  for (const seat of seats) await seat.show(table.matchId)
  for (const turn of match.turns.slice(1)) {
    if (turn.kind === 'play') {
      await Promise.all(
        seats.map(async (seat) => {
          await seat.at(table.revision)
          tallyOf(match.kind, seat).add(await seat.taps(turn))
        }),
      )
    }
    await table.take(turn)
  }
}

function tallyOf(kind: string, { size, pad }: Seat): Tally {
  const known = tallies.find((each) => each.kind === kind && each.size === size && each.pad === pad)
  const tally = known ?? new Tally(kind, size, pad)
  if (known === undefined) tallies.push(tally)
  return tally
}

/** Keys a play, which no pad changes. */
function keysOfKind(kind: string): { readonly kind: string; readonly plays: number; readonly keys: number; readonly asked: number } {
  const plays = matches.filter((match) => match.kind === kind).flatMap(({ turns }) => turns.filter((turn): turn is Play => turn.kind === 'play'))
  const keys = plays.reduce((sum, play) => sum + keysOf(play).length, 0) / plays.length
  return { kind, plays: plays.length, keys, asked: plays.filter(({ key }) => key !== null).length / plays.length }
}

const order = (tally: Tally): number => KINDS.indexOf(tally.kind as (typeof KINDS)[number]) * 10 + SIZES.indexOf(tally.size) * 5 + PADS.indexOf(tally.pad)
tallies.sort((a, b) => order(a) - order(b))
const keys = KINDS.map(keysOfKind)
const machine = { node: process.version, platform: `${process.platform} ${process.arch}`, cores: availableParallelism() }
if (process.argv.includes('--json')) {
  process.stdout.write(`${JSON.stringify({ machine, keys, tallies: tallies.map(({ kind, size, pad, figures }) => ({ kind, size, pad, ...figures })) })}\n`)
} else {
  process.stdout.write(
    `${[
      `Node ${machine.node}, ${machine.platform}, ${machine.cores} cores; ${matches.length} whole matches`,
      '',
      tallyTable(tallies, usual),
      '',
      `* the pad that the app has. Each tap is thrown ${THROWS} times at the middle of its target, ${SCATTER_PX} px off along each axis (standard deviation).`,
      'taps: a play; choose: of them, until its tile is chosen; asks: plays whose end is tapped on the board; way: pixels from tap to tap of a play;',
      'px, least: the shorter side of what is tapped in the pad, median and smallest.',
      'Of 1000 plays: missed: nothing hit; chosen: another tile or number, seen before it is played; refused: a tile that cannot be played;',
      'laid: another tile or end is played, and has to be taken back; other: anything else that can be pressed;',
      'at once: wrong tiles that would be played if the tap that chooses a tile played it.',
      'with slips: taps a play with those that put slips right; times: as a ratio to the app’s pad.',
      '',
      ...keys.map(
        ({ kind, plays, keys: each, asked }) => `${kind}: ${each.toFixed(2)} keys a play (${plays} plays, ${(100 * asked).toFixed(0)} % ask for the end)`,
      ),
      '',
      'Really played, with the score of the scorer after each play:',
      ...took,
    ].join('\n')}\n`,
  )
}
