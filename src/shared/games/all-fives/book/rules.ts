import type { BookOfGame } from '../../../rulebook/book-of-a-game'
import type { allFivesIds } from '../ids'
import { allFivesStatements } from './statements'

export const allFivesBook = {
  statements: allFivesStatements,
  rules: {
    'AF-2': { topic: 'lead' },
    'AF-4': { topic: 'turn', plays: ({ spinner }) => spinner },
    'AF-5': { topic: 'scores' },
    'AF-6': { topic: 'scores' },
    'AF-7': { topic: 'scores', plays: ({ spinner }) => spinner },
    'AF-8': { topic: 'end', plays: ({ endWorth }) => endWorth !== 'own-lost' },
    'AF-9': { topic: 'end' },
    'AF-10': { topic: 'winning' },
    'AF-11': { topic: 'winning', plays: ({ exact, scoreUnit }) => exact || scoreUnit === 'fives' },
    'AF-12': { topic: 'end', plays: ({ endWorth }) => endWorth === 'own-lost' },
    'AF-13': { topic: 'turn', plays: ({ spinner }) => !spinner },
    'AF-15': { topic: 'scores', plays: ({ firstScore }) => firstScore > 0 },
  },
  places: { S7: 'pagat.com (All Fives)', S9: 'Foster, Complete Hoyle (Muggins)' },
  shares: [],
} as const satisfies BookOfGame<typeof allFivesIds>
