import type { RuleId } from '../../rule-ids'
import { convention, textNotAtHand, type Statement } from '../../../rulebook/statement'

/** BD-1 … BD-9. */
export const blockAndDrawStatements = {
  'BD-1': { lot: textNotAtHand('S15'), anyTile: textNotAtHand('S15'), nextLeader: textNotAtHand('S15'), sixes: textNotAtHand('S16') },
  'BD-2': { twoEnds: textNotAtHand('S15', 'S16'), noPoints: textNotAtHand('S15', 'S16') },
  'BD-3': { passes: textNotAtHand('S15', 'S16') },
  'BD-4': { draws: textNotAtHand('S15') },
  'BD-5': { others: textNotAtHand('S15'), blank: convention, asked: convention, side: textNotAtHand('S16') },
  'BD-6': { fewest: textNotAtHand('S15'), level: textNotAtHand('S15'), houseRules: convention, rounding: convention, side: textNotAtHand('S16') },
  'BD-7': { side: textNotAtHand('S16'), houseRules: convention },
  'BD-8': { hundred: textNotAtHand('S15', 'S16'), otherTargets: textNotAtHand('S17'), afterRound: textNotAtHand('S15') },
  'BD-9': { half: convention },
} as const satisfies { readonly [R in Extract<RuleId, `BD-${string}`>]: Readonly<Record<string, Statement>> }
