import { highOf, isDouble, lowOf, makeTile, tileOf, type Suit, type Tile } from '../domino/tile'
import type { Grammar } from './grammar'
import type { NamedEnd } from './sentence-inputs'

/** How a language says a suit, a double, and what lies at an end. */
export interface TilePhrases {
  readonly suitWord: (suit: Suit) => string
  readonly double: (suit: Suit) => string
  /** What lies at an end, and where that is: `6 at the left end`. */
  readonly end: (end: NamedEnd) => string
}

/** Tiles and ends as they are said at the table. */
export function tileWordsOf(listed: Grammar['listed'], { suitWord, double, end }: TilePhrases) {
  return {
    /** The higher half first, but a blank before its number. */
    tileWords: (tile: Tile): string => {
      if (isDouble(tile)) return double(lowOf(tile))
      const [low, high] = [suitWord(lowOf(tile)), suitWord(highOf(tile))]
      return lowOf(tile) === 0 ? `${low}-${high}` : `${high}-${low}`
    },
    /** A tile in the order in which it lies, the left half first, so that a lead says what lies at each end. */
    laidWords: (left: Suit, right: Suit): string => (left === right ? double(left) : `${suitWord(left)}-${suitWord(right)}`),
    endsWords: (ends: readonly NamedEnd[]): string => listed(ends.map(end)),
  }
}

/** A throw of two dice as the tile it names, `6-4`. */
export function diceTile(dice: readonly [number, number]): string {
  return makeTile(tileOf(dice[0], dice[1]))
}
