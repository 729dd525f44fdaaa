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

/* What values stand on (rulebook, C-3, C-5, DB-1, DB-4): S3 counts no arms, sets no floor, and gives nothing for going out or for a blocked round. */

export const doubleBergenPresets: PresetsOfGame<typeof doubleBergenIds> = {
  'double-bergen': {
    source: 'S3',
    offered: 'first',
    layout: 'spinner',
    players: { min: 2, max: 4 },
    firstLeader: 'picked-at-random',
    nextLeader: 'left-of-last-leader',
    settings: DEDUCTED,
    standsOn: {
      written: ['target', 'handSize', 'maxPip', 'copies', 'draw', 'blockedRule', 'tileDeduction'],
      reading: ['win', 'arms', 'reserve', 'americanGap', 'germanTies', 'passedLead'],
      convention: ['partners', 'blockedBy', 'dominoPoints', 'blockedPoints', 'floor'],
      players: 'written',
    },
  },
  'double-bergen-twelve': {
    source: 'S3',
    offered: 'first',
    layout: 'spinner',
    players: { min: 2, max: 8 },
    firstLeader: 'picked-at-random',
    nextLeader: 'left-of-last-leader',
    settings: { ...DEDUCTED, maxPip: 12, arms: 8 },
    standsOn: {
      written: ['target', 'maxPip', 'copies', 'arms', 'draw', 'blockedRule', 'tileDeduction'],
      reading: ['win', 'reserve', 'americanGap', 'germanTies', 'passedLead'],
      convention: ['partners', 'blockedBy', 'handSize', 'dominoPoints', 'blockedPoints', 'floor'],
      players: 'convention',
    },
  },
}
