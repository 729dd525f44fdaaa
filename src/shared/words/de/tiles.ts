import type { ArmName } from '../../domino/line'
import type { Suit } from '../../domino/tile'
import { tileWordsOf } from '../tile-words'
import { listed, numberWord } from './numbers'

export { diceTile } from '../tile-words'

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

/** The set by its highest double, and a double itself: `Sechserpasch`. */
export function setWords(maxPip: number): string {
  return `${OF_DOUBLES[maxPip] ?? `${maxPip}er`}pasch`
}

const SIDES = { left: 'das linke Ende', right: 'das rechte Ende' } as const

export function armWords(arm: ArmName): string {
  return typeof arm === 'number' ? `Arm ${arm}` : SIDES[arm]
}

/** Where something lies: `am linken Ende`, `an Arm 2`. */
export function atArm(arm: ArmName): string {
  return typeof arm === 'number' ? `an Arm ${arm}` : arm === 'left' ? 'am linken Ende' : 'am rechten Ende'
}

/** `sechs-vier`, `Sechserpasch`, `blank-eins`; `6 am linken Ende und 2 am rechten Ende`. */
export const { tileWords, laidWords, endsWords } = tileWordsOf(listed, { suitWord, double: setWords, end: ({ arm, suit }) => `${suit} ${atArm(arm)}` })
