import type { ArmName } from '../../domino/line'
import { highOf, isDouble, lowOf, makeTile, tileOf, type Suit, type Tile } from '../../domino/tile'
import { listed, numberWord } from './numbers'

/** A suit as it is said at the table: `blanca`, `uno` … `dieciocho`. */
export function suitWord(suit: Suit): string {
  return suit === 0 ? 'blanca' : numberWord(suit)
}

/** A tile as it is said at the table: `seis-cuatro`, `doble seis`, `blanca-uno`. */
export function tileWords(tile: Tile): string {
  const low = suitWord(lowOf(tile))
  if (isDouble(tile)) return `doble ${low}`
  const high = suitWord(highOf(tile))
  return lowOf(tile) === 0 ? `${low}-${high}` : `${high}-${low}`
}

/** A throw of two dice as the tile it names, `6-4`. */
export function diceTile(dice: readonly [number, number]): string {
  return makeTile(tileOf(dice[0], dice[1]))
}

/** The set by its highest double: `doble seis`. */
export function setWords(maxPip: number): string {
  return `doble ${suitWord(maxPip)}`
}

function place(arm: ArmName): string {
  return typeof arm === 'number' ? `brazo ${arm}` : arm === 'left' ? 'extremo izquierdo' : 'extremo derecho'
}

export function armWords(arm: ArmName): string {
  return `el ${place(arm)}`
}

/** `el 6 del extremo izquierdo y el 2 del brazo 3`. */
export function endsWords(ends: readonly { readonly arm: ArmName; readonly suit: Suit }[]): string {
  return listed(ends.map(({ arm, suit }) => `el ${suit} del ${place(arm)}`))
}
