import type { HTMLAttributes } from 'react'
import { classes } from '../classes'
import styles from './points-chip.module.css'

interface Props extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  readonly points: number
  /** The points with their sign, as the language writes them. */
  readonly text: string
}

const OCTAGON = '-9,-21 9,-21 21,-9 21,9 9,21 -9,21 -21,9 -21,-9'

/** Points won or lost, as something one could hold: a chip for a gain, an eight-sided one for a loss, a plain one for nothing. */
export function PointsChip({ points, text, className, ...rest }: Props) {
  const way = points > 0 ? 'gain' : points < 0 ? 'loss' : 'none'
  return (
    <span {...rest} className={classes(styles.chip, className)} data-way={way}>
      <svg viewBox="-24 -24 48 48" aria-hidden="true" className={styles.face}>
        {way === 'loss' ? <polygon className={styles.rim} points={OCTAGON} /> : <circle className={styles.rim} r={21} />}
        {way === 'gain' && <circle className={styles.marks} r={21} pathLength={8} />}
      </svg>
      <span className={styles.text}>{text}</span>
    </span>
  )
}
