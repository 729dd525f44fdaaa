import type { RuleId } from '#shared/rules/rule-ids'
import { bergenRules } from './bergen'
import { commonRules } from './common'
import { doubleBergenRules } from './double-bergen'
import { flowerAndScorpionRules } from './flower-and-scorpion'
import type { RuleWords } from './rule-words'

const ALL: { readonly [R in RuleId]: RuleWords<R> } = { ...commonRules, ...flowerAndScorpionRules, ...bergenRules, ...doubleBergenRules }

/** Every rule in words. */
export const RULE_WORDS: Readonly<Record<RuleId, RuleWordsOfAny>> = ALL

/** The words of a rule whose examples are asked for by name. */
export interface RuleWordsOfAny {
  readonly title: string
  readonly text: readonly string[]
  readonly examples: Readonly<Record<string, string>>
}
