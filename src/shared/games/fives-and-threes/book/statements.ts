import type { RuleId } from '../../rule-ids'
import { choice, convention, reading, textNotAtHand, type Statement } from '../../../rulebook/statement'

/** FT-1 … FT-8. */
export const fivesAndThreesStatements = {
  'FT-1': { lead: textNotAtHand('S12', 'S13'), first: textNotAtHand('S12', 'S13'), next: textNotAtHand('S12'), three: convention },
  'FT-2': { sum: textNotAtHand('S12', 'S13'), fifteen: textNotAtHand('S12', 'S13'), doubles: textNotAtHand('S12', 'S13') },
  'FT-3': { pass: textNotAtHand('S12', 'S13'), mustPlay: textNotAtHand('S12') },
  'FT-4': { exact: textNotAtHand('S12', 'S13'), tooMany: textNotAtHand('S12', 'S13') },
  'FT-5': { one: textNotAtHand('S12'), together: textNotAtHand('S12'), teesdale: choice('dominoPoints', ['S13']), pair: textNotAtHand('S12') },
  'FT-6': { nobody: textNotAtHand('S12'), teesdale: reading(['S13']) },
  'FT-8': { lead: choice('noWinOnLead', ['S13']) },
} as const satisfies { readonly [R in Extract<RuleId, `FT-${string}`>]: Readonly<Record<string, Statement>> }
