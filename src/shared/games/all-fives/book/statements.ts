import type { RuleId } from '../../rule-ids'
import { choice, convention, reading, textNotAtHand, type Statement } from '../../../rulebook/statement'

/** AF-2 … AF-15. */
export const allFivesStatements = {
  'AF-2': { lead: textNotAtHand('S7'), later: textNotAtHand('S7'), highest: textNotAtHand('S7', 'S9'), unseen: convention },
  'AF-4': { spinner: textNotAtHand('S7'), sides: textNotAtHand('S7'), later: textNotAtHand('S7') },
  'AF-5': { sum: textNotAtHand('S7', 'S9'), nothing: convention },
  'AF-6': { both: textNotAtHand('S7', 'S9'), covered: textNotAtHand('S7'), ledAlone: textNotAtHand('S7', 'S9') },
  'AF-7': { arms: textNotAtHand('S7'), notBegun: textNotAtHand('S7') },
  'AF-8': { out: textNotAtHand('S7'), rounded: textNotAtHand('S7'), each: choice('roundingOf', ['S7']), muggins: reading(['S9']) },
  'AF-9': { blocked: textNotAtHand('S7'), level: textNotAtHand('S7'), three: choice('tieOfThree', ['S7']), muggins: reading(['S9']) },
  'AF-10': { target: textNotAtHand('S7'), muggins: textNotAtHand('S9'), midRound: choice('win', ['S7', 'S9']) },
  'AF-11': { board: textNotAtHand('S7'), exact: textNotAtHand('S7') },
  'AF-12': { ownLost: textNotAtHand('S7'), below: convention },
  'AF-13': { line: textNotAtHand('S9'), most: textNotAtHand('S9') },
  'AF-15': { first: convention, in: convention },
} as const satisfies { readonly [R in Extract<RuleId, `AF-${string}`>]: Readonly<Record<string, Statement>> }
