import type { LeaderAdvice, PresetId } from '../../rules/presets'
import type { Source } from '../../rules/rule-ids'
import type { BlockedRuleId, GameId } from '../../rules/rules'
import type { Noun } from '../grammar'
import type { GameWords } from '../sentence-inputs'

const POINTS: Noun = { one: 'point', other: 'points' }

const GAME_WORDS: Readonly<Record<GameId, GameWords>> = {
  'flower-and-scorpion': {
    name: 'Flower & Scorpion',
    line: 'caravan',
    boneyard: 'oasis',
    leader: 'caravan master',
    points: { one: 'chip', other: 'chips' },
  },
  bergen: { name: 'Bergen', line: 'train', boneyard: 'boneyard', leader: 'leader', points: POINTS },
  'double-bergen': { name: 'Double Bergen', line: 'arms', boneyard: 'boneyard', leader: 'leader', points: POINTS },
}

export function gameWords(game: GameId): GameWords {
  return GAME_WORDS[game]
}

export const presetNames: Readonly<Record<PresetId, string>> = {
  'flower-and-scorpion': 'Flower & Scorpion',
  'bergen-pagat': 'Bergen (pagat.com)',
  'bergen-game-cabinet': 'Bergen (The Game Cabinet)',
  'bergen-draw': 'Bergen (draw game)',
  'double-bergen': 'Double Bergen',
  'double-bergen-twelve': 'Double Bergen with a double-twelve set',
}

export const sourceNames: Readonly<Record<Source, string>> = {
  S0: 'Flower & Scorpion (J. Celko)',
  S1: 'Bergen (J. Celko, pagat.com, 2019)',
  S2: 'Bergen (J. Celko, The Game Cabinet)',
  S3: 'Double Bergen (J. Celko)',
  S4: 'Bergen (domino rules site)',
}

export const blockedRuleNames: Readonly<Record<BlockedRuleId, string>> = {
  'flower-and-scorpion': 'Flower, Scorpion, lowest double',
  american: 'American rule (Armanino)',
  german: 'German rule (Müller)',
  simple: 'simple rule (Grady & Goldberg)',
  picture: 'picture dominoes',
  'tiles-deducted': 'tiles deducted',
}

/** Whom a preset names to lead (B-7, FS-1, DB-1). */
export const leaderAdvice: Readonly<Record<LeaderAdvice, string>> = {
  'lowest-double': 'Whoever holds the lowest double leads.',
  'highest-double': 'Whoever holds the highest double leads.',
  'any-player': 'Anybody may lead; the table decides.',
  'left-of-last-leader': 'The lead passes to the left.',
}
