import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from '../classes'
import { FieldError } from '../field/field'
import styles from './choice-group.module.css'

interface GroupChoice<V extends string | number> {
  readonly value: V
  readonly label: ReactNode
  readonly description?: ReactNode
  /** What it looks like, where it is chosen by that; the label says the same. */
  readonly picture?: ReactNode
  readonly disabled?: boolean
}

interface ChoiceGroupProps<V extends string | number> extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> {
  readonly legend: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly choices: readonly GroupChoice<V>[]
  /** Null while nothing is chosen yet. */
  readonly value: V | null
  readonly onChange: (value: V) => void
  /** `cards` stand side by side where there is room; `rows` are compact; `segments` are a few short words in a line, in a `bar` without gaps; `pictures` are chosen by what they look like. */
  readonly layout?: 'cards' | 'rows' | 'segments' | 'bar' | 'pictures'
  readonly legendHidden?: boolean
}

/** One of several, each a large target: real radio buttons, so arrow keys and screen readers know them. */
export function ChoiceGroup<V extends string | number>(props: ChoiceGroupProps<V>) {
  const { legend, hint, error, choices, value, onChange, layout = 'cards', legendHidden = false, className, ...rest } = props
  const id = useId()
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset {...rest} className={classes(styles.group, className)} aria-describedby={described === '' ? undefined : described}>
      <legend className={legendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.choices} data-layout={layout}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              className={styles.input}
              name={id}
              checked={choice.value === value}
              disabled={choice.disabled}
              aria-labelledby={`${id}-${choice.value}`}
              aria-describedby={choice.description === undefined ? undefined : `${id}-${choice.value}-more`}
              onChange={() => onChange(choice.value)}
            />
            {choice.picture === undefined ? (
              <span className={styles.mark} aria-hidden="true" />
            ) : (
              <span className={styles.picture} aria-hidden="true">
                {choice.picture}
              </span>
            )}
            <span className={styles.words}>
              <span className={styles.label} id={`${id}-${choice.value}`}>
                {choice.label}
              </span>
              {choice.description !== undefined && (
                <span className={styles.description} id={`${id}-${choice.value}-more`}>
                  {choice.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
