import { forEach, once, type BookOfGame } from '../../../rulebook/book-of-a-game'
import type { flowerAndScorpionIds } from '../ids'
import { flowerAndScorpionStatements } from './statements'

export const flowerAndScorpionBook = {
  statements: flowerAndScorpionStatements,
  rules: {
    'FS-1': { topic: 'lead' },
    'FS-2': { topic: 'scores', pays: ({ dual }) => [once(dual)] },
    'FS-3': { topic: 'scores', pays: ({ plural }) => [once(plural)] },
    'FS-4': { topic: 'scores' },
    'FS-5': { topic: 'scores', pays: () => [forEach(1), forEach(-1)] },
    'FS-6': { topic: 'scores', pays: () => [once(1), once(-1)] },
    'FS-7': { topic: 'scores' },
    'FS-8': { topic: 'scores' },
    'FS-9': { topic: 'end', pays: ({ dominoPoints }) => [once(dominoPoints)] },
    'FS-10': { topic: 'winning' },
    'FS-11': { topic: 'winning', plays: ({ approachCap }) => approachCap },
  },
  places: { S0: 'J. Celko' },
  shares: [],
} as const satisfies BookOfGame<typeof flowerAndScorpionIds>
