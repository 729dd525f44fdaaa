import type { StandsOnOfGame } from '../../../rulebook/stands-on'
import type { fivesAndThreesIds } from '../ids'

/* What values stand on (rulebook, FT-1 … FT-8): S12 gives its numbers, the point for going out and blocks; S13 names no such point, and nobody to play with three. */

export const fivesAndThreesStandsOn: StandsOnOfGame<typeof fivesAndThreesIds> = {
  'fives-and-threes': {
    written: ['partners', 'pairOut', 'target', 'win', 'handSize', 'maxPip', 'copies', 'draw', 'exact', 'dominoPoints', 'blockedPoints'],
    reading: [],
    convention: ['blockedBy', 'noWinOnLead'],
    players: 'written',
  },
  'fives-and-threes-teesdale': {
    written: ['partners', 'target', 'win', 'maxPip', 'copies', 'draw', 'exact', 'noWinOnLead'],
    reading: ['pairOut', 'handSize', 'dominoPoints', 'blockedPoints'],
    convention: ['blockedBy'],
    players: 'convention',
  },
}
