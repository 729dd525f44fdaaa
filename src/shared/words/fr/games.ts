import type { LeaderAdvice, PresetId } from '../../rules/presets'
import type { Source } from '../../games/rule-ids'
import type { BlockedRuleId, GameId } from '../../games/rules'
import type { Noun } from '../grammar'
import type { GameWords } from '../sentence-inputs'

const POINTS: Noun = { one: 'point', other: 'points' }

const GAME_WORDS: Readonly<Record<GameId, GameWords>> = {
  'flower-and-scorpion': {
    name: 'Fleur et Scorpion',
    line: 'caravane',
    boneyard: 'oasis',
    leader: 'chef de caravane',
    points: { one: 'jeton', other: 'jetons' },
  },
  bergen: { name: 'Bergen', line: 'train', boneyard: 'pioche', leader: 'ouverture', points: POINTS },
  'double-bergen': { name: 'Double Bergen', line: 'branches', boneyard: 'pioche', leader: 'ouverture', points: POINTS },
}

export function gameWords(game: GameId): GameWords {
  return GAME_WORDS[game]
}

export const presetNames: Readonly<Record<PresetId, string>> = {
  'flower-and-scorpion': 'Fleur et Scorpion',
  'bergen-pagat': 'Bergen : le plus petit double ouvre',
  'bergen-game-cabinet': 'Bergen : n’importe qui ouvre',
  'bergen-draw': 'Bergen : sans réserve',
  'bergen-hoyle': 'Bergen : bloqué, un double pénalise',
  'bergen-online': 'Bergen : manche jouée jusqu’au bout',
  'double-bergen': 'Double Bergen',
  'double-bergen-twelve': 'Double Bergen (double-douze)',
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
  'flower-and-scorpion': 'Fleur, Scorpion, plus petit double',
  american: 'règle américaine (Armanino)',
  german: 'règle allemande (Müller)',
  simple: 'règle simple',
  'lightest-without-doubles': 'moins de points sans double',
  picture: 'dominos à images',
  'tiles-deducted': 'retrait par domino',
}

/** Whom a preset names to lead (B-7, FS-1, DB-1). */
export const leaderAdvice: Readonly<Record<LeaderAdvice, string>> = {
  'lowest-double':
    'Le plus petit double ouvre. Si personne n’en a, la source ne dit rien : redistribuez, ou piochez à tour de rôle jusqu’à ce que quelqu’un en ait un.',
  'highest-double':
    'Le plus grand double ouvre. Si personne n’en a, la source ne dit rien : redistribuez, ou piochez à tour de rôle jusqu’à ce que quelqu’un en ait un.',
  'highest-double-any-tile': 'Le plus grand double donne l’ouverture, avec n’importe quel domino. Si personne n’a de double, on redistribue.',
  'picked-at-random': 'La personne qui ouvre est tirée au sort.',
  'any-player': 'N’importe qui peut ouvrir : à vous de choisir.',
  'nobody-named': 'La source ne désigne personne : à vous de choisir qui ouvre.',
  'left-of-last-leader': 'L’ouverture passe à gauche.',
}
