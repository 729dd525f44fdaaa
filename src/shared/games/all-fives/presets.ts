import type { PresetsOfGame } from '../preset'
import type { RuleSettings } from '../rules'
import type { allFivesIds } from './ids'

const ALL_FIVES: Partial<RuleSettings> = { dominoPoints: 0, blockedPoints: 0, floor: null, endWorth: 'others', endRounding: 5, tieOfThree: 'split' }

/*
 * What values stand on (rulebook, AF-2 … AF-15). S7 gives its numbers, rounds the total of the others' pips, and shares the third hand between two who are level; it says only of
 * the exact target that a match may be won in the middle of a round. Of S9 only a part was seen: not how a hand ends.
 */

export const allFivesPresets: PresetsOfGame<typeof allFivesIds> = {
  'all-fives': {
    source: 'S7',
    offered: 'other',
    layout: 'cross',
    players: { min: 2, max: 4 },
    firstLeader: 'picked-at-random',
    nextLeader: 'who-went-out',
    settings: { ...ALL_FIVES, spinner: true, target: { '2': 250, '3': 200, '4': 200 }, handSize: { '2': 9, '3': 7, '4': 5 }, reserve: 0 },
    standsOn: {
      written: [
        'partners',
        'blockedBy',
        'target',
        'handSize',
        'maxPip',
        'copies',
        'spinner',
        'leadTile',
        'draw',
        'reserve',
        'scoreUnit',
        'exact',
        'endWorth',
        'endRounding',
        'roundingOf',
      ],
      reading: ['win', 'tieOfThree'],
      convention: ['floor', 'firstScore'],
      players: 'written',
    },
  },
  muggins: {
    source: 'S9',
    offered: 'other',
    layout: 'two-ended',
    players: { min: 2, max: 4 },
    firstLeader: 'highest-double',
    nextLeader: 'who-went-out',
    settings: { ...ALL_FIVES, target: 100, handSize: 7, leadTile: 'highest-double' },
    standsOn: {
      written: ['target', 'handSize', 'maxPip', 'copies', 'spinner', 'leadTile', 'draw', 'reserve', 'scoreUnit'],
      reading: ['win', 'exact', 'endWorth', 'endRounding', 'roundingOf', 'tieOfThree'],
      convention: ['partners', 'blockedBy', 'floor', 'firstScore'],
      players: 'written',
    },
  },
}
