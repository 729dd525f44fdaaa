import type { Setting } from '#shared/rules/house-rules'
import { PRESET_IDS, PRESETS, type PresetId } from '#shared/rules/presets'
import type { RuleId } from '#shared/games/rule-ids'
import { settingsOfRule } from '#shared/rulebook/facts'
import { kindOfValue } from '#shared/rulebook/setting-kinds'
import type { StatementKind } from '#shared/rulebook/statement'
import { scorerWords } from '../../../messages/scorer'
import { words } from '../../../messages/page'
import { StatementMark } from '../../../rulebook/statement-mark'
import { WholeCodes } from '../../../components/whole-codes/whole-codes'
import styles from './rule.module.css'

/** The house rules and readings that bear on a rule: what each does, what the rule sets have, and why. */
export function RuleSettingsList({ id }: { readonly id: RuleId }) {
  return (
    <ul className={styles.settings}>
      {settingsOfRule(id).map((setting) => (
        <li key={setting.name} className={styles.setting}>
          <p>
            <strong>{words.ruleSettings[setting.name].name}</strong>
            {setting.group === 'reading' && ` (${words.ruleBook.rule.reading})`}. <WholeCodes>{words.ruleSettings[setting.name].does}</WholeCodes>
          </p>
          {valuesOf(id, setting).map(({ value, why, kind, presets }) => (
            <p key={`${value} ${why} ${kind}`} className={styles.quiet}>
              <StatementMark kind={kind} />{' '}
              {presets.length === PRESET_IDS.length
                ? words.ruleBook.rule.everywhere
                : scorerWords.listed(presets.map((preset) => scorerWords.presetNames[preset]))}
              {words.colon}
              <strong>{value}</strong>. <WholeCodes>{why}</WholeCodes>
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}

interface Value {
  readonly value: string
  readonly why: string
  readonly kind: StatementKind
  readonly presets: readonly PresetId[]
}

/** What the rule sets have, those that agree together. */
function valuesOf(id: RuleId, { name, rules }: Setting): readonly Value[] {
  const found = new Map<string, Value>()
  for (const preset of PRESET_IDS) {
    const { game, settings } = PRESETS[preset]
    if (rules[game] !== id) continue
    const value = words.settingValueWords(name, settings[name])
    const why = words.whySentence(name, preset)
    const kind = kindOfValue(name, preset)
    const key = `${value} ${why} ${kind}`
    found.set(key, { value, why, kind, presets: [...(found.get(key)?.presets ?? []), preset] })
  }
  return [...found.values()]
}
