import type { PresetsOfGame } from '../preset'
import type { flowerAndScorpionIds } from './ids'

/** What its values stand on: S0 names no size of a hand, and speaks of an approach in its strategy alone (rulebook, C-3, FS-11). */
export const flowerAndScorpionPresets: PresetsOfGame<typeof flowerAndScorpionIds> = {
  'flower-and-scorpion': {
    source: 'S0',
    offered: 'first',
    layout: 'two-ended',
    players: { min: 2, max: 4 },
    firstLeader: 'any-player',
    nextLeader: 'left-of-last-leader',
    settings: { target: 20, blockedRule: 'flower-and-scorpion' },
  },
}
