import type { BlockedRuleId } from '../../rules'
import { once, type BookOfGame } from '../../../rulebook/book-of-a-game'
import { usualBlockedPoints } from '../../../rules/resolve'
import type { bergenIds } from '../ids'
import { bergenStatements } from './statements'

const COMPARED_HANDS: readonly BlockedRuleId[] = ['american', 'german', 'simple', 'lightest-without-doubles']

export const bergenBook = {
  statements: bergenStatements,
  rules: {
    'B-1': { topic: 'scores', pays: ({ doubleHeader }) => [once(doubleHeader)] },
    'B-2': { topic: 'scores', pays: ({ tripleHeader }) => [once(tripleHeader)] },
    'B-3': { topic: 'winning', plays: ({ approachCap }) => approachCap },
    'B-4': { topic: 'end', pays: ({ dominoPoints }) => [once(dominoPoints)] },
    'B-5': {
      topic: 'end',
      plays: ({ blockedRule }) => COMPARED_HANDS.includes(blockedRule),
      anywhere: true,
      pays: ({ blockedPoints, blockedRule }) => [once(blockedPoints ?? usualBlockedPoints(blockedRule))],
    },
    'B-6': { topic: 'turn', plays: ({ completeFirstDouble }) => completeFirstDouble },
    'B-7': { topic: 'lead' },
    // a way to show the score, which no table has to use
    'B-8': { topic: 'table', plays: () => false },
    'B-9': {
      topic: 'table',
      plays: ({ blockedRule }) => blockedRule === 'picture',
      anywhere: true,
      pays: ({ blockedPoints }) => [once(blockedPoints ?? usualBlockedPoints('picture'))],
    },
    'B-10': { topic: 'scores', plays: ({ spinner }) => spinner },
  },
  places: { S1: 'pagat.com (Bergen)', S2: 'The Game Cabinet', S4: 'domino-games.com', S5: 'puzzle-place.net', S6: 'onlinedominogames.com' },
  shares: [],
} as const satisfies BookOfGame<typeof bergenIds>
