import * as saidBasics from '../said/en/basics'
import * as saidGames from '../said/en/games'
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

export const tileNoun: Noun = { one: 'tile', other: 'tiles' }

/** A small count in words, a larger one in figures. */
export const numberWord = numberWords('no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen')

/** A suit as it is said at the table: `blank`, `one` … `eighteen`. */
export function suitWord(suit: Suit): string {
  return suit === 0 ? 'blank' : numberWord(suit)
}

/** The ends of a line, and those that go up and down from the middle of it. */
export const ENDS = { left: 'left', right: 'right', up: 'upper', down: 'lower' } as const satisfies Record<Side, string>

export function armWords(arm: ArmName): string {
  return typeof arm === 'number' ? `arm ${arm}` : `the ${ENDS[arm]} end`
}

/** `six-four`, `double six`, `blank-one`; `6 at the left end and 2 at the right end`, `3 on arm 2`. */
export const { tileWords, laidWords, endsWords } = tileWordsOf(listed, {
  suitWord,
  double: (suit) => `double ${suitWord(suit)}`,
  end: ({ arm, suit }) => `${suit} ${typeof arm === 'number' ? 'on' : 'at'} ${armWords(arm)}`,
})

/** The set by its highest double: `double-six`. */
export function setWords(maxPip: number): string {
  return `double-${suitWord(maxPip)}`
}

const GAME_WORDS: Readonly<Record<GameId, GameWords>> = saidGames.gameWords

export function gameWords(game: GameId): GameWords {
  return GAME_WORDS[game]
}

export const vocabulary: Vocabulary = {
  counted,
  listed,
  tiles: tileNoun,
  nameOf,
  namesOf,
  handsOf: (names, seats) => ({
    who: namesOf(names, seats),
    hands: `${listed(seats.map((seat) => `${nameOf(names, seat)}’s`))} ${seats.length === 1 ? 'hand' : 'hands'}`,
  }),
  gameWords,
  boneyardOf: (game) => gameWords(game).boneyard,
  armWords,
  endsWords,
}

export const sourceNames: Readonly<Record<Source, string>> = saidGames.sourceNames

export const presetNames: Readonly<Record<PresetId, string>> = saidBasics.presetNames

export const blockedRuleNames: Readonly<Record<BlockedRuleId, string>> = saidGames.blockedRuleNames

/** Whom a preset names to lead (B-7, FS-1, DB-1). */
export const leaderAdvice: Readonly<Record<LeaderAdvice, string>> = saidBasics.leaderAdvice
