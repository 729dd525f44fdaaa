import { MAX_READ_SUIT, type HalfChances } from '#shared/recognition/reading'
import type { Frame } from './geometry'
import { inkOf, upright, type Grey, type Ink } from './ink'
import type { Pixels } from './pixels'

/** Reads print: digits only. */
export interface Ocr {
  /** The digits, and how sure they are, from 0 to 1. */
  read(picture: Grey): Promise<{ readonly text: string; readonly confidence: number }>
}

/** What a half says for each of the four ways up: the chance of each suit. */
type ByTurns = readonly HalfChances[]

const SUITS = MAX_READ_SUIT + 1
/** No reading is surer, and none so unsure. */
const MOST = 0.985
const LEAST = 0.002
/** A way up that contradicts the line or dot of a 6 or a 9. */
const AGAINST_MARK = 0.02
/** What a half without a number shows: nothing, or a number that was not seen. */
const BLANK = 0.97

/**
 * The ways in which a set prints its numbers, as the quarter turns to the left that bring both halves of a tile upright, each with its bar
 * at the left: both the same way up as the tile stands, both from their ends, both from the bar, or both as the tile lies.
 */
const WAYS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [1, 3],
    [3, 1],
  ],
  [[1, 1]],
  [[3, 3]],
  [
    [0, 2],
    [2, 0],
  ],
]

const suitOf = (text: string): number | null => {
  const digits = text.trim()
  return /^(\d|1[0-2])$/.test(digits) ? Number(digits) : null
}

function chancesOf(suit: number | null, confidence: number): HalfChances {
  const sure = suit === null ? 0 : Math.min(MOST, confidence)
  const rest = suit === null ? LEAST : Math.max(LEAST, ((1 - sure) / SUITS) * 0.5)
  return Array.from({ length: SUITS }, (_, at) => (at === suit ? Math.max(rest, sure) : rest))
}

const same = (chances: HalfChances): ByTurns => [chances, chances, chances, chances]

async function readHalf(ink: Ink | null, ocr: Ocr): Promise<ByTurns> {
  if (ink === null) return same(chancesOf(0, BLANK))
  const out: HalfChances[] = []
  for (let turns = 0; turns < 4; turns++) {
    const { text, confidence } = await ocr.read(upright(ink, turns))
    const weight = ink.turns === null || ink.turns === turns ? 1 : AGAINST_MARK
    out.push(chancesOf(suitOf(text), confidence).map((chance) => Math.max(LEAST / 10, chance * weight)))
  }
  return out
}

/** Both halves of one tile, as they read under one way of printing: how well that fits, and the suits. */
function under(way: (typeof WAYS)[number], [first, second]: readonly [ByTurns, ByTurns]) {
  const sums = [new Float64Array(SUITS), new Float64Array(SUITS)] as const
  let fit = 0
  for (const [a, b] of way) {
    const [one, other] = [first[a] as HalfChances, second[b] as HalfChances]
    // the clearer way up of a tile counts for more than the two together
    const weight = Math.max(...one) * Math.max(...other)
    fit = Math.max(fit, weight)
    const sharp = weight ** 2
    one.forEach((chance, suit) => ((sums[0] as Float64Array)[suit] = (sums[0][suit] as number) + sharp * chance))
    other.forEach((chance, suit) => ((sums[1] as Float64Array)[suit] = (sums[1][suit] as number) + sharp * chance))
  }
  const shares = (sum: Float64Array): HalfChances => {
    const all = sum.reduce((total, value) => total + value, 0)
    return Array.from(sum, (value) => (all > 0 ? value / all : 1 / SUITS))
  }
  return { fit, first: shares(sums[0]), second: shares(sums[1]) }
}

export interface NumeralReading {
  readonly first: HalfChances
  readonly second: HalfChances
  /** How legible the tile is, from 0 to 1. */
  readonly legible: number
}

/**
 * The numbers on the halves of tiles, `first` where the frame's vector to the end comes from.
 *
 * Each half is read in all four ways up. All tiles of a set are printed alike, so the way of printing that makes the tiles of the photograph
 * most legible together is taken for all, and tells a 6 from a 9 where nothing else does.
 */
export async function readNumerals(levels: readonly Pixels[], frames: readonly Frame[], ocr: Ocr): Promise<readonly NumeralReading[]> {
  const tiles: (readonly [ByTurns, ByTurns])[] = []
  for (const frame of frames) tiles.push([await readHalf(inkOf(levels, frame, -1), ocr), await readHalf(inkOf(levels, frame, 1), ocr)])
  const read = WAYS.map((way) => tiles.map((tile) => under(way, tile)))
  const together = read.map((all) => all.reduce((sum, { fit }) => sum + Math.log(Math.max(1e-4, fit)), 0))
  const best = read[together.indexOf(Math.max(...together))] ?? []
  return best.map(({ fit, first, second }) => ({ first, second, legible: Math.sqrt(fit) }))
}
