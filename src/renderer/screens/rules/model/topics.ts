import { RULE_IDS, type RuleId } from '#shared/games/rule-ids'

/** What people ask about, in the order in which it comes up at a table. */
const TOPICS = ['lead', 'turn', 'scores', 'end', 'winning', 'table'] as const
type Topic = (typeof TOPICS)[number]

const TOPIC_OF: Readonly<Record<RuleId, Topic>> = {
  'FS-1': 'lead',
  'B-7': 'lead',
  'DB-1': 'lead',
  'C-1': 'turn',
  'C-2': 'turn',
  'C-3': 'turn',
  'B-6': 'turn',
  'DB-2': 'turn',
  'C-6': 'scores',
  'FS-2': 'scores',
  'FS-3': 'scores',
  'FS-4': 'scores',
  'FS-5': 'scores',
  'FS-6': 'scores',
  'FS-7': 'scores',
  'FS-8': 'scores',
  'B-1': 'scores',
  'B-2': 'scores',
  'B-10': 'scores',
  'DB-3': 'scores',
  'C-4': 'end',
  'FS-9': 'end',
  'B-4': 'end',
  'B-5': 'end',
  'DB-4': 'end',
  'C-5': 'winning',
  'FS-10': 'winning',
  'FS-11': 'winning',
  'B-3': 'winning',
  'DB-5': 'winning',
  'B-8': 'table',
  'B-9': 'table',
  'DB-6': 'table',
}

export interface RulesOfTopic {
  readonly topic: Topic
  readonly rules: readonly RuleId[]
}

/** Rules by what they are about, those of every game before those of one. */
export function byTopic(ids: readonly RuleId[]): readonly RulesOfTopic[] {
  return TOPICS.map((topic) => ({ topic, rules: RULE_IDS.filter((id) => TOPIC_OF[id] === topic && ids.includes(id)) })).filter(({ rules }) => rules.length > 0)
}
