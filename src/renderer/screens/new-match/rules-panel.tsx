import type { RuleOverrides } from '#shared/match/record'
import { changedSettings, SETTING_GROUPS, settingsFor, type Setting } from '#shared/rules/house-rules'
import { PRESETS, type PresetId } from '#shared/rules/presets'
import { Button } from '../../components/button/button'
import { Disclosure } from '../../components/disclosure/disclosure'
import { FieldError } from '../../components/field/field'
import { Icon } from '../../components/icon/icon'
import { newMatchWords } from '../../messages/en/new-match'
import { SettingRow } from './setting-row'
import styles from './rules-panel.module.css'

const words = newMatchWords.rules

interface Props {
  readonly preset: PresetId
  readonly rules: RuleOverrides
  readonly problem: string | undefined
  readonly onChange: (rules: RuleOverrides) => void
}

/** Every house rule and reading of the game, with its default and why it is that. */
export function RulesPanel({ preset, rules, problem, onChange }: Props) {
  const changed = changedSettings(preset, rules)
  const { game, settings: usual } = PRESETS[preset]
  const inForce = (setting: Setting): boolean => setting.under === undefined || setting.under === (rules.blockedRule ?? usual.blockedRule)
  const settings = settingsFor(game).filter(inForce)
  return (
    <div data-problem={problem === undefined ? undefined : true}>
      <Disclosure
        lazy
        className={styles.panel}
        summary={
          <span className={styles.summary}>
            <span className={styles.heading}>{words.heading}</span>
            <span className={styles.state} data-changed={changed.length > 0 || undefined}>
              {changed.length === 0 ? words.asPreset : words.changedCount(changed.length)}
            </span>
          </span>
        }
      >
        <div className={styles.body}>
          <p className={styles.hint}>{words.intro}</p>
          {changed.length > 0 && (
            <p>
              <Button onClick={() => onChange({})}>
                <Icon name="reset" />
                {words.resetAll}
              </Button>
            </p>
          )}
          {SETTING_GROUPS.map((group) => {
            const { heading, hint } = words.groups[group]
            return (
              <section key={group} className={styles.group} aria-label={heading}>
                <h3 className={styles.groupHeading}>{heading}</h3>
                <p className={styles.hint}>{hint}</p>
                <div className={styles.rows}>
                  {settings.filter((setting) => setting.group === group).map((setting) => (
                    <SettingRow
                      key={setting.name}
                      setting={setting}
                      preset={preset}
                      rules={rules}
                      changed={changed.includes(setting.name)}
                      onChange={onChange}
                    />
                  ))}
                </div>
              </section>
            )
          })}
        </div>
      </Disclosure>
      {problem !== undefined && <FieldError id="rules-problem">{problem}</FieldError>}
    </div>
  )
}
