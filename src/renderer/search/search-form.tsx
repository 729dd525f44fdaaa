import type { ReactNode } from 'react'
import { PRESET_IDS, type PresetId } from '#shared/rules/presets'
import { Select, TextField } from '../components/field/text-field'
import { words } from '../messages/page'
import { scorerWords } from '../messages/scorer'
import styles from './search.module.css'

interface SearchFormProps {
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** What can be asked for; the answer follows each change, so there is nothing to send. */
export function SearchForm({ label, className = styles.form, children }: SearchFormProps) {
  return (
    <form role="search" aria-label={label} className={className} onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  )
}

interface PresetSelectProps {
  readonly label: string
  readonly labelHidden?: boolean
  readonly hint?: string | undefined
  /** What asking for no rule set is called. */
  readonly any: string
  readonly preset: PresetId | null
  readonly onChange: (preset: PresetId | null) => void
}

/** Which rule set, or any. */
export function PresetSelect({ label, labelHidden, hint, any, preset, onChange }: PresetSelectProps) {
  return (
    <Select
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      value={preset ?? ''}
      onChange={(event) => onChange(PRESET_IDS.find((id) => id === event.target.value) ?? null)}
    >
      <option value="">{any}</option>
      {PRESET_IDS.map((id) => (
        <option key={id} value={id}>
          {scorerWords.presetNames[id]}
        </option>
      ))}
    </Select>
  )
}

/** Rule set and days of the matches that are asked for. */
interface PresetAndDays {
  readonly preset: PresetId | null
  /** First and last day; empty where there is none. */
  readonly from: string
  readonly to: string
}

/** By which rule set, and between which days, matches were played. */
export function PresetAndDays({ asked, ask }: { readonly asked: PresetAndDays; readonly ask: (change: Partial<PresetAndDays>) => void }) {
  const filtersWords = words.matches.filters
  return (
    <div className={styles.row}>
      <PresetSelect label={filtersWords.preset} any={filtersWords.anyPreset} preset={asked.preset} onChange={(preset) => ask({ preset })} />
      <Days asked={asked} ask={ask} />
    </div>
  )
}

type DaysAsked = Pick<PresetAndDays, 'from' | 'to'>

/** The first and the last day. */
export function Days({ asked: { from, to }, ask }: { readonly asked: DaysAsked; readonly ask: (change: Partial<DaysAsked>) => void }) {
  const filtersWords = words.matches.filters
  const wrongWayRound = from !== '' && to !== '' && to < from
  return (
    <>
      <TextField label={filtersWords.from} type="date" max="9999-12-31" value={from} onChange={(event) => ask({ from: event.target.value })} />
      <TextField
        label={filtersWords.to}
        type="date"
        max="9999-12-31"
        value={to}
        error={wrongWayRound ? filtersWords.wrongWayRound : undefined}
        onChange={(event) => ask({ to: event.target.value })}
      />
    </>
  )
}
