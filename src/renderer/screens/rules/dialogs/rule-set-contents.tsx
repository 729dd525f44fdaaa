import type { RuleOverrides } from '#shared/match/record'
import type { PresetId } from '#shared/rules/presets'
import { rulesOfTable } from '#shared/rulebook/facts'
import { words } from '../../../messages/page'
import { tableOfDraft } from '../model/table-rules'
import { RuleText } from '../rule/rule-text'
import { TableValues } from '../rule/table-values'
import styles from '../rule/rule.module.css'

interface Props {
  readonly preset: PresetId
  readonly rules: RuleOverrides
}

/** All that a table plays by, for reading before it begins; what the house has changed is marked. */
export function RuleSetContents({ preset, rules }: Props) {
  const table = tableOfDraft(preset, rules)
  const played = rulesOfTable(table.game, table.settings).filter(({ standing }) => standing === 'played')
  return (
    <div className={styles.section}>
      {played.map(({ id }) => (
        <section key={id} className={styles.section} aria-labelledby={`set-${id}`}>
          <h3 id={`set-${id}`} className={styles.heading}>
            {words.ruleBook.named(id)}
          </h3>
          <RuleText id={id} />
          <TableValues id={id} table={table} />
        </section>
      ))}
    </div>
  )
}
