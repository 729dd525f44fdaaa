import { elementAt } from '../../kernel/assert'
import type { Source } from '../../games/rule-ids'
import type { BlockedRuleId } from '../../games/rules'

/** Where each blocked rule is written (rulebook, Sources and Blocked rules); the table's own source comes first in what is cited. */
const BLOCKED_RULE_SOURCES: Readonly<Record<BlockedRuleId, readonly Source[]>> = {
  'flower-and-scorpion': ['S0'],
  american: ['S1', 'S2'],
  german: ['S1', 'S2'],
  simple: ['S1', 'S2', 'S4', 'S6', 'S15'],
  'lightest-without-doubles': ['S5'],
  picture: ['S1', 'S2'],
  'tiles-deducted': ['S3'],
}

/** The source to cite for a blocked rule at a table that plays from `source`: its own where that has the rule, the oldest that has it otherwise. */
export function sourceOfBlockedRule(rule: BlockedRuleId, source: Source | null): Source {
  const sources = BLOCKED_RULE_SOURCES[rule]
  return sources.find((each) => each === source) ?? elementAt(sources, 0)
}
