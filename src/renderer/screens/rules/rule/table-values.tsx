import { isInForce } from '#shared/rules/house-rules'
import type { RuleId } from '#shared/games/rule-ids'
import { settingsOfRule } from '#shared/rulebook/facts'
import { words } from '../../../messages/page'
import type { TableRules } from '../model/table-rules'
import styles from './rule.module.css'

/** What one table has where a rule leaves a choice; what its house has changed is marked. */
export function TableValues({ id, table }: { readonly id: RuleId; readonly table: TableRules }) {
  const { game, settings, usual, changed } = table
  const shown = settingsOfRule(id).filter((setting) => setting.rules[game] === id && isInForce(setting, settings))
  if (shown.length === 0) return null
  return (
    <dl className={styles.values}>
      {shown.map(({ name }) => {
        const own = changed.includes(name)
        return (
          <div key={name} className={styles.value} data-changed={own || undefined}>
            <dt>{words.ruleSettings[name].name}</dt>
            <dd>
              <strong>{words.settingValueWords(name, settings[name])}</strong>
              {own && (
                <span className={styles.changed}>
                  {' '}
                  {words.ruleBook.houseRule}, {words.ruleBook.usually(words.settingValueWords(name, usual[name]))}
                </span>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
