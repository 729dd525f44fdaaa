import type { BlockedRuleId } from '../../rules'
import { once, type BookOfGame } from '../../../rulebook/book-of-a-game'
import { usualBlockedPoints } from '../../../rules/resolve'
import type { bergenIds } from '../ids'
import { bergenStatements } from './statements'

const COMPARED_HANDS: readonly BlockedRuleId[] = ['american', 'german', 'simple', 'lightest-without-doubles']

export const bergenBook = {
  statements: bergenStatements,
  rules: {
    'B-1': { pays: ({ doubleHeader }) => [once(doubleHeader)] },
    'B-2': { pays: ({ tripleHeader }) => [once(tripleHeader)] },
    'B-3': { plays: ({ approachCap }) => approachCap },
    'B-4': { pays: ({ dominoPoints }) => [once(dominoPoints)] },
    'B-5': {
      plays: ({ blockedRule }) => COMPARED_HANDS.includes(blockedRule),
      anywhere: true,
      pays: ({ blockedPoints, blockedRule }) => [once(blockedPoints ?? usualBlockedPoints(blockedRule))],
    },
    'B-6': { plays: ({ completeFirstDouble }) => completeFirstDouble },
    'B-7': {},
    // a way to show the score, which no table has to use
    'B-8': { plays: () => false },
    'B-9': {
      plays: ({ blockedRule }) => blockedRule === 'picture',
      anywhere: true,
      pays: ({ blockedPoints }) => [once(blockedPoints ?? usualBlockedPoints('picture'))],
    },
    'B-10': { plays: ({ spinner }) => spinner },
  },
  shares: [],
} as const satisfies BookOfGame<typeof bergenIds>
