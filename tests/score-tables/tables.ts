import { blocked } from './blocked'
import { approach, matchEnd, payout } from './payout'
import type { ScoreTable } from './score-table'
import { bergenSpinner, doubleBergen, doubleBergenTwelve } from './spinner'
import { bergen, flowerAndScorpion } from './two-ended'

const EITHER = ['suit', 'tile'] as const

/** Every table of docs/rulebook.md, in its order. */
export const SCORE_TABLES: readonly ScoreTable[] = [
  bergen('bergen', 6),
  bergen('bergen-twelve', 12),
  ...(['listed', 'all'] as const).flatMap((twoDoubles) =>
    (['unscored', 'scored'] as const).flatMap((standingPair) =>
      EITHER.map((doubleScorpion) => flowerAndScorpion({ twoDoubles, standingPair, doubleScorpion })),
    ),
  ),
  ...(['all-first', 'any-time'] as const).flatMap((spinnerArms) =>
    (['headers', 'every-number'] as const).map((spinnerCount) => bergenSpinner({ spinnerArms, spinnerCount })),
  ),
  doubleBergen,
  doubleBergenTwelve,
  payout,
  approach,
  matchEnd,
  ...blocked,
]
