import type { LeaderAdvice, PresetId } from '../../rules/presets'
import type { Source } from '../../games/rule-ids'
import type { BlockedRuleId, GameId } from '../../games/rules'
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
  'bergen-pagat': 'Bergen: lowest double leads',
  'bergen-game-cabinet': 'Bergen: anyone leads',
  'bergen-draw': 'Bergen: nothing in reserve',
  'bergen-hoyle': 'Bergen: doubles count against you',
  'bergen-online': 'Bergen: round played to its end',
  'double-bergen': 'Double Bergen',
  'double-bergen-twelve': 'Double Bergen (double-twelve)',
}

export const sourceNames: Readonly<Record<Source, string>> = {
  S0: 'Flower & Scorpion (J. Celko)',
  S1: 'Bergen (J. Celko, pagat.com, 2018)',
  S2: 'Bergen (J. Celko, The Game Cabinet)',
  S3: 'Double Bergen (J. Celko, pagat.com)',
  S4: 'Bergen (domino-games.com)',
  S5: 'Bergen (puzzle-place.net)',
  S6: 'Bergen (onlinedominogames.com)',
}

export const blockedRuleNames: Readonly<Record<BlockedRuleId, string>> = {
  'flower-and-scorpion': 'Flower, Scorpion, lowest double',
  american: 'American rule (Armanino)',
  german: 'German rule (Müller)',
  simple: 'Simple rule',
  'lightest-without-doubles': 'Fewest pips, no doubles',
  picture: 'Picture dominoes',
  'tiles-deducted': 'Tiles deducted',
}

/** Whom a preset names to lead (B-7, FS-1, DB-1). */
export const leaderAdvice: Readonly<Record<LeaderAdvice, string>> = {
  'lowest-double':
    'The player with the lowest double leads it. If nobody has one, the source leaves it open: deal again, or draw in turn until someone has one.',
  'highest-double':
    'The player with the highest double leads it. If nobody has one, the source leaves it open: deal again, or draw in turn until someone has one.',
  'highest-double-any-tile': 'The player with the highest double leads, with any tile. If nobody has a double, deal again.',
  'picked-at-random': 'One player is picked at random and leads.',
  'any-player': 'Any player may lead. You decide.',
  'nobody-named': 'The source names nobody. You decide who leads.',
  'left-of-last-leader': 'The player to the left of the last leader leads.',
}
