import type { ArmName } from '../../domino/line'
import { highOf, isDouble, lowOf, makeTile, tileOf, type Suit, type Tile } from '../../domino/tile'
import { listed, numberWord } from './numbers'

/** A suit as it is said at the table: `blanc`, `un` … `dix-huit`. */
export function suitWord(suit: Suit): string {
  return suit === 0 ? 'blanc' : numberWord(suit)
}

/** A tile as it is said at the table: `six-quatre`, `double six`, `blanc-un`. */
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

/** `le 6 du bout gauche et le 2 de la branche 3`. */
export function endsWords(ends: readonly { readonly arm: ArmName; readonly suit: Suit }[]): string {
  return listed(ends.map(({ arm, suit }) => `le ${suit} ${ofArm(arm)}`))
}
