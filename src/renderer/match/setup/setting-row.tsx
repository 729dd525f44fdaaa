import type { RuleOverrides } from '#shared/match/record'
import { withSetting, type Setting, type SettingValue } from '#shared/rules/house-rules'
import { PRESETS, type PresetId } from '#shared/rules/presets'
import { kindOfValue } from '#shared/rulebook/setting-kinds'
import { Button } from '../../components/button/button'
import { Disclosure } from '../../components/disclosure/disclosure'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { RuleButton } from '../../rulebook/rule-dialogs'
import { StatementMark } from '../../rulebook/statement-mark'
import { SettingControl } from './setting-control'
import styles from './setup.module.css'

interface Props {
  readonly setting: Setting
  readonly preset: PresetId
  readonly rules: RuleOverrides
  readonly changed: boolean
  readonly onChange: (rules: RuleOverrides) => void
}

/** One rule on one line with its value; opened, what it does, why it is so, and how to change it. */
export function SettingRow({ setting, preset, rules, changed, onChange }: Props) {
  const rulesWords = words.newMatch.rules
  const { game, settings } = PRESETS[preset]
  const usual = settings[setting.name]
  const own = rules[setting.name]
  const value = own === undefined ? usual : own
  const settingWords = words.ruleSettings[setting.name]
  const rule = setting.rules[game] ?? null
  const set = (next: SettingValue): void => onChange(withSetting(preset, rules, setting.name, next as never) as RuleOverrides)
  return (
    <Disclosure
      lazy
      data-setting={setting.name}
      summary={
        <span className={styles.settingRowSummary}>
          <span className={styles.name}>{settingWords.name}</span>
          <span className={styles.value}>
            {words.settingValueWords(setting.name, value)}
            {changed && <span className={styles.changed}> · {rulesWords.changed}</span>}
          </span>
        </span>
      }
    >
      <div className={styles.settingRowBody}>
        <p>{settingWords.does}</p>
        <SettingControl setting={setting} game={game} usual={usual} value={value} onChange={set} />
        <p className={styles.why}>
          <StatementMark kind={kindOfValue(setting.name, preset)} /> {rulesWords.usual(words.settingValueWords(setting.name, usual))}{' '}
          {words.whySentence(setting.name, preset)}
        </p>
        {rule !== null && (
          <div>
            <RuleButton id={rule} />
          </div>
        )}
        {changed && (
          <div>
            <Button onClick={() => set(usual)}>
              <Icon name="reset" />
              {rulesWords.reset}
            </Button>
          </div>
        )}
      </div>
    </Disclosure>
  )
}
