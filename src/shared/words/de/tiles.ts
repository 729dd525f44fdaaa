import type { ArmName } from '../../domino/line'
import { highOf, isDouble, lowOf, makeTile, tileOf, type Suit, type Tile } from '../../domino/tile'
import { listed, numberWord } from './numbers'

/** A suit as it is said at the table: `blank`, `eins` … `achtzehn`. */
export function suitWord(suit: Suit): string {
  if (suit === 0) return 'blank'
  return suit === 1 ? 'eins' : numberWord(suit)
}

const OF_DOUBLES = [
  'Blank',
  'Einser',
  'Zweier',
  'Dreier',
  'Vierer',
  'Fünfer',
  'Sechser',
  'Siebener',
  'Achter',
  'Neuner',
  'Zehner',
  'Elfer',
  'Zwölfer',
  'Dreizehner',
  'Vierzehner',
  'Fünfzehner',
  'Sechzehner',
  'Siebzehner',
  'Achtzehner',
] as const

function doubleWord(suit: Suit): string {
  return `${OF_DOUBLES[suit] ?? `${suit}er`}pasch`
}

/** A tile as it is said at the table: `sechs-vier`, `Sechserpasch`, `blank-eins`. */
export function tileWords(tile: Tile): string {
  if (isDouble(tile)) return doubleWord(lowOf(tile))
  const [low, high] = [suitWord(lowOf(tile)), suitWord(highOf(tile))]
  return lowOf(tile) === 0 ? `${low}-${high}` : `${high}-${low}`
}

/** A throw of two dice as the tile it names, `6-4`. */
export function diceTile(dice: readonly [number, number]): string {
  return makeTile(tileOf(dice[0], dice[1]))
}

/** The set by its highest double: `Sechserpasch`. */
export function setWords(maxPip: number): string {
  return doubleWord(maxPip)
}

const SIDES = { left: 'das linke Ende', right: 'das rechte Ende' } as const

export function armWords(arm: ArmName): string {
  return typeof arm === 'number' ? `Arm ${arm}` : SIDES[arm]
}

/** Where something lies: `am linken Ende`, `an Arm 2`. */
export function atArm(arm: ArmName): string {
  return typeof arm === 'number' ? `an Arm ${arm}` : arm === 'left' ? 'am linken Ende' : 'am rechten Ende'
}

/** `6 am linken Ende und 2 am rechten Ende`. */
export function endsWords(ends: readonly { readonly arm: ArmName; readonly suit: Suit }[]): string {
  return listed(ends.map(({ arm, suit }) => `${suit} ${atArm(arm)}`))
}
