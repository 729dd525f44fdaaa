import type { ArmName } from '../../domino/line'
import type { Suit } from '../../domino/tile'
import { tileWordsOf } from '../tile-words'
import { listed, numberWord } from './numbers'

export { diceTile } from '../tile-words'

/** A suit as it is said at the table: `blanc`, `un` … `dix-huit`. */
export function suitWord(suit: Suit): string {
  return suit === 0 ? 'blanc' : numberWord(suit)
}

/** The set by its highest double: `double-six`. */
export function setWords(maxPip: number): string {
  return `double-${suitWord(maxPip)}`
}

const SIDES = { left: 'gauche', right: 'droit' } as const

export function armWords(arm: ArmName): string {
  return typeof arm === 'number' ? `la branche ${arm}` : `le bout ${SIDES[arm]}`
}

/** Where something is laid: `au bout gauche`, `à la branche 2`. */
export function atArm(arm: ArmName): string {
  return typeof arm === 'number' ? `à la branche ${arm}` : `au bout ${SIDES[arm]}`
}

function ofArm(arm: ArmName): string {
  return typeof arm === 'number' ? `de la branche ${arm}` : `du bout ${SIDES[arm]}`
}

/** `six-quatre`, `double six`, `blanc-un`; `le 6 du bout gauche et le 2 de la branche 3`. */
export const { tileWords, laidWords, endsWords } = tileWordsOf(listed, {
  suitWord,
  double: (suit) => `double ${suitWord(suit)}`,
  end: ({ arm, suit }) => `le ${suit} ${ofArm(arm)}`,
})
