import type { LeaderAdvice, PresetId } from '../../rules/presets'
import type { Source } from '../../games/rule-ids'
import type { BlockedRuleId, GameId } from '../../games/rules'
import type { Noun } from '../grammar'
import type { GameWords } from '../sentence-inputs'

const POINTS: Noun = { one: 'punto', other: 'puntos' }

const GAME_WORDS: Readonly<Record<GameId, GameWords>> = {
  'flower-and-scorpion': {
    name: 'Flor y Escorpión',
    line: 'caravana',
    boneyard: 'oasis',
    leader: 'guía de la caravana',
    points: { one: 'tanto', other: 'tantos' },
  },
  bergen: { name: 'Bergen', line: 'tren', boneyard: 'pozo', leader: 'salida', points: POINTS },
  'double-bergen': { name: 'Bergen doble', line: 'brazos', boneyard: 'pozo', leader: 'salida', points: POINTS },
}

export function gameWords(game: GameId): GameWords {
  return GAME_WORDS[game]
}

export const presetNames: Readonly<Record<PresetId, string>> = {
  'flower-and-scorpion': 'Flor y Escorpión',
  'bergen-pagat': 'Bergen: sale el doble más bajo',
  'bergen-game-cabinet': 'Bergen: sale quien sea',
  'bergen-draw': 'Bergen: sin reserva',
  'bergen-hoyle': 'Bergen: en un cierre los dobles perjudican',
  'bergen-online': 'Bergen: la ronda se juega hasta el final',
  'double-bergen': 'Bergen doble',
  'double-bergen-twelve': 'Bergen doble (doble doce)',
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
  'flower-and-scorpion': 'Flor, Escorpión, doble más bajo',
  american: 'regla americana (Armanino)',
  german: 'regla alemana (Müller)',
  simple: 'regla simple',
  'lightest-without-doubles': 'menos puntos sin dobles',
  picture: 'dominó de dibujos',
  'tiles-deducted': 'descuento por fichas',
}

/** Whom a preset names to lead (B-7, FS-1, DB-1). */
export const leaderAdvice: Readonly<Record<LeaderAdvice, string>> = {
  'lowest-double':
    'Quien tiene el doble más bajo sale con él. Si nadie tiene dobles, la fuente lo deja abierto: se reparte de nuevo o se roba por turnos hasta que alguien tenga uno.',
  'highest-double':
    'Quien tiene el doble más alto sale con él. Si nadie tiene dobles, la fuente lo deja abierto: se reparte de nuevo o se roba por turnos hasta que alguien tenga uno.',
  'highest-double-any-tile': 'Sale quien tiene el doble más alto, con cualquier ficha. Si nadie tiene dobles, se reparte de nuevo.',
  'picked-at-random': 'Se elige al azar quién sale.',
  'any-player': 'Puede salir cualquiera. Lo decide la mesa.',
  'nobody-named': 'La fuente no nombra a nadie. La mesa decide quién sale.',
  'left-of-last-leader': 'La salida pasa a la izquierda.',
}
