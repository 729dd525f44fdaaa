import { ChoiceGroup } from '../../../components/choice-group/choice-group'
import styles from '../season.module.css'

interface Props<T extends string> {
  readonly legend: string
  /** The two choices: everything, and some of it. */
  readonly all: string
  readonly some: string
  readonly options: readonly { readonly value: T; readonly label: string }[]
  /** Null for everything. */
  readonly chosen: readonly T[] | null
  readonly error: string | undefined
  readonly onChange: (chosen: T[] | null) => void
}

/** Everything, or some of it, ticked. */
export function ChooseSome<T extends string>({ legend, all, some, options, chosen, error, onChange }: Props<T>) {
  const toggle = (value: T, on: boolean): void => onChange([...(chosen ?? []).filter((each) => each !== value), ...(on ? [value] : [])])
  return (
    <div className={styles.chosen}>
      <ChoiceGroup
        legend={legend}
        layout="segments"
        error={error}
        choices={[
          { value: 'all', label: all },
          { value: 'some', label: some },
        ]}
        value={chosen === null ? 'all' : 'some'}
        onChange={(value) => onChange(value === 'all' ? null : [...(chosen ?? [])])}
      />
      {chosen !== null && (
        <fieldset className={styles.people}>
          <legend className="visually-hidden">{some}</legend>
          {options.map(({ value, label }) => (
            <label key={value} className={styles.person}>
              <input type="checkbox" checked={chosen.includes(value)} onChange={(event) => toggle(value, event.target.checked)} />
              {label}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
