import * as saidBasics from '../said/es/basics'
import * as saidGames from '../said/es/games'
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

export const tileNoun: Noun = { one: 'ficha', other: 'fichas' }

/** A small count in words, a larger one in figures. */
export const numberWord = numberWords('cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho')

/** A suit as it is said at the table: `blanca`, `uno` … `dieciocho`. */
export function suitWord(suit: Suit): string {
  return suit === 0 ? 'blanca' : numberWord(suit)
}

/** The set by its highest double, and a double itself: `doble seis`. */
export function setWords(maxPip: number): string {
  return `doble ${suitWord(maxPip)}`
}

/** Which end of a line: `extremo izquierdo`. */
export const ENDS = { left: 'izquierdo', right: 'derecho', up: 'superior', down: 'inferior' } as const satisfies Record<Side, string>

function place(arm: ArmName): string {
  return typeof arm === 'number' ? `brazo ${arm}` : `extremo ${ENDS[arm]}`
}

/** `seis-cuatro`, `doble seis`, `blanca-uno`; `el 6 del extremo izquierdo y el 2 del brazo 3`. */
export const { tileWords, laidWords, endsWords } = tileWordsOf(listed, { suitWord, double: setWords, end: ({ arm, suit }) => `el ${suit} del ${place(arm)}` })

const GAME_WORDS: Readonly<Record<GameId, GameWords>> = saidGames.gameWords

export function gameWords(game: GameId): GameWords {
  return GAME_WORDS[game]
}

export function armWords(arm: ArmName): string {
  return `el ${place(arm)}`
}

export const vocabulary: Vocabulary = {
  counted,
  listed,
  tiles: tileNoun,
  nameOf,
  namesOf,
  handsOf: (names, seats) => {
    const who = namesOf(names, seats)
    return { who, hands: `${seats.length === 1 ? 'la mano' : 'las manos'} de ${who}` }
  },
  gameWords,
  boneyardOf: (game) => gameWords(game).boneyard,
  armWords,
  endsWords,
}

/** A noun that games hand on, with its article, and with that after “de”, which contracts with “el”. */
interface WithArticle {
  readonly the: string
  readonly of: string
}

const OTHERS: Readonly<Record<string, WithArticle>> = {
  tren: { the: 'el tren', of: 'del tren' },
  brazos: { the: 'los brazos', of: 'de los brazos' },
}

const feminine = (noun: string): WithArticle => ({ the: `la ${noun}`, of: `de la ${noun}` })

/** The lines of play and the player who leads; `pozo` and `oasis` are both masculine, and sentences say “el” and “del” themselves. */
export function withArticle(noun: string): WithArticle {
  return OTHERS[noun] ?? feminine(noun)
}

export const sourceNames: Readonly<Record<Source, string>> = saidGames.sourceNames

export const presetNames: Readonly<Record<PresetId, string>> = saidBasics.presetNames

export const blockedRuleNames: Readonly<Record<BlockedRuleId, string>> = saidGames.blockedRuleNames

/** Whom a preset names to lead (B-7, FS-1, DB-1). */
export const leaderAdvice: Readonly<Record<LeaderAdvice, string>> = saidBasics.leaderAdvice

/** How often: `una vez`, `dos veces`. */
export function timesWord(count: number): string {
  return count === 1 ? 'una vez' : `${numberWord(count)} veces`
}
