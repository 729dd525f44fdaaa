import type { HTMLAttributes } from 'react'
import { classes } from '../classes'
import styles from './points-chip.module.css'

interface Props extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  readonly points: number
  /** The points with their sign, as the language writes them. */
  readonly text: string
}

const OCTAGON = '-9,-21.5 9,-21.5 21.5,-9 21.5,9 9,21.5 -9,21.5 -21.5,9 -21.5,-9'

/** Points won or lost, as something one could hold: a chip with edge spots for a gain, an eight-sided one for a loss, a plain one for nothing. As on the line of play. */
export function PointsChip({ points, text, className, ...rest }: Props) {
  const way = points > 0 ? 'gain' : points < 0 ? 'loss' : 'none'
  return (
    <span {...rest} className={classes(styles.chip, className)} data-way={way}>
      <svg viewBox="-24 -24 48 48" aria-hidden="true" className={styles.picture}>
        {way === 'loss' ? (
          <>
            <polygon className={styles.rim} points={OCTAGON} transform="translate(0 1.6)" />
            <polygon className={styles.face} points={OCTAGON} />
          </>
        ) : (
          <>
            <circle className={styles.rim} r={22} cy={1.4} />
            <circle className={styles.face} r={22} />
          </>
        )}
        {way === 'gain' && (
          <>
            <circle className={styles.spots} r={19.6} pathLength={360} />
            <circle className={styles.inlay} r={16.8} />
          </>
        )}
      </svg>
      <span className={styles.text} data-long={text.length > 2 || undefined}>
        {text}
      </span>
    </span>
  )
}
