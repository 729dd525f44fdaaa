import { forEach, type BookOfGame } from '../../../rulebook/book-of-a-game'
import type { doubleBergenIds } from '../ids'
import { doubleBergenStatements } from './statements'

export const doubleBergenBook = {
  statements: doubleBergenStatements,
  rules: {
    'DB-1': { topic: 'lead' },
    'DB-2': { topic: 'turn' },
    'DB-3': { topic: 'scores', pays: () => [forEach(1)] },
    'DB-4': { topic: 'end', pays: ({ tileDeduction }) => [forEach(-tileDeduction)] },
    'DB-5': { topic: 'winning' },
    'DB-6': { topic: 'table' },
  },
  places: { S3: 'pagat.com (Double Bergen)' },
  shares: ['B-8'],
} as const satisfies BookOfGame<typeof doubleBergenIds>
