import type { ComponentProps } from 'react'
import { Field, type FieldText } from './field'
import styles from './field.module.css'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldText {}

export function TextField({ label, labelHidden, hint, error, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      {(control) => <input type="text" {...rest} {...control} className={styles.control} />}
    </Field>
  )
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'id'>, FieldText {}

/** One of a list, with the browser's own menu. Options are its children. */
export function Select({ label, labelHidden, hint, error, className, children, ...rest }: SelectProps) {
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      {(control) => (
        <select {...rest} {...control} className={styles.control} data-kind="select">
          {children}
        </select>
      )}
    </Field>
  )
}

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'>, FieldText {}

/** Several lines. */
export function TextArea({ label, labelHidden, hint, error, className, ...rest }: TextAreaProps) {
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      {(control) => <textarea {...rest} {...control} className={styles.control} />}
    </Field>
  )
}
