import type { Layout } from '../domino/line'
import type { Source } from '../games/rule-ids'
import type { GameId, RuleSettings } from '../games/rules'

export const PRESET_IDS = [
  'flower-and-scorpion',
  'bergen-pagat',
  'bergen-game-cabinet',
  'bergen-draw',
  'bergen-hoyle',
  'bergen-online',
  'double-bergen',
  'double-bergen-twelve',
] as const
export type PresetId = (typeof PRESET_IDS)[number]

/** Whom a preset names to lead (B-7, FS-1, DB-1): in the first round, and in each later one. */
export const LEADERS = [
  'lowest-double',
  'highest-double',
  'highest-double-any-tile',
  'any-player',
  'nobody-named',
  'picked-at-random',
  'left-of-last-leader',
] as const
export type LeaderAdvice = (typeof LEADERS)[number]

/** Whether the tiles say who leads, once they are dealt: nobody can be named before. */
export function isLeaderDealt(advice: LeaderAdvice): boolean {
  switch (advice) {
    case 'lowest-double':
    case 'highest-double':
    case 'highest-double-any-tile':
      return true
    case 'any-player':
    case 'nobody-named':
    case 'picked-at-random':
    case 'left-of-last-leader':
      return false
  }
}

export interface Preset {
  readonly id: PresetId
  readonly game: GameId
  readonly source: Source
  readonly layout: Layout
  readonly players: { readonly min: number; readonly max: number }
  readonly firstLeader: LeaderAdvice
  readonly nextLeader: LeaderAdvice
  readonly settings: RuleSettings
}

/** Most players any table of ours seats (double-bergen-twelve, and larger or doubled sets). */
export const MOST_PLAYERS = 8

const COMMON: RuleSettings = {
  target: 15,
  handSize: { '2': 6, '3': 6, '4': 5 },
  maxPip: 6,
  copies: 1,
  arms: 2,
  spinner: false,
  reserve: 2,
  draw: 'until-able',
  win: 'immediate',
  leadTile: 'any',
  dominoPoints: 2,
  blockedRule: 'simple',
  blockedPoints: null,
  dual: 2,
  plural: 3,
  doubleHeader: 2,
  tripleHeader: 3,
  approachCap: false,
  completeFirstDouble: false,
  tileDeduction: 0,
  floor: 0,
  twoDoubles: 'listed',
  standingPair: 'unscored',
  doubleScorpion: 'suit',
  payout: 'net',
  americanGap: 'none',
  germanTies: 'among-tied',
  spinnerArms: 'all-first',
  spinnerCount: 'headers',
  passedLead: 'who-led',
}

const BERGEN: RuleSettings = { ...COMMON, target: { '2': 15, '3': 10, '4': 10 }, approachCap: true }

const DOUBLE_BERGEN: RuleSettings = {
  ...COMMON,
  target: 100,
  arms: 4,
  win: 'round-end',
  leadTile: 'double',
  dominoPoints: 0,
  blockedRule: 'tiles-deducted',
  blockedPoints: 0,
  tileDeduction: 1,
  floor: null,
}

/** The eight rule sets, each from one written source (rulebook, table of presets). */
export const PRESETS: Readonly<Record<PresetId, Preset>> = {
  'flower-and-scorpion': {
    id: 'flower-and-scorpion',
    game: 'flower-and-scorpion',
    source: 'S0',
    layout: 'two-ended',
    players: { min: 2, max: 4 },
    firstLeader: 'any-player',
    nextLeader: 'left-of-last-leader',
    settings: { ...COMMON, target: 20, blockedRule: 'flower-and-scorpion' },
  },
  'bergen-pagat': {
    id: 'bergen-pagat',
    game: 'bergen',
    source: 'S1',
    layout: 'two-ended',
    players: { min: 2, max: 4 },
    firstLeader: 'lowest-double',
    nextLeader: 'lowest-double',
    settings: { ...BERGEN, leadTile: 'double' },
  },
  'bergen-game-cabinet': {
    id: 'bergen-game-cabinet',
    game: 'bergen',
    source: 'S2',
    layout: 'two-ended',
    players: { min: 2, max: 4 },
    firstLeader: 'nobody-named',
    nextLeader: 'nobody-named',
    settings: BERGEN,
  },
  'bergen-draw': {
    id: 'bergen-draw',
    game: 'bergen',
    source: 'S4',
    layout: 'two-ended',
    players: { min: 2, max: 4 },
    firstLeader: 'highest-double',
    nextLeader: 'highest-double',
    settings: { ...COMMON, reserve: 0, leadTile: 'double', dominoPoints: 1 },
  },
  'bergen-hoyle': {
    id: 'bergen-hoyle',
    game: 'bergen',
    source: 'S5',
    layout: 'two-ended',
    players: { min: 2, max: 4 },
    firstLeader: 'highest-double',
    nextLeader: 'highest-double',
    settings: { ...COMMON, handSize: 6, reserve: 0, leadTile: 'double', dominoPoints: 1, blockedRule: 'lightest-without-doubles' },
  },
  'bergen-online': {
    id: 'bergen-online',
    game: 'bergen',
    source: 'S6',
    layout: 'two-ended',
    players: { min: 2, max: 4 },
    firstLeader: 'highest-double-any-tile',
    nextLeader: 'highest-double-any-tile',
    settings: { ...COMMON, reserve: 0, win: 'round-end', dominoPoints: 1 },
  },
  'double-bergen': {
    id: 'double-bergen',
    game: 'double-bergen',
    source: 'S3',
    layout: 'spinner',
    players: { min: 2, max: 4 },
    firstLeader: 'picked-at-random',
    nextLeader: 'left-of-last-leader',
    settings: DOUBLE_BERGEN,
  },
  'double-bergen-twelve': {
    id: 'double-bergen-twelve',
    game: 'double-bergen',
    source: 'S3',
    layout: 'spinner',
    players: { min: 2, max: 8 },
    firstLeader: 'picked-at-random',
    nextLeader: 'left-of-last-leader',
    settings: { ...DOUBLE_BERGEN, maxPip: 12, arms: 8 },
  },
}
