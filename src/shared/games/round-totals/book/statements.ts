import type { RuleId } from '../../rule-ids'
import { convention, reading, textNotAtHand, type Statement } from '../../../rulebook/statement'

/** RT-1 … RT-8. */
export const roundTotalsStatements = {
  'RT-1': { sets: textNotAtHand('S18'), players: convention, noLine: convention },
  'RT-2': {
    pips: textNotAtHand('S18', 'S19', 'S20'),
    nobodyOut: textNotAtHand('S18', 'S19'),
    entered: convention,
    checked: convention,
  },
  'RT-3': { fifty: textNotAtHand('S18', 'S19'), nothing: textNotAtHand('S19'), twentyFive: textNotAtHand('S20') },
  'RT-4': { lowest: textNotAtHand('S18', 'S19', 'S20'), rounds: textNotAtHand('S18'), shared: reading(['S18']) },
  'RT-5': { limit: convention, shared: convention },
  'RT-6': { told: convention },
  'RT-7': { numbers: convention, end: convention },
  'RT-8': { nextLower: textNotAtHand('S18'), free: convention },
} as const satisfies { readonly [R in Extract<RuleId, `RT-${string}`>]: Readonly<Record<string, Statement>> }
