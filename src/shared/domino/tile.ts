import { err, ok, type Result } from '../kernel/result'

/** The number a half of a tile shows: 0 (blank) to 18. */
export type Suit = number

/**
 * A domino tile, as its place in the list 0-0, 1-0, 1-1, 2-0, 2-1, 2-2, 3-0 …
 *
 * The place does not depend on the set: 6-4 is the same number in a double-six and a double-twelve set,
 * and a double-n set is exactly the tiles 0 … size(n) − 1.
 */
export type Tile = number & { readonly __brand: 'Tile' }

/** The largest suit any set has (double-eighteen is the largest set sold). */
export const MAX_SUIT = 18

export function tileOf(a: Suit, b: Suit): Tile {
  const high = a > b ? a : b
  const low = a > b ? b : a
  return ((high * (high + 1)) / 2 + low) as Tile
}

interface Face {
  readonly high: Suit
  readonly low: Suit
  readonly text: string
}

/** 0 up to some suit. */
const suitsTo = (most: Suit): readonly Suit[] => Array.from({ length: most + 1 }, (_, suit) => suit)

const TILE_FACES: readonly Face[] = suitsTo(MAX_SUIT).flatMap((high) => suitsTo(high).map((low) => ({ high, low, text: `${high}-${low}` })))

/** The halves by the place of their tile: every play looks at several, and numbers beside one another are looked up soonest. */
const HIGH_HALVES = TILE_FACES.map(({ high }) => high)
const LOW_HALVES = TILE_FACES.map(({ low }) => low)

function halfOf(halves: readonly Suit[], tile: Tile): Suit {
  const half = halves[tile]
  if (half === undefined) throw new RangeError(`no tile has place ${tile}`)
  return half
}

export function highOf(tile: Tile): Suit {
  return halfOf(HIGH_HALVES, tile)
}

export function lowOf(tile: Tile): Suit {
  return halfOf(LOW_HALVES, tile)
}

export function isDouble(tile: Tile): boolean {
  return highOf(tile) === lowOf(tile)
}

/** Sum of both halves. */
export function pipsOf(tile: Tile): number {
  return highOf(tile) + lowOf(tile)
}

export function hasSuit(tile: Tile, suit: Suit): boolean {
  return highOf(tile) === suit || lowOf(tile) === suit
}

/** The half that stays open when `joined` lies against the line. */
export function otherHalf(tile: Tile, joined: Suit): Suit {
  const high = highOf(tile)
  return high === joined ? lowOf(tile) : high
}

/** Canonical text, higher half first: `6-4`. */
export function makeTile(tile: Tile): string {
  const face = TILE_FACES[tile]
  if (face === undefined) throw new RangeError(`no tile has place ${tile}`)
  return face.text
}

/** A tile as someone wrote it: which half came first matters when it is led (record format). */
export interface WrittenTile {
  readonly tile: Tile
  readonly first: Suit
  readonly second: Suit
}

export interface TileError {
  readonly kind: 'not-a-tile'
  readonly text: string
}

const WRITTEN: ReadonlyMap<string, WrittenTile> = new Map(
  suitsTo(MAX_SUIT).flatMap((first) => suitsTo(MAX_SUIT).map((second) => [`${first}-${second}`, { tile: tileOf(first, second), first, second }] as const)),
)

/** The same as `parseTile` where nobody needs the error: undefined is no tile. */
export function writtenTile(text: string): WrittenTile | undefined {
  if (text.length !== 3 || text.charCodeAt(1) !== DASH) return WRITTEN.get(text)
  const [first, second] = [text.charCodeAt(0) - ZERO, text.charCodeAt(2) - ZERO]
  return first >= 0 && first < FIGURES && second >= 0 && second < FIGURES ? WRITTEN_IN_FIGURES[first * FIGURES + second] : undefined
}

/** Those with a figure for each half, by the two: nearly all that a record has, and found sooner so than by their text. */
const FIGURES = 10
const WRITTEN_IN_FIGURES = suitsTo(FIGURES - 1).flatMap((first) => suitsTo(FIGURES - 1).map((second) => WRITTEN.get(`${first}-${second}`)))
const ZERO = 48
const DASH = 45

/** `"6-4"` or `"4-6"` → the tile and the order it was written in; halves 0 … 18. */
export function parseTile(text: string): Result<WrittenTile, TileError> {
  const written = WRITTEN.get(text)
  return written === undefined ? err({ kind: 'not-a-tile', text }) : ok(written)
}
