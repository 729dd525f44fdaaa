import { forEach, once, type BookOfGame } from '../../../rulebook/book-of-a-game'
import type { flowerAndScorpionIds } from '../ids'
import { flowerAndScorpionStatements } from './statements'

export const flowerAndScorpionBook = {
  statements: flowerAndScorpionStatements,
  rules: {
    'FS-1': {},
    'FS-2': { pays: ({ dual }) => [once(dual)] },
    'FS-3': { pays: ({ plural }) => [once(plural)] },
    'FS-4': {},
    'FS-5': { pays: () => [forEach(1), forEach(-1)] },
    'FS-6': { pays: () => [once(1), once(-1)] },
    'FS-7': {},
    'FS-8': {},
    'FS-9': { pays: ({ dominoPoints }) => [once(dominoPoints)] },
    'FS-10': {},
    'FS-11': { plays: ({ approachCap }) => approachCap },
  },
  shares: [],
} as const satisfies BookOfGame<typeof flowerAndScorpionIds>
