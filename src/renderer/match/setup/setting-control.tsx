import { blockedRulesFor, type Setting, type SettingValue } from '#shared/rules/house-rules'
import type { GameId } from '#shared/games/rules'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { NumberField } from '../../components/field/number-field'
import { words } from '../../messages/page'
import styles from './setup.module.css'

interface Props {
  readonly setting: Setting
  readonly game: GameId
  /** The preset's own value. */
  readonly usual: SettingValue
  readonly value: SettingValue
  readonly onChange: (value: SettingValue) => void
}

/** The control a setting's kind asks for. */
export function SettingControl({ setting, game, usual, value, onChange }: Props) {
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
      const values: readonly (string | number)[] = setting.name === 'blockedRule' ? blockedRulesFor(game) : control.values
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
