import type { GameId, SettingName } from '#shared/games/rules'
import { hasLine } from '#shared/games/index'
import { SETTING_GROUPS, type ByPlayers } from '#shared/games/setting'
import type { RuleOverrides } from '#shared/match/record'
import { kindOfValue } from '#shared/rulebook/setting-kinds'
import {
  changedCount,
  changedSettings,
  choicesFor,
  groupIn,
  hasMistakeRules,
  isInForce,
  type Setting,
  settingsFor,
  type SettingValue,
  withSetting,
  usualSettings,
} from '#shared/rules/house-rules'
import { type PresetId, PRESETS } from '#shared/rules/presets'
import { Button } from '../../components/button/button'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { Disclosure } from '../../components/disclosure/disclosure'
import { NumberField } from '../../components/field/number-field'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { RuleButton } from '../../rulebook/rule-dialogs'
import { StatementMark } from '../../rulebook/statement-mark'
import { MistakeRulesRow } from './mistake-rules'
import styles from './setup.module.css'

interface SettingControlProps {
  readonly setting: Setting
  readonly game: GameId
  /** The preset's own value. */
  readonly usual: SettingValue
  readonly value: SettingValue
  readonly onChange: (value: SettingValue) => void
}

/** The control a setting's kind asks for. */
function SettingControl({ setting, game, usual, value, onChange }: SettingControlProps) {
  const rulesWords = words.newMatch.rules
  const label = words.ruleSettings[setting.name].name
  const { control } = setting
  switch (control.kind) {
    case 'number':
      return <NumberField label={label} min={control.min} max={control.max} value={Number(value)} onChange={onChange} />
    case 'boolean':
      return (
        <ChoiceGroup
          legend={label}
          legendHidden
          layout="segments"
          value={value === true ? 'on' : 'off'}
          choices={[
            { value: 'on', label: rulesWords.on },
            { value: 'off', label: rulesWords.off },
          ]}
          onChange={(chosen) => onChange(chosen === 'on')}
        />
      )
    case 'choice': {
      const values = choicesFor(setting, game)
      const choices = values.map((each) => {
        const { label: name, means } = words.settingChoiceWords(setting.name, each)
        return { value: each, label: name, ...(means === undefined ? {} : { description: means }) }
      })
      return (
        <ChoiceGroup
          legend={label}
          legendHidden
          layout="cards"
          value={value as string | number}
          choices={choices}
          onChange={(chosen) => onChange(chosen as SettingValue)}
        />
      )
    }
    case 'by-players':
      if (typeof value === 'number') return <NumberField label={label} min={control.min} max={control.max} value={value} onChange={onChange} />
      return <ByPlayersFields label={label} bounds={control} value={value as Readonly<Record<string, number>>} onChange={onChange} />
    case 'nullable':
      if (value !== null && control.null === 'usual' && usual !== null) {
        return <NumberField label={label} min={control.min} max={control.max} value={Number(value)} onChange={onChange} />
      }
      return (
        <NullableField name={setting.name as keyof typeof words.nullValues} label={label} bounds={control} value={value as number | null} onChange={onChange} />
      )
  }
}

interface Bounds {
  readonly min: number
  readonly max: number
}

interface ByPlayersProps {
  readonly label: string
  readonly bounds: Bounds
  readonly value: Readonly<Record<string, number>>
  readonly onChange: (value: Readonly<Record<string, number>>) => void
}

function ByPlayersFields({ label, bounds, value, onChange }: ByPlayersProps) {
  const rulesWords = words.newMatch.rules
  const counts = Object.keys(value)
  return (
    <div role="group" aria-label={label} className={styles.fields}>
      {counts.map((count, place) => (
        <NumberField
          key={count}
          label={rulesWords.withPlayers(Number(count), place === counts.length - 1)}
          min={bounds.min}
          max={bounds.max}
          value={value[count] ?? bounds.min}
          onChange={(number) => onChange({ ...value, [count]: number })}
        />
      ))}
    </div>
  )
}

interface NullableProps {
  readonly name: keyof typeof words.nullValues
  readonly label: string
  readonly bounds: Bounds
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}

function NullableField({ name, label, bounds, value, onChange }: NullableProps) {
  return (
    <div className={styles.fields}>
      <ChoiceGroup
        legend={label}
        legendHidden
        layout="segments"
        value={value === null ? 'null' : 'number'}
        choices={[
          { value: 'null', label: words.nullValues[name].label, description: words.nullValues[name].means },
          { value: 'number', label: words.numberInstead[name] },
        ]}
        onChange={(chosen) => onChange(chosen === 'null' ? null : Math.min(bounds.max, Math.max(bounds.min, 0)))}
      />
      {value !== null && <NumberField label={words.numberInstead[name]} min={bounds.min} max={bounds.max} value={value} onChange={onChange} />}
    </div>
  )
}

interface SettingRowProps {
  readonly setting: Setting
  readonly preset: PresetId
  readonly rules: RuleOverrides
  readonly changed: boolean
  readonly onChange: (rules: RuleOverrides) => void
}

/** One rule on one line with its value; opened, what it does, why it is so, and how to change it. */
function SettingRow({ setting, preset, rules, changed, onChange }: SettingRowProps) {
  const rulesWords = words.newMatch.rules
  const { game } = PRESETS[preset]
  const usual = usualSettings(preset, rules)[setting.name]
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

interface RulesFormProps {
  readonly preset: PresetId
  readonly rules: RuleOverrides
  readonly intro: string
  /** Only these are shown, where a page needs no others. */
  readonly only?: readonly SettingName[]
  readonly onChange: (rules: RuleOverrides) => void
}

/** Every house rule and reading of a game, each changeable. */
export function RulesForm({ preset, rules, intro, only, onChange }: RulesFormProps) {
  const rulesWords = words.newMatch.rules
  const changed = changedSettings(preset, rules)
  const { game } = PRESETS[preset]
  const usual = usualSettings(preset, rules)
  const held = {
    blockedRule: rules.blockedRule ?? usual.blockedRule,
    spinner: rules.spinner ?? usual.spinner,
    counted: rules.counted ?? usual.counted,
    endWorth: rules.endWorth ?? usual.endWorth,
    partners: rules.partners ?? usual.partners,
  }
  const settings = settingsFor(game).filter((setting) => isInForce(setting, held) && only?.includes(setting.name) !== false)
  return (
    <div className={styles.body}>
      <p className={styles.hint}>{intro}</p>
      {changedCount(preset, rules) > 0 && (
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
      {hasLine(game) && only === undefined && (
        <div className={styles.rows}>
          <MistakeRulesRow
            chosen={rules.mistakes ?? {}}
            target={highest(rules.target ?? usual.target)}
            onChange={({ ...mistakes }) => onChange({ ...omitMistakes(rules), ...(hasMistakeRules({ mistakes }) ? { mistakes } : {}) })}
          />
        </div>
      )}
    </div>
  )
}

const highest = (target: ByPlayers): number => (typeof target === 'number' ? target : Math.max(...Object.values(target)))

function omitMistakes({ mistakes: _, ...rules }: RuleOverrides): RuleOverrides {
  return rules
}
