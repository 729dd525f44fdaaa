import { useState } from 'react'
import type { RuleOverrides } from '#shared/match/record'
import type { PresetId } from '#shared/rules/presets'
import { rulesOfTable } from '#shared/rulebook/facts'
import { TextField } from '../../../components/field/text-field'
import { words } from '../../../messages/page'
import { findRules } from '../model/find-rules'
import { tableOfDraft } from '../model/table-rules'
import { RuleText } from '../rule/rule-text'
import { TableValues } from '../rule/table-values'
import styles from '../rule/rule.module.css'

/** All that a table plays by, to be searched and read over a page; what the house has changed is marked. */
export function RuleSetContents({ preset, rules }: { readonly preset: PresetId; readonly rules: RuleOverrides }) {
  const table = tableOfDraft(preset, rules)
  const played = rulesOfTable(table.game, table.settings).filter(({ standing }) => standing === 'played')
  const searchWords = words.ruleBook.search
  const [text, setText] = useState('')
  const found = findRules(
    played.map(({ id }) => id),
    text,
  )
  return (
    <div className={styles.section}>
      <TextField label={searchWords.text} hint={searchWords.hint} type="search" maxLength={100} value={text} onChange={({ target }) => setText(target.value)} />
      <p role="status">{found.length === 0 ? searchWords.nothing(text.trim()) : searchWords.found(found.length)}</p>
      {found.map((id) => (
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
