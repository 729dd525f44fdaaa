import type { StandsOnOfGame } from '../../../rulebook/stands-on'
import type { roundTotalsIds } from '../ids'

/* What values stand on (rulebook, RT-1 … RT-8): S18 names the sets, the rounds, the lowest total and the double blank; a limit and a pad of numbers are nobody's. */

export const roundTotalsStandsOn: StandsOnOfGame<typeof roundTotalsIds> = {
  'round-totals': {
    written: ['maxPip', 'copies', 'rounds', 'goal', 'doubleBlank', 'counted'],
    reading: ['tie'],
    convention: ['partners', 'limit'],
    players: 'convention',
  },
  'score-pad': {
    written: [],
    reading: [],
    convention: ['partners', 'maxPip', 'copies', 'rounds', 'limit', 'goal', 'tie', 'doubleBlank', 'counted'],
    players: 'convention',
  },
}
