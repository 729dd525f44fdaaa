import { hasSuit, isDouble, otherHalf, tileOf, type Suit, type Tile } from '#shared/domino/tile'
import type { Box, LineOfPlayTile, LineToLay } from '../../../../../src/renderer/components/line-of-play/types'

/** A small seeded generator (mulberry32), so that a line has the same tiles in every run. */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A line as people lay one: tiles of one set, each once, at an end it fits; round a spinner every arm is started first. */
export function playedLine(arms: number, count: number, highest: Suit, seed: number): LineToLay {
  const random = seeded(seed)
  for (;;) {
    const line = attempt(arms, count, highest, random)
    if (line.tiles.length === count) return line
  }
}

function attempt(arms: number, count: number, highest: Suit, random: () => number): LineToLay {
  const set: Tile[] = []
  for (let high = 0; high <= highest; high += 1) for (let low = 0; low <= high; low += 1) set.push(tileOf(high, low))
  const left = set
    .map((tile) => ({ tile, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ tile }) => tile)
  const twoEnded = arms === 2
  const lead = left.find((tile) => twoEnded || isDouble(tile)) as Tile
  left.splice(left.indexOf(lead), 1)
  const outward = suitsOf(lead, highest)
  const names = twoEnded ? (['left', 'right'] as const) : Array.from({ length: arms }, (_, place) => place + 1)
  const open: Suit[] = names.map((name) => (name === 'left' ? otherHalf(lead, outward) : outward))
  const started = names.map(() => twoEnded)
  const tiles: LineOfPlayTile[] = [{ key: 'lead', tile: lead, arm: null, outward }]
  while (tiles.length < count) {
    const free = names.map((_, place) => place).filter((place) => started.every(Boolean) || !started[place])
    const plays = left.flatMap((tile) => free.filter((place) => hasSuit(tile, open[place] as Suit)).map((place) => ({ tile, place })))
    const play = plays[Math.floor(random() * plays.length)]
    if (play === undefined) break
    left.splice(left.indexOf(play.tile), 1)
    const on = otherHalf(play.tile, open[play.place] as Suit)
    tiles.push({ key: `t${tiles.length}`, tile: play.tile, arm: names[play.place] as LineOfPlayTile['arm'], outward: on })
    open[play.place] = on
    started[play.place] = true
  }
  return { layout: twoEnded ? 'two-ended' : 'spinner', arms, tiles }
}

function suitsOf(tile: Tile, highest: Suit): Suit {
  for (let suit = highest; suit >= 0; suit -= 1) if (hasSuit(tile, suit)) return suit
  return 0
}

/** The box that a line is laid in, and the felt round it. */
export interface FeltBox extends Box {
  readonly felt: Pick<Box, 'width' | 'height'>
}

export interface Felt {
  readonly name: string
  readonly line: FeltBox
  /** The same with the higher tray of games round a spinner. */
  readonly spinner: FeltBox
  /** Smallest long side of a tile: a line of 20, a cross of 20, a star of 40. */
  readonly least: readonly [number, number, number]
  /** The same with the tray of a double-twelve set, and without dice. */
  readonly star: FeltBox
}

const boxIn = (width: number, height: number, beside: number, above: number): FeltBox => ({
  width: width - beside,
  height: height - above,
  around: { width: beside, height: above },
  felt: { width, height },
})
const large = (width: number, height: number): FeltBox => boxIn(width, height, 28, 132)
const upright = (width: number, height: number, above: number): FeltBox => boxIn(width, height, 12, above)
const onItsSide = (width: number, height: number): FeltBox => boxIn(width, height, 16, 52)

/**
 * The boxes of the pages, and how large tiles have to be in them; `table-layout.e2e.ts` holds both to the pages.
 *
 * On the narrower upright tablet a line of 20 has a floor of its own, 76 px: tiles stand 112 px high in its tray, so that its felt is 516 px high, where it
 * was 573 when the floor of 86 px was set for both.
 */
export const FELTS: readonly Felt[] = [
  { name: '1280×800', line: large(970, 634), spinner: large(970, 594), star: large(970, 634), least: [90, 76, 60] },
  { name: '1366×768', line: large(1056, 602), spinner: large(1056, 562), star: large(1056, 602), least: [90, 76, 60] },
  { name: '1920×1080', line: large(1491, 857), spinner: large(1491, 803), star: large(1491, 857), least: [140, 115, 92] },
  { name: '1024×768', line: large(734, 602), spinner: large(734, 562), star: large(734, 602), least: [78, 62, 45] },
  { name: '820×1180', line: large(796, 640), spinner: large(796, 630), star: large(796, 728), least: [86, 60, 45] },
  { name: '768×1024', line: large(744, 516), spinner: large(744, 474), star: large(744, 572), least: [76, 60, 45] },
  { name: '390×844', line: upright(374, 446, 122), spinner: upright(374, 382, 78), star: upright(374, 392, 78), least: [50, 36, 24] },
  { name: '360×640', line: upright(348, 304, 92), spinner: upright(348, 268, 48), star: upright(348, 222, 48), least: [34, 30, 22] },
  { name: '844×390', line: onItsSide(581, 283), spinner: onItsSide(581, 249), star: onItsSide(581, 269), least: [50, 36, 24] },
]

/** The felt that a line with so many arms lies on. */
export const feltOf = ({ line, spinner, star }: Felt, arms: number): FeltBox => (arms === 2 ? line : arms > 4 ? star : spinner)
