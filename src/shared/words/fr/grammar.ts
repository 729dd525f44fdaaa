import * as saidBasics from '../said/fr/basics'
import * as saidGames from '../said/fr/games'
import type { ArmName, Side } from '#shared/domino/line'
import type { BlockedRuleId, GameId } from '#shared/games/rules'
import type { GameWords } from '#shared/words/sentence-inputs'
import type { LeaderAdvice, PresetId } from '#shared/rules/presets'
import type { Noun } from '#shared/words/grammar'
import type { Seat } from '#shared/match/events'
import type { Source } from '#shared/games/rule-ids'
import type { Suit } from '#shared/domino/tile'
import type { Vocabulary } from '#shared/words/vocabulary'
import { counted, listed, nameOf, namesOf } from './counting'
import { numberWords } from '#shared/words/numbers'
import { tileWordsOf } from '#shared/words/tile-words'

export { diceTile } from '../tile-words'

export { capitalised, plain, signed } from '../numbers'

export { counted, figures, inNumber, listed, nameOf, namesOf } from './counting'

/** A noun that games hand on, with its article, and with that after “de”. */
interface WithArticle {
  readonly the: string
  readonly of: string
}

const NOUNS: Readonly<Record<string, WithArticle>> = {
  pioche: { the: 'la pioche', of: 'de la pioche' },
  oasis: { the: 'l’oasis', of: 'de l’oasis' },
  caravane: { the: 'la caravane', of: 'de la caravane' },
  train: { the: 'le train', of: 'du train' },
  branches: { the: 'les branches', of: 'des branches' },
  ouverture: { the: 'l’ouverture', of: 'de l’ouverture' },
}

/* Whether an H is mute in a name is a matter of the name; before e, i and y it nearly always is (Hélène, Hippolyte), elsewhere often not (Hans, Harry). */
const ELIDES = /^(?:[aeiouœæ]|y[^aeiou]|h[eiy])/i

function elides(name: string): boolean {
  return ELIDES.test(name.normalize('NFD').replace(/\p{M}/gu, ''))
}

/** What stands before a name: `d’` before Ada, Émile and Yves, `de ` before Ben and Yann. */
export function de(name: string): string {
  return elides(name) ? 'd’' : 'de '
}

/** The boneyards, the lines of play and the role of the player who leads. */
export function withArticle(noun: string): WithArticle {
  return NOUNS[noun] ?? { the: noun, of: `${de(noun)}${noun}` }
}

export const tileNoun: Noun = { one: 'domino', other: 'dominos' }

export function ofName(name: string): string {
  return `${de(name)}${name}`
}

/** `d’Ada`, `d’Ada et de Ben`: the preposition is said before each. */
export function ofNames(names: readonly string[], seats: readonly Seat[]): string {
  return listed(seats.map((seat) => ofName(nameOf(names, seat))))
}

/** A small count in words, a larger one in figures. */
export const numberWord = numberWords('zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit')

/** A suit as it is said at the table: `blanc`, `un` … `dix-huit`. */
export function suitWord(suit: Suit): string {
  return suit === 0 ? 'blanc' : numberWord(suit)
}

/** Which end of a line: `bout gauche`, `bout du haut`. */
export const SIDES = { left: 'gauche', right: 'droit', up: 'du haut', down: 'du bas' } as const satisfies Record<Side, string>

function ofArm(arm: ArmName): string {
  return typeof arm === 'number' ? `de la branche ${arm}` : `du bout ${SIDES[arm]}`
}

/** `six-quatre`, `double six`, `blanc-un`; `le 6 du bout gauche et le 2 de la branche 3`. */
export const { tileWords, laidWords, endsWords } = tileWordsOf(listed, {
  suitWord,
  double: (suit) => `double ${suitWord(suit)}`,
  end: ({ arm, suit }) => `le ${suit} ${ofArm(arm)}`,
})

/** The set by its highest double: `double-six`. */
export function setWords(maxPip: number): string {
  return `double-${suitWord(maxPip)}`
}

const GAME_WORDS: Readonly<Record<GameId, GameWords>> = saidGames.gameWords

export function gameWords(game: GameId): GameWords {
  return GAME_WORDS[game]
}

/** `la main d’Ada`, `les mains d’Ada et de Ben`. */
export function handsOf(names: readonly string[], seats: readonly Seat[]): string {
  return `${seats.length === 1 ? 'la main' : 'les mains'} ${ofNames(names, seats)}`
}

export function armWords(arm: ArmName): string {
  return typeof arm === 'number' ? `la branche ${arm}` : `le bout ${SIDES[arm]}`
}

export const vocabulary: Vocabulary = {
  counted,
  listed,
  tiles: tileNoun,
  nameOf,
  namesOf,
  handsOf: (names, seats) => ({ who: namesOf(names, seats), of: ofNames(names, seats), hands: `dans ${handsOf(names, seats)}` }),
  gameWords,
  boneyardOf: (game) => withArticle(gameWords(game).boneyard).the,
  armWords,
  endsWords,
}

export const sourceNames: Readonly<Record<Source, string>> = saidGames.sourceNames

/** `qu’` before Ada, `que ` before Ben. */
export function que(name: string): string {
  return elides(name) ? 'qu’' : 'que '
}

export const presetNames: Readonly<Record<PresetId, string>> = saidBasics.presetNames

export const blockedRuleNames: Readonly<Record<BlockedRuleId, string>> = saidGames.blockedRuleNames

/** Whom a preset names to lead (B-7, FS-1, DB-1). */
export const leaderAdvice: Readonly<Record<LeaderAdvice, string>> = saidBasics.leaderAdvice

/** How often: `une fois`, `deux fois`. */
export function timesWord(count: number): string {
  return `${count === 1 ? 'une' : numberWord(count)} fois`
}

/** Where something is laid: `au bout gauche`, `à la branche 2`. */
export function atArm(arm: ArmName): string {
  return typeof arm === 'number' ? `à la branche ${arm}` : `au bout ${SIDES[arm]}`
}
