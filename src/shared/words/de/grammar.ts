import * as saidBasics from '../said/de/basics'
import * as saidGames from '../said/de/games'
import type { ArmName, Side } from '#shared/domino/line'
import type { BlockedRuleId, GameId } from '#shared/games/rules'
import type { GameWords } from '#shared/words/sentence-inputs'
import type { LeaderAdvice, PresetId } from '#shared/rules/presets'
import type { Noun } from '#shared/words/grammar'
import type { Source } from '#shared/games/rule-ids'
import type { Suit } from '#shared/domino/tile'
import type { Vocabulary } from '#shared/words/vocabulary'
import { counted, listed, nameOf, namesOf } from './counting'
import { numberWords } from '#shared/words/numbers'
import { tileWordsOf } from '#shared/words/tile-words'

export { diceTile } from '../tile-words'

export { capitalised, plain, signed } from '../numbers'

export { counted, figures, inNumber, listed, nameOf, namesOf } from './counting'

/** A noun that another catalogue or file hands on, in the cases that sentences need. */
export interface Cases {
  readonly nominative: string
  readonly accusative: string
  readonly dative: string
  /** `im Vorrat` */
  readonly in: string
}

const masculine = (noun: string): Cases => ({ nominative: `der ${noun}`, accusative: `den ${noun}`, dative: `dem ${noun}`, in: `im ${noun}` })

const neuter = (noun: string): Cases => ({ nominative: `das ${noun}`, accusative: `das ${noun}`, dative: `dem ${noun}`, in: `im ${noun}` })

const feminine = (noun: string): Cases => ({ nominative: `die ${noun}`, accusative: `die ${noun}`, dative: `der ${noun}`, in: `in der ${noun}` })

const CASES: Readonly<Record<string, Cases>> = {
  Oase: feminine('Oase'),
  Karawane: feminine('Karawane'),
  Karawanenführung: feminine('Karawanenführung'),
  Kette: feminine('Kette'),
  Tisch: masculine('Tisch'),
  Vorrat: masculine('Vorrat'),
  Anspiel: neuter('Anspiel'),
  Arme: { nominative: 'die Arme', accusative: 'die Arme', dative: 'den Armen', in: 'in den Armen' },
}

/**
 * Whether the gender of a noun is known.
 *
 * @internal A test asks it of every noun that a game has for its things.
 */
export const isDeclined = (noun: string): boolean => Object.hasOwn(CASES, noun)

/** A noun that is not known is taken for a feminine one, as most of them are. */
export function casesOf(noun: string): Cases {
  return CASES[noun] ?? feminine(noun)
}

export const tileNoun: Noun = { one: 'Stein', other: 'Steine' }

/** A small count in words, a larger one in figures. */
export const numberWord = numberWords(
  'kein ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn',
)

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

/** Which end of a line: `das linke Ende`, `am linken Ende`, `linkes Ende`. */
export const SIDES = { left: 'linke', right: 'rechte', up: 'obere', down: 'untere' } as const satisfies Record<Side, string>

/** Where something lies: `am linken Ende`, `an Arm 2`. */
export function atArm(arm: ArmName): string {
  return typeof arm === 'number' ? `an Arm ${arm}` : `am ${SIDES[arm]}n Ende`
}

/** `sechs-vier`, `Sechserpasch`, `blank-eins`; `6 am linken Ende und 2 am rechten Ende`. */
export const { tileWords, laidWords, endsWords } = tileWordsOf(listed, { suitWord, double: setWords, end: ({ arm, suit }) => `${suit} ${atArm(arm)}` })

const GAME_WORDS: Readonly<Record<GameId, GameWords>> = saidGames.gameWords

export function gameWords(game: GameId): GameWords {
  return GAME_WORDS[game]
}

export function armWords(arm: ArmName): string {
  return typeof arm === 'number' ? `Arm ${arm}` : `das ${SIDES[arm]} Ende`
}

export const vocabulary: Vocabulary = {
  counted,
  listed,
  tiles: tileNoun,
  nameOf,
  namesOf,
  handsOf: (names, seats) => {
    const who = namesOf(names, seats)
    return { who, hands: `bei ${who}` }
  },
  gameWords,
  boneyardOf: (game) => gameWords(game).boneyard,
  armWords,
  endsWords,
}

/** After „mit“ and „von“. */
export function pointsDative(points: Noun): Noun {
  return points.other === 'Punkte' ? { ...points, other: 'Punkten' } : points
}

/** So many points after „mit“: „mit 111 Punkten“. */
export const countedDative = (count: number, points: Noun): string => counted(count, pointsDative(points))

export const sourceNames: Readonly<Record<Source, string>> = saidGames.sourceNames

export const presetNames: Readonly<Record<PresetId, string>> = saidBasics.presetNames

export const blockedRuleNames: Readonly<Record<BlockedRuleId, string>> = saidGames.blockedRuleNames

/** Whom a preset names to lead (B-7, FS-1, DB-1). */
export const leaderAdvice: Readonly<Record<LeaderAdvice, string>> = saidBasics.leaderAdvice

/** After „mit“, „von“, „in“. */
export const TILES_DATIVE: Noun = { one: 'Stein', other: 'Steinen' }

/** How often: `einmal`, `zweimal`, `21-mal`. */
export function timesWord(count: number): string {
  const word = numberWord(count)
  return /\d$/.test(word) ? `${word}-mal` : `${word}mal`
}

/** A noun of a game in the case that a sentence needs. */
export const nominative = (noun: string): string => casesOf(noun).nominative
export const accusative = (noun: string): string => casesOf(noun).accusative
export const dative = (noun: string): string => casesOf(noun).dative
/** `im Vorrat` */
export const inside = (noun: string): string => casesOf(noun).in
