import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from '../classes'
import styles from './switch.module.css'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'role' | 'checked' | 'onChange'> {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** Something that is on or off, and is so at once: a real checkbox, as wide as the row it stands in. */
export function Switch({ label, hint, checked, onChange, className, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <label className={classes(styles.row, className)}>
      <span className={styles.words}>
        <span id={`${id}-label`}>{label}</span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  )
}
