import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes'
import styles from './empty-state.module.css'

interface EmptyStateProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Left out where the page's own heading says it. */
  readonly title?: ReactNode
  readonly picture?: ReactNode
  readonly action?: ReactNode
}

/** What stands where nothing is yet, and the one thing to do about it. */
export function EmptyState({ title, picture, action, className, children, ...rest }: EmptyStateProps) {
  return (
    <section {...rest} className={classes(styles.empty, className)}>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      <div className={styles.words}>{children}</div>
      {action}
    </section>
  )
}
