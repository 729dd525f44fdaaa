import type { StandsOnOfGame } from '../../../rulebook/stands-on'
import type { flowerAndScorpionIds } from '../ids'

export const flowerAndScorpionStandsOn: StandsOnOfGame<typeof flowerAndScorpionIds> = {
  'flower-and-scorpion': {
    written: ['target', 'win', 'maxPip', 'copies', 'leadTile', 'draw', 'dual', 'plural', 'dominoPoints', 'blockedRule', 'blockedPoints', 'floor'],
    reading: ['approachCap', 'reserve', 'twoDoubles', 'standingPair', 'doubleScorpion', 'payout', 'americanGap', 'germanTies'],
    convention: ['partners', 'blockedBy', 'handSize'],
    players: 'written',
  },
}
