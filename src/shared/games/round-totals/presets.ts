import type { PresetsOfGame } from '../preset'
import type { roundTotalsIds } from './ids'

/* What values stand on (rulebook, RT-1 … RT-8): S18 names the sets, the rounds, the lowest total and the double blank; a limit and a pad of numbers are nobody's. */

export const roundTotalsPresets: PresetsOfGame<typeof roundTotalsIds> = {
  'round-totals': {
    source: 'S18',
    offered: 'other',
    layout: null,
    players: { min: 2, max: 8 },
    firstLeader: 'nobody-named',
    nextLeader: 'nobody-named',
    settings: { maxPip: 9 },
    standsOn: {
      written: ['maxPip', 'copies', 'rounds', 'goal', 'doubleBlank', 'counted'],
      reading: ['tie'],
      convention: ['partners', 'limit'],
      players: 'convention',
    },
  },
  'score-pad': {
    source: null,
    offered: 'other',
    layout: null,
    players: { min: 2, max: 8 },
    firstLeader: 'nobody-named',
    nextLeader: 'nobody-named',
    settings: { counted: 'numbers', goal: 'highest', tie: 'shared' },
    standsOn: {
      written: [],
      reading: [],
      convention: ['partners', 'maxPip', 'copies', 'rounds', 'limit', 'goal', 'tie', 'doubleBlank', 'counted'],
      players: 'convention',
    },
  },
}
