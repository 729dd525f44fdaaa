import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../../components/classes'
import styles from './felt.module.css'

interface FeltProps extends ComponentProps<'div'> {
  /** Top left, where they were rolled. */
  readonly dice?: ReactNode
  /** Top right: the tiles that nobody has. */
  readonly boneyard?: ReactNode
  /** What the app says, in the middle of the top edge; nothing most of the time. */
  readonly top?: ReactNode
  /** One line at the bottom. */
  readonly caption?: ReactNode
  /** The line of play. */
  readonly children: ReactNode
}

/** The felt of a table with everything that lies on it. */
export function Felt({ dice, boneyard, top, caption, children, className, ...rest }: FeltProps) {
  return (
    <div {...rest} className={classes(styles.felt, className)} data-felt data-dice={(dice !== undefined && dice !== false) || undefined}>
      <div className={styles.dice}>{dice}</div>
      <div className={styles.line} data-line>
        {children}
      </div>
      <div className={styles.boneyard}>{boneyard}</div>
      <div className={styles.top}>{top}</div>
      <div className={styles.caption}>{caption}</div>
    </div>
  )
}
