import { RULE_IDS, type RuleId } from '#shared/games/rule-ids'
import { TOPICS, type Topic } from '#shared/rulebook/book-of-a-game'
import { RULE_FACTS } from '#shared/rulebook/facts'

export interface RulesOfTopic {
  readonly topic: Topic
  readonly rules: readonly RuleId[]
}

/** Rules by what they are about, those of every game before those of one. */
export function byTopic(ids: readonly RuleId[]): readonly RulesOfTopic[] {
  return TOPICS.map((topic) => ({ topic, rules: RULE_IDS.filter((id) => RULE_FACTS[id].topic === topic && ids.includes(id)) })).filter(
    ({ rules }) => rules.length > 0,
  )
}
