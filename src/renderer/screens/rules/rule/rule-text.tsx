import type { RuleId } from '#shared/rules/rule-ids'
import { words } from '../../../messages/page'
import styles from './rule.module.css'

/** A rule in plain words. */
export function RuleText({ id }: { readonly id: RuleId }) {
  return (
    <div className={styles.text}>
      {words.ruleTexts[id].text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
