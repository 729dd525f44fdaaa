import type { RuleId } from '#shared/rules/rule-ids'
import { RULE_WORDS } from '../../../messages/page'
import styles from './rule.module.css'

/** A rule in plain words. */
export function RuleText({ id }: { readonly id: RuleId }) {
  return (
    <div className={styles.text}>
      {RULE_WORDS[id].text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
