import { useState, type ComponentProps } from 'react'
import { plainKey } from '../../keyboard/read-key'
import { withPlainDigits } from '#shared/kernel/digits'
import { words } from '../../messages/page'
import { Button } from '../button/button'
import { Field, type FieldText } from './field'
import styles from './field.module.css'

interface NumberFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange' | 'min' | 'max' | 'type' | 'step'>, FieldText {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}

/**
 * A whole number between two bounds, typed or stepped.
 *
 * While it is being typed the text may be anything; only a number within the bounds is passed on, and
 * leaving the field shows what holds.
 */
export function NumberField({ label, labelHidden, hint, error, className, value, min, max, onChange, disabled, ...rest }: NumberFieldProps) {
  const [typing, setTyping] = useState<string | null>(null)
  const step = (by: number): void => {
    setTyping(null)
    onChange(Math.min(max, Math.max(min, value + by)))
  }
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      {(control) => (
        <div className={styles.stepper}>
          <Button shape="icon" aria-label={words.numberField.less(label)} disabled={disabled === true || value <= min} onClick={() => step(-1)}>
            −
          </Button>
          <input
            inputMode="numeric"
            {...rest}
            {...control}
            type="text"
            role="spinbutton"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            disabled={disabled}
            className={styles.control}
            value={typing ?? String(value)}
            onChange={(event) => {
              const text = withPlainDigits(event.target.value)
              setTyping(text)
              if (/^-?\d+$/.test(text.trim())) {
                const number = Number(text)
                if (number >= min && number <= max) onChange(number)
              }
            }}
            onBlur={() => setTyping(null)}
            onKeyDown={(event) => {
              const key = plainKey(event)
              if (key !== 'ArrowUp' && key !== 'ArrowDown') return
              event.preventDefault()
              step(key === 'ArrowUp' ? 1 : -1)
            }}
          />
          <Button shape="icon" aria-label={words.numberField.more(label)} disabled={disabled === true || value >= max} onClick={() => step(1)}>
            +
          </Button>
        </div>
      )}
    </Field>
  )
}
