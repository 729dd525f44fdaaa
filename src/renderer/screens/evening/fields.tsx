import { BYE_POINTS, DRAW_METHODS, POINT_SCHEMES, TABLE_SIZES, UNEVEN_WAYS, type EveningSettings } from '#shared/evening/evening'
import { OFFERED_PRESETS, type PresetId, PRESETS } from '#shared/rules/presets'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { NumberField } from '../../components/field/number-field'
import { Select } from '../../components/field/text-field'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import styles from './evening.module.css'

interface MainFieldsProps {
  readonly settings: EveningSettings
  readonly set: (change: Partial<EveningSettings>) => void
}

/** How tables are drawn, and what is played there. */
export function MainFields({ settings, set }: MainFieldsProps) {
  const { fresh } = words.evening
  const partners = settings.method === 'partners'
  return (
    <>
      <ChoiceGroup
        legend={fresh.method}
        layout="rows"
        choices={DRAW_METHODS.map((value) => ({ value, ...fresh.methods[value] }))}
        value={settings.method}
        onChange={(method) => set(method === 'partners' ? { method, size: 4 } : { method, preset: aloneIn(settings.preset) })}
      />
      {!partners && (
        <ChoiceGroup
          legend={fresh.size}
          layout="segments"
          choices={TABLE_SIZES.map((value) => ({ value, label: value }))}
          value={settings.size}
          onChange={(size) => set({ size, byePoints: size === 2 ? 'win' : settings.byePoints })}
        />
      )}
      <div className={styles.fields}>
        <NumberField label={fresh.rounds} min={1} max={100} value={settings.rounds} onChange={(rounds) => set({ rounds })} />
        <NumberField
          label={fresh.minutes}
          hint={fresh.minutesHint}
          min={0}
          max={600}
          value={settings.minutes ?? 0}
          onChange={(minutes) => set({ minutes: minutes === 0 ? null : minutes })}
        />
        <Select label={fresh.game} value={settings.preset} onChange={(event) => set(gameChosen(event.target.value as PresetId))}>
          {OFFERED_PRESETS.map((preset) => (
            <option key={preset} value={preset}>
              {scorerWords.presetNames[preset]}
            </option>
          ))}
        </Select>
      </div>
    </>
  )
}

const isForPartners = (preset: PresetId): boolean => PRESETS[preset].settings.partners

/** What is for partners alone is played by partners. */
function gameChosen(preset: PresetId): Partial<EveningSettings> {
  return isForPartners(preset) ? { preset, method: 'partners', size: 4 } : { preset }
}

/** The same rule set, or one of its game that people play each for themselves. */
function aloneIn(preset: PresetId): PresetId {
  if (!isForPartners(preset)) return preset
  return OFFERED_PRESETS.find((each) => PRESETS[each].game === PRESETS[preset].game && !isForPartners(each)) ?? preset
}

/** What most leave as it is. */
export function FurtherFields({ settings, set }: MainFieldsProps) {
  const { fresh } = words.evening
  return (
    <>
      <ChoiceGroup
        legend={fresh.uneven}
        layout="segments"
        choices={UNEVEN_WAYS.map((value) => ({ value, label: fresh.unevens[value] }))}
        value={settings.uneven}
        onChange={(uneven) => set({ uneven })}
      />
      <ChoiceGroup
        legend={fresh.points}
        layout="segments"
        choices={POINT_SCHEMES.map((value) => ({ value, label: fresh.schemes[value] }))}
        value={settings.points}
        onChange={(points) => set({ points })}
      />
      <ChoiceGroup
        legend={fresh.bye}
        layout="segments"
        choices={BYE_POINTS.map((value) => ({ value, label: fresh.byes[value] }))}
        value={settings.byePoints}
        onChange={(byePoints) => set({ byePoints })}
      />
    </>
  )
}
