import { useId, type ReactNode } from 'react'
import { classes } from '../classes'
import { FirstIcon } from '../icon/icon'
import { WholeCodes } from '../whole-codes/whole-codes'
import styles from './field.module.css'

/** What a control needs to be named and described by its field. */
interface FieldControl {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

export interface FieldText {
  readonly label: ReactNode
  /** The label is there for screen readers only: something beside the control says it. */
  readonly labelHidden?: boolean | undefined
  readonly hint?: ReactNode
  /** What is wrong with what was entered, and what would be right. */
  readonly error?: ReactNode
}

interface FieldProps extends FieldText {
  readonly className?: string | undefined
  readonly children: (control: FieldControl) => ReactNode
}

/** A label, a hint and an error, joined to the one control they belong to. */
export function Field({ label, labelHidden = false, hint, error, className, children }: FieldProps) {
  const id = useId()
  const hasHint = hint !== undefined && hint !== null
  const hasError = error !== undefined && error !== null && error !== ''
  const described = [hasHint && `${id}-hint`, hasError && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classes(styles.field, className)} data-invalid={hasError || undefined}>
      <label className={labelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      {hasHint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {typeof hint === 'string' ? <WholeCodes>{hint}</WholeCodes> : hint}
        </p>
      )}
      {children({ id, 'aria-describedby': described === '' ? undefined : described, 'aria-invalid': hasError ? true : undefined })}
      {hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** An error in its place, for groups that are no single control. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <FirstIcon name="warning" />
      <span>{children}</span>
    </p>
  )
}
