import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../icon/icon'
import styles from './notice.module.css'

interface Props extends Omit<ComponentProps<'div'>, 'title'> {
  /** Told by its sign and its first words as well as its colour. */
  readonly tone?: 'info' | 'warning' | 'danger'
  readonly title?: ReactNode
  readonly actions?: ReactNode
}

/** Something a person should know, in the flow of the page. Give it the role `alert` or `status` if it appears without being asked for. */
export function Notice({ tone = 'info', title, actions, className, children, ...rest }: Props) {
  return (
    <div {...rest} className={classes(styles.notice, className)} data-tone={tone}>
      <Icon name={tone === 'info' ? 'info' : 'warning'} className={styles.sign} />
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
