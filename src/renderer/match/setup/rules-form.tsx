import type { RuleOverrides } from '#shared/match/record'
import { SETTING_GROUPS } from '#shared/games/setting'
import { changedSettings, groupIn, isInForce, settingsFor } from '#shared/rules/house-rules'
import { PRESETS, type PresetId } from '#shared/rules/presets'
import type { SettingName } from '#shared/games/rules'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { SettingRow } from './setting-row'
import styles from './setup.module.css'

interface Props {
  readonly preset: PresetId
  readonly rules: RuleOverrides
  readonly intro: string
  /** Only these are shown, where a page needs no others. */
  readonly only?: readonly SettingName[]
  readonly onChange: (rules: RuleOverrides) => void
}

/** Every house rule and reading of a game, each changeable. */
export function RulesForm({ preset, rules, intro, only, onChange }: Props) {
  const rulesWords = words.newMatch.rules
  const changed = changedSettings(preset, rules)
  const { game, settings: usual } = PRESETS[preset]
  const held = { blockedRule: rules.blockedRule ?? usual.blockedRule, spinner: rules.spinner ?? usual.spinner }
  const settings = settingsFor(game).filter((setting) => isInForce(setting, held) && only?.includes(setting.name) !== false)
  return (
    <div className={styles.body}>
      <p className={styles.hint}>{intro}</p>
      {changed.length > 0 && (
        <p>
          <Button onClick={() => onChange({})}>
            <Icon name="reset" />
            {rulesWords.resetAll}
          </Button>
        </p>
      )}
      {SETTING_GROUPS.map((group) => {
        const { heading, hint } = rulesWords.groups[group]
        return (
          <section key={group} className={styles.group} aria-label={heading}>
            <h3 className={styles.groupHeading}>{heading}</h3>
            <p className={styles.hint}>{hint}</p>
            <div className={styles.rows}>
              {settings
                .filter((setting) => groupIn(setting, game) === group)
                .map((setting) => (
                  <SettingRow key={setting.name} setting={setting} preset={preset} rules={rules} changed={changed.includes(setting.name)} onChange={onChange} />
                ))}
            </div>
          </section>
        )
      })}
    </div>
  )
}
