import type { PresetsOfGame } from '../preset'
import type { RuleSettings } from '../rules'
import type { doubleBergenIds } from './ids'

const DEDUCTED: Partial<RuleSettings> = {
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

export const doubleBergenPresets: PresetsOfGame<typeof doubleBergenIds> = {
  'double-bergen': {
    source: 'S3',
    offered: 'first',
    layout: 'spinner',
    players: { min: 2, max: 4 },
    firstLeader: 'picked-at-random',
    nextLeader: 'left-of-last-leader',
    settings: DEDUCTED,
  },
  'double-bergen-twelve': {
    source: 'S3',
    offered: 'first',
    layout: 'spinner',
    players: { min: 2, max: 8 },
    firstLeader: 'picked-at-random',
    nextLeader: 'left-of-last-leader',
    settings: { ...DEDUCTED, maxPip: 12, arms: 8 },
  },
}
