import { useState, type ComponentProps, type ReactNode } from 'react'
import { classes } from '../classes'
import styles from './disclosure.module.css'

interface DisclosureProps extends ComponentProps<'details'> {
  readonly summary: ReactNode
  /** What it holds is made only when it is opened: for long contents that few look at. */
  readonly lazy?: boolean
}

/** Something that opens when it is asked for. */
export function Disclosure({ summary, lazy = false, className, children, onToggle, ...rest }: DisclosureProps) {
  const [opened, setOpened] = useState(rest.open === true)
  return (
    <details
      {...rest}
      className={classes(styles.disclosure, className)}
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true)
        onToggle?.(event)
      }}
    >
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.body}>{lazy && !opened ? null : children}</div>
    </details>
  )
}
