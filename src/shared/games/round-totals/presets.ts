import type { PresetsOfGame } from '../preset'
import type { roundTotalsIds } from './ids'

export const roundTotalsPresets: PresetsOfGame<typeof roundTotalsIds> = {
  'round-totals': {
    source: 'S18',
    offered: 'other',
    layout: null,
    players: { min: 2, max: 8 },
    firstLeader: 'nobody-named',
    nextLeader: 'nobody-named',
    settings: { maxPip: 9 },
  },
  'score-pad': {
    source: null,
    offered: 'other',
    layout: null,
    players: { min: 2, max: 8 },
    firstLeader: 'nobody-named',
    nextLeader: 'nobody-named',
    settings: { counted: 'numbers', goal: 'highest', tie: 'shared' },
  },
}
