import type { PresetsOfGame } from '../preset'
import type { RuleSettings } from '../rules'
import type { allFivesIds } from './ids'

const ALL_FIVES: Partial<RuleSettings> = { dominoPoints: 0, blockedPoints: 0, floor: null, endWorth: 'others', endRounding: 5, tieOfThree: 'split' }

export const allFivesPresets: PresetsOfGame<typeof allFivesIds> = {
  'all-fives': {
    source: 'S7',
    offered: 'other',
    layout: 'cross',
    players: { min: 2, max: 4 },
    firstLeader: 'picked-at-random',
    nextLeader: 'who-went-out',
    settings: { ...ALL_FIVES, spinner: true, target: { '2': 250, '3': 200, '4': 200 }, handSize: { '2': 9, '3': 7, '4': 5 }, reserve: 0 },
  },
  muggins: {
    source: 'S9',
    offered: 'other',
    layout: 'two-ended',
    players: { min: 2, max: 4 },
    firstLeader: 'highest-double',
    nextLeader: 'who-went-out',
    settings: { ...ALL_FIVES, target: 100, handSize: 7, leadTile: 'highest-double' },
  },
}
