import type { RuleId } from '#shared/games/rule-ids'
import { RuleExamples } from '../examples/rule-examples'
import { RuleText } from '../rule/rule-text'
import styles from '../rule/rule.module.css'

/** A rule for reading in between: its words and examples. */
export function RuleContents({ id }: { readonly id: RuleId }) {
  return (
    <div className={styles.section}>
      <RuleText id={id} />
      <RuleExamples id={id} />
    </div>
  )
}
