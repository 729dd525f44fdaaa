import type { PresetsOfGame } from '../preset'
import type { RuleSettings } from '../rules'
import type { fivesAndThreesIds } from './ids'

const FIVES_AND_THREES: Partial<RuleSettings> = { target: 61, exact: true, draw: 'never', blockedPoints: 0 }

export const fivesAndThreesPresets: PresetsOfGame<typeof fivesAndThreesIds> = {
  'fives-and-threes': {
    source: 'S12',
    offered: 'other',
    layout: 'two-ended',
    players: { min: 2, max: 4 },
    firstLeader: 'highest-tile-drawn',
    nextLeader: 'left-of-last-leader',
    settings: { ...FIVES_AND_THREES, handSize: { '2': 7, '3': 5, '4': 5 }, dominoPoints: 1, pairOut: true },
  },
  'fives-and-threes-teesdale': {
    source: 'S13',
    offered: 'other',
    layout: 'two-ended',
    players: { min: 2, max: 4 },
    firstLeader: 'highest-tile-drawn',
    nextLeader: 'left-of-last-leader',
    settings: { ...FIVES_AND_THREES, handSize: { '2': 9, '3': 6, '4': 6 }, dominoPoints: 0, noWinOnLead: true },
  },
}
