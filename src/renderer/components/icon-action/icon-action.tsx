import type { ComponentProps } from 'react'
import { classes } from '../classes'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/paths'
import styles from './icon-action.module.css'

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  readonly icon: IconName
  readonly text: string
  /** What it does in full, where the word on it is short. */
  readonly name?: string | undefined
  /** Something waits behind it; `name` says what. */
  readonly marked?: boolean
}

/** A button with its sign over its word, for rows of a few that stand side by side. */
export function IconAction({ icon, text, name, marked = false, className, ...rest }: Props) {
  return (
    <button {...rest} type="button" className={classes(styles.action, className)} aria-label={name} title={name}>
      <Icon name={icon} />
      <span className={styles.word}>{text}</span>
      {marked && <span className={styles.mark} aria-hidden="true" />}
    </button>
  )
}
