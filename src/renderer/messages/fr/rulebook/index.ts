import type { RuleId } from '#shared/games/rule-ids'
import { bergenRules } from './bergen'
import { commonRules } from './common'
import { doubleBergenRules } from './double-bergen'
import { flowerAndScorpionRules } from './flower-and-scorpion'
import type { RuleWords, RuleWordsOfAny } from '../../rule-words'

const ALL: { readonly [R in RuleId]: RuleWords<R> } = { ...commonRules, ...flowerAndScorpionRules, ...bergenRules, ...doubleBergenRules }

/** Every rule in words. */
export const ruleTexts: Readonly<Record<RuleId, RuleWordsOfAny>> = ALL
