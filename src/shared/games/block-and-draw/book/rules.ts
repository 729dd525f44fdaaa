import type { BookOfGame } from '../../../rulebook/book-of-a-game'
import type { blockAndDrawIds } from '../ids'
import { blockAndDrawStatements } from './statements'

export const blockAndDrawBook = {
  statements: blockAndDrawStatements,
  rules: {
    'BD-1': { topic: 'lead' },
    'BD-2': { topic: 'scores' },
    'BD-3': { topic: 'turn', plays: ({ draw }) => draw === 'never' },
    'BD-4': { topic: 'turn', plays: ({ draw }) => draw !== 'never' },
    'BD-5': { topic: 'end' },
    'BD-6': { topic: 'end' },
    'BD-7': { topic: 'end', plays: ({ partners }) => partners },
    'BD-8': { topic: 'winning' },
    'BD-9': { topic: 'end', plays: ({ doublesInHand }) => doublesInHand === 'half' },
  },
  places: { S15: 'onlinedominogames.com (Block, Draw)', S16: 'gambiter.com (Partnership Dominoes)', S17: 'gambiter.com (Block with spinners)' },
  shares: [],
} as const satisfies BookOfGame<typeof blockAndDrawIds>
