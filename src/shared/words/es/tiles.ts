import type { ArmName } from '../../domino/line'
import type { Suit } from '../../domino/tile'
import { tileWordsOf } from '../tile-words'
import { listed, numberWord } from './numbers'

export { diceTile } from '../tile-words'

/** A suit as it is said at the table: `blanca`, `uno` … `dieciocho`. */
export function suitWord(suit: Suit): string {
  return suit === 0 ? 'blanca' : numberWord(suit)
}

/** The set by its highest double, and a double itself: `doble seis`. */
export function setWords(maxPip: number): string {
  return `doble ${suitWord(maxPip)}`
}

function place(arm: ArmName): string {
  return typeof arm === 'number' ? `brazo ${arm}` : arm === 'left' ? 'extremo izquierdo' : 'extremo derecho'
}

export function armWords(arm: ArmName): string {
  return `el ${place(arm)}`
}

/** `seis-cuatro`, `doble seis`, `blanca-uno`; `el 6 del extremo izquierdo y el 2 del brazo 3`. */
export const { tileWords, laidWords, endsWords } = tileWordsOf(listed, { suitWord, double: setWords, end: ({ arm, suit }) => `el ${suit} del ${place(arm)}` })
