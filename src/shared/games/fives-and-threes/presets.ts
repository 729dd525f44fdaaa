import type { PresetsOfGame } from '../preset'
import type { RuleSettings } from '../rules'
import type { fivesAndThreesIds } from './ids'

const FIVES_AND_THREES: Partial<RuleSettings> = { target: 61, exact: true, draw: 'never', blockedPoints: 0 }

/* What values stand on (rulebook, FT-1 … FT-8): S12 gives its numbers, the point for going out and blocks; S13 names no such point, and nobody to play with three. */

export const fivesAndThreesPresets: PresetsOfGame<typeof fivesAndThreesIds> = {
  'fives-and-threes': {
    source: 'S12',
    offered: 'other',
    layout: 'two-ended',
    players: { min: 2, max: 4 },
    firstLeader: 'highest-tile-drawn',
    nextLeader: 'left-of-last-leader',
    settings: { ...FIVES_AND_THREES, handSize: { '2': 7, '3': 5, '4': 5 }, dominoPoints: 1, pairOut: true },
    standsOn: {
      written: ['partners', 'pairOut', 'target', 'win', 'handSize', 'maxPip', 'copies', 'draw', 'exact', 'dominoPoints', 'blockedPoints'],
      reading: [],
      convention: ['blockedBy', 'noWinOnLead'],
      players: 'written',
    },
  },
  'fives-and-threes-teesdale': {
    source: 'S13',
    offered: 'other',
    layout: 'two-ended',
    players: { min: 2, max: 4 },
    firstLeader: 'highest-tile-drawn',
    nextLeader: 'left-of-last-leader',
    settings: { ...FIVES_AND_THREES, handSize: { '2': 9, '3': 6, '4': 6 }, dominoPoints: 0, noWinOnLead: true },
    standsOn: {
      written: ['partners', 'target', 'win', 'maxPip', 'copies', 'draw', 'exact', 'noWinOnLead'],
      reading: ['pairOut', 'handSize', 'dominoPoints', 'blockedPoints'],
      convention: ['blockedBy'],
      players: 'convention',
    },
  },
}
