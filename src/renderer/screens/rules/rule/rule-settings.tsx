import type { Setting } from '#shared/rules/house-rules'
import { PRESET_IDS, PRESETS, type PresetId } from '#shared/rules/presets'
import type { RuleId } from '#shared/rules/rule-ids'
import { settingsOfRule } from '#shared/rulebook/facts'
import { listed, PRESET_NAMES } from '../../../messages/scorer'
import { colon, ruleBookWords, SETTING_WORDS, settingValueWords, whySentence } from '../../../messages/page'
import styles from './rule.module.css'

/** The house rules and readings that bear on a rule: what each does, what the rule sets have, and why. */
export function RuleSettingsList({ id }: { readonly id: RuleId }) {
  return (
    <ul className={styles.settings}>
      {settingsOfRule(id).map((setting) => (
        <li key={setting.name} className={styles.setting}>
          <p>
            <strong>{SETTING_WORDS[setting.name].name}</strong>
            {setting.group === 'reading' && ` (${ruleBookWords.rule.reading})`}. {SETTING_WORDS[setting.name].does}
          </p>
          {valuesOf(id, setting).map(({ value, why, presets }) => (
            <p key={`${value} ${why}`} className={styles.quiet}>
              {presets.length === PRESET_IDS.length ? ruleBookWords.rule.everywhere : listed(presets.map((preset) => PRESET_NAMES[preset]))}
              {colon}
              <strong>{value}</strong>. {why}
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
  readonly presets: readonly PresetId[]
}

/** What the rule sets have, those that agree told together. */
function valuesOf(id: RuleId, { name, rules }: Setting): readonly Value[] {
  const told = new Map<string, Value>()
  for (const preset of PRESET_IDS) {
    const { game, settings } = PRESETS[preset]
    if (rules[game] !== id) continue
    const value = settingValueWords(name, settings[name])
    const why = whySentence(name, preset)
    const same = told.get(`${value} ${why}`)
    told.set(`${value} ${why}`, { value, why, presets: [...(same?.presets ?? []), preset] })
  }
  return [...told.values()]
}
