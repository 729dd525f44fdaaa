import { present } from '#shared/kernel/assert'
import { PRESETS } from '#shared/rules/presets'
import type { RuleId } from '#shared/games/rule-ids'
import { pointsOfRule } from '#shared/rulebook/points'
import { scorerWords } from '../../../messages/scorer'
import { words } from '../../../messages/page'
import styles from './rule.module.css'

/** What a rule pays under each rule set; nothing for a rule that pays nothing. */
export function RulePoints({ id }: { readonly id: RuleId }) {
  const all = pointsOfRule(id)
  if (all.length === 0) return null
  return (
    <dl className={styles.points} aria-label={words.ruleBook.points.label}>
      {all.map(({ paid, presets }) => (
        <div key={presets.join()} className={styles.pointsRow}>
          <dt>{scorerWords.listed(presets.map((preset) => scorerWords.presetNames[preset]))}</dt>
          <dd>{paid.map((points) => words.ruleBook.points.of(points, PRESETS[present(presets[0], 'points are paid under a preset')].game)).join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
