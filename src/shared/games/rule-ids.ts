import { ofEveryGame, type Ids } from './ids'

/** The rules that all games have in common. */
const COMMON = ['C-1', 'C-2', 'C-3', 'C-4', 'C-5', 'C-6', 'PA-1', 'PA-2', 'PA-3', 'PA-4', 'PA-5', 'PA-6', 'PA-7', 'PA-8'] as const
export type CommonRuleId = (typeof COMMON)[number]
export type RuleId = CommonRuleId | Ids['rules'][number]

/** Every rule a reason, ruling, test or page may cite (rulebook). */
export const RULE_IDS: readonly RuleId[] = [...COMMON, ...ofEveryGame<RuleId>(({ rules }) => rules)]

export type Source = Ids['sources'][number]

/** The written sources of the rules, by their numbers (rulebook, Sources). */
export const SOURCES: readonly Source[] = [...ofEveryGame<Source>(({ sources }) => sources)].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
