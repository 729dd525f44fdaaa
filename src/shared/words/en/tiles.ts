import type { ArmName } from '../../domino/line'
import { highOf, isDouble, lowOf, makeTile, tileOf, type Suit, type Tile } from '../../domino/tile'
import { listed, numberWord } from './numbers'

/** A suit as it is said at the table: `blank`, `one` … `eighteen`. */
export function suitWord(suit: Suit): string {
  return suit === 0 ? 'blank' : numberWord(suit)
}

/** A tile as it is said at the table: `six-four`, `double six`, `blank-one`. */
export function tileWords(tile: Tile): string {
  const low = suitWord(lowOf(tile))
  if (isDouble(tile)) return `double ${low}`
  const high = suitWord(highOf(tile))
  return lowOf(tile) === 0 ? `${low}-${high}` : `${high}-${low}`
}

/** A throw of two dice as the tile it names, `6-4`. */
export function diceTile(dice: readonly [number, number]): string {
  return makeTile(tileOf(dice[0], dice[1]))
}

/** The set by its highest double: `double-six`. */
export function setWords(maxPip: number): string {
  return `double-${suitWord(maxPip)}`
}

export function armWords(arm: ArmName): string {
  return typeof arm === 'number' ? `arm ${arm}` : `the ${arm} end`
}

/** `6 at the left end and 2 at the right end`. */
export function endsWords(ends: readonly { readonly arm: ArmName; readonly suit: Suit }[]): string {
  return listed(ends.map(({ arm, suit }) => `${suit} at ${armWords(arm)}`))
}
