import type { ComponentProps } from 'react'
import { useDisabled } from '../../hooks/use-disabled'
import { classes } from '../classes'
import { Icon, type IconName } from '../icon/icon'
import styles from './icon-action.module.css'

interface IconActionProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  readonly icon: IconName
  readonly text: string
  /** What it does in full, where the word on it is short. */
  readonly name?: string | undefined
  /** Something waits behind it; `name` says what. */
  readonly marked?: boolean
  /** It has two places in its row. */
  readonly wide?: boolean
}

/** A button with its sign over its word, for rows of a few that stand side by side. */
export function IconAction({ icon, text, name, marked = false, wide = false, className, disabled, onClick, onFocus, onBlur, ...rest }: IconActionProps) {
  const withFocus = useDisabled<HTMLButtonElement>({ disabled, onFocus, onBlur })
  return (
    <button
      {...rest}
      {...withFocus}
      type="button"
      className={classes(styles.action, className)}
      aria-label={name}
      title={name}
      data-wide={wide || undefined}
      onClick={disabled === true ? undefined : onClick}
    >
      <Icon name={icon} />
      <span className={styles.word}>{text}</span>
      {marked && <span className={styles.mark} aria-hidden="true" />}
    </button>
  )
}
