import type { ArmName } from '../../domino/line'
import type { Suit } from '../../domino/tile'
import { tileWordsOf } from '../tile-words'
import { listed, numberWord } from './numbers'

export { diceTile } from '../tile-words'

/** A suit as it is said at the table: `blank`, `one` … `eighteen`. */
export function suitWord(suit: Suit): string {
  return suit === 0 ? 'blank' : numberWord(suit)
}

/** The set by its highest double: `double-six`. */
export function setWords(maxPip: number): string {
  return `double-${suitWord(maxPip)}`
}

export function armWords(arm: ArmName): string {
  return typeof arm === 'number' ? `arm ${arm}` : `the ${arm} end`
}

/** `six-four`, `double six`, `blank-one`; `6 at the left end and 2 at the right end`, `3 on arm 2`. */
export const { tileWords, laidWords, endsWords } = tileWordsOf(listed, {
  suitWord,
  double: (suit) => `double ${suitWord(suit)}`,
  end: ({ arm, suit }) => `${suit} ${typeof arm === 'number' ? 'on' : 'at'} ${armWords(arm)}`,
})
