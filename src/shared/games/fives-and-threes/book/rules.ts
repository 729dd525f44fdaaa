import { once, type BookOfGame } from '../../../rulebook/book-of-a-game'
import type { fivesAndThreesIds } from '../ids'
import { fivesAndThreesStatements } from './statements'

export const fivesAndThreesBook = {
  statements: fivesAndThreesStatements,
  rules: {
    'FT-1': { topic: 'lead' },
    'FT-2': { topic: 'scores' },
    'FT-3': { topic: 'turn' },
    'FT-4': { topic: 'winning' },
    'FT-5': { topic: 'end', pays: ({ dominoPoints }) => [once(dominoPoints)] },
    'FT-6': { topic: 'end' },
    'FT-8': { topic: 'winning', plays: ({ noWinOnLead }) => noWinOnLead },
  },
  places: { S12: 'gambiter.com (Fives and Threes)', S13: 'bcad5sand3s.co.uk (Teesdale League)' },
  shares: [],
} as const satisfies BookOfGame<typeof fivesAndThreesIds>
