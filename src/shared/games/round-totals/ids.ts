import { choice, number, numberOrNone } from '../setting'

/** What Round totals has a name for. */
export const roundTotalsIds = {
  game: 'round-totals',
  presets: ['round-totals', 'score-pad'],
  sources: ['S18', 'S19', 'S20'],
  excerpts: ['S18', 'S19', 'S20'],
  rules: ['RT-1', 'RT-2', 'RT-3', 'RT-4', 'RT-5', 'RT-6', 'RT-7', 'RT-8'],
  reasons: {},
  capped: [],
  celebrated: [],
  pointsFrom: {},
  blockedRules: [],
  blockedRulesForAll: [],
  settings: {
    /** RT-7: whether a round counts the tiles left in hand, or any whole number. */
    counted: choice({ place: 310, values: ['pips', 'numbers'], usual: 'pips' }),
    /** RT-4; null = one for each double of the set where tiles are counted and no limit is named, otherwise as many as the table likes. */
    rounds: numberOrNone({ place: 320, min: 1, max: 50, usual: null, recorded: { min: 1 } }),
    /** RT-5: the total that ends the match; null = none. */
    limit: numberOrNone({ place: 330, min: 1, max: 1000, usual: null, recorded: { min: 1 } }),
    /** RT-4, RT-7: which total is ahead. */
    goal: choice({ place: 340, values: ['lowest', 'highest'], usual: 'lowest' }),
    /** RT-4: what comes of a shared first place. */
    tie: choice({ place: 345, values: ['one-more', 'shared'], usual: 'one-more' }),
    /** RT-3: what 0-0 counts in a hand. */
    doubleBlank: number({ place: 350, min: 0, max: 100, under: 'pips', usual: 50 }),
  },
} as const
