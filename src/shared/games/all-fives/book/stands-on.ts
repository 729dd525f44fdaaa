import type { StandsOnOfGame } from '../../../rulebook/stands-on'
import type { allFivesIds } from '../ids'

/*
 * What values stand on (rulebook, AF-2 … AF-15). S7 gives its numbers, rounds the total of the others' pips, and shares the third hand between two who are level; it says only of
 * the exact target that a match may be won in the middle of a round. Of S9 only a part was seen: not how a hand ends.
 */

export const allFivesStandsOn: StandsOnOfGame<typeof allFivesIds> = {
  'all-fives': {
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
  muggins: {
    written: ['target', 'handSize', 'maxPip', 'copies', 'spinner', 'leadTile', 'draw', 'reserve', 'scoreUnit'],
    reading: ['win', 'exact', 'endWorth', 'endRounding', 'roundingOf', 'tieOfThree'],
    convention: ['partners', 'blockedBy', 'floor', 'firstScore'],
    players: 'written',
  },
}
