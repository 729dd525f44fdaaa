import { forEach, type BookOfGame } from '../../../rulebook/book-of-a-game'
import type { doubleBergenIds } from '../ids'
import { doubleBergenStatements } from './statements'

export const doubleBergenBook = {
  statements: doubleBergenStatements,
  rules: {
    'DB-1': {},
    'DB-2': {},
    'DB-3': { pays: () => [forEach(1)] },
    'DB-4': { pays: ({ tileDeduction }) => [forEach(-tileDeduction)] },
    'DB-5': {},
    'DB-6': {},
  },
  shares: ['B-8'],
} as const satisfies BookOfGame<typeof doubleBergenIds>
