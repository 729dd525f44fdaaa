import type { BookOfGame } from '../../../rulebook/book-of-a-game'
import type { roundTotalsIds } from '../ids'
import { roundTotalsStatements } from './statements'

export const roundTotalsBook = {
  statements: roundTotalsStatements,
  rules: {
    'RT-1': { topic: 'table' },
    'RT-2': { topic: 'scores' },
    'RT-3': { topic: 'scores', plays: ({ counted }) => counted === 'pips' },
    'RT-4': { topic: 'winning' },
    'RT-5': { topic: 'winning', plays: ({ limit }) => limit !== null },
    'RT-6': { topic: 'scores', plays: ({ counted }) => counted === 'pips' },
    'RT-7': { topic: 'scores', plays: ({ counted }) => counted === 'numbers' },
    'RT-8': { topic: 'lead', plays: ({ counted }) => counted === 'pips' },
  },
  places: { S18: 'nathan-long.com (Chickenfoot)', S19: 'onlinedominogames.com, htfbw.com (Chickenfoot)', S20: 'gambiter.com and others (Mexican Train)' },
  shares: [],
} as const satisfies BookOfGame<typeof roundTotalsIds>
