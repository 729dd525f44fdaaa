import type { LeaderAdvice, PresetId } from '../../rules/presets'
import type { Source } from '../../games/rule-ids'
import type { BlockedRuleId, GameId } from '../../games/rules'
import type { Noun } from '../grammar'
import type { GameWords } from '../sentence-inputs'

const POINTS: Noun = { one: 'Punkt', other: 'Punkte' }

const GAME_WORDS: Readonly<Record<GameId, GameWords>> = {
  'flower-and-scorpion': {
    name: 'Blüte & Skorpion',
    line: 'Karawane',
    boneyard: 'Oase',
    leader: 'Karawanenführung',
    points: { one: 'Chip', other: 'Chips' },
  },
  bergen: { name: 'Bergen', line: 'Kette', boneyard: 'Vorrat', leader: 'Anspiel', points: POINTS },
  'double-bergen': { name: 'Doppel-Bergen', line: 'Arme', boneyard: 'Vorrat', leader: 'Anspiel', points: POINTS },
}

export function gameWords(game: GameId): GameWords {
  return GAME_WORDS[game]
}

/** After „mit“ and „von“. */
export function pointsDative(points: Noun): Noun {
  return points.other === POINTS.other ? { ...points, other: 'Punkten' } : points
}

export const presetNames: Readonly<Record<PresetId, string>> = {
  'flower-and-scorpion': 'Blüte & Skorpion',
  'bergen-pagat': 'Bergen: niedrigster Pasch spielt an',
  'bergen-game-cabinet': 'Bergen: alle dürfen anspielen',
  'bergen-draw': 'Bergen: keine Reserve',
  'bergen-hoyle': 'Bergen: Pasche schaden',
  'bergen-online': 'Bergen: Runde zu Ende spielen',
  'double-bergen': 'Doppel-Bergen',
  'double-bergen-twelve': 'Doppel-Bergen (bis Zwölferpasch)',
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
  'flower-and-scorpion': 'Blüte, Skorpion, niedrigster Pasch',
  american: 'Amerikanische Regel (Armanino)',
  german: 'Deutsche Regel (Müller)',
  simple: 'Einfache Regel',
  'lightest-without-doubles': 'Wenigste Augen ohne Pasch',
  picture: 'Bilderdomino',
  'tiles-deducted': 'Abzug für Steine',
}

/** Whom a preset names to lead (B-7, FS-1, DB-1). */
export const leaderAdvice: Readonly<Record<LeaderAdvice, string>> = {
  'lowest-double':
    'Wer den niedrigsten Pasch hat, spielt ihn an. Hat niemand einen, lässt die Quelle es offen: Teilt neu aus oder zieht reihum, bis jemand einen hat.',
  'highest-double':
    'Wer den höchsten Pasch hat, spielt ihn an. Hat niemand einen, lässt die Quelle es offen: Teilt neu aus oder zieht reihum, bis jemand einen hat.',
  'highest-double-any-tile': 'Wer den höchsten Pasch hat, spielt an, mit einem beliebigen Stein. Hat niemand einen Pasch, wird neu ausgeteilt.',
  'picked-at-random': 'Es wird ausgelost, wer anspielt.',
  'any-player': 'Es darf anspielen, wer will. Ihr entscheidet.',
  'nobody-named': 'Die Quelle nennt niemanden. Ihr entscheidet, wer anspielt.',
  'left-of-last-leader': 'Das Anspiel wechselt nach links.',
}
