import type { StandsOnOfGame } from '../../../rulebook/stands-on'
import type { blockAndDrawIds } from '../ids'

/*
 * What values stand on (rulebook, BD-1 … BD-9): S15 has both games, but no hand size for three and more, and nothing of rounding or of partners. S16 is Block for partners,
 * all tiles dealt; it says nothing of other ways to count.
 */

export const blockAndDrawStandsOn: StandsOnOfGame<typeof blockAndDrawIds> = {
  block: {
    written: ['target', 'win', 'maxPip', 'copies', 'leadTile', 'draw', 'reserve', 'endWorth', 'tieOfThree'],
    reading: [],
    convention: ['partners', 'blockedBy', 'handSize', 'dominoPoints', 'blockedPoints', 'endRounding', 'roundingOf', 'doublesInHand'],
    players: 'written',
  },
  draw: {
    written: ['target', 'win', 'maxPip', 'copies', 'leadTile', 'draw', 'reserve', 'endWorth', 'tieOfThree'],
    reading: [],
    convention: ['partners', 'blockedBy', 'handSize', 'dominoPoints', 'blockedPoints', 'endRounding', 'roundingOf', 'doublesInHand'],
    players: 'written',
  },
  'block-partners': {
    written: ['partners', 'blockedBy', 'target', 'win', 'handSize', 'maxPip', 'copies', 'leadTile', 'draw', 'endWorth'],
    reading: [],
    convention: ['reserve', 'tieOfThree', 'dominoPoints', 'blockedPoints', 'endRounding', 'roundingOf', 'doublesInHand'],
    players: 'written',
  },
}
