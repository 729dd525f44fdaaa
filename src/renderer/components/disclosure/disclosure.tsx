import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes'
import styles from './disclosure.module.css'

interface Props extends ComponentProps<'details'> {
  readonly summary: ReactNode
}

/** Something that opens when it is asked for. */
export function Disclosure({ summary, className, children, ...rest }: Props) {
  return (
    <details {...rest} className={classes(styles.disclosure, className)}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
