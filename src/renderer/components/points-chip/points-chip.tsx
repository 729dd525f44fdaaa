import type { HTMLAttributes } from 'react'
import { classes } from '../classes'
import { ChipFace, chipOf } from './chip-face'
import styles from './points-chip.module.css'

interface PointsChipProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  readonly points: number
  /** The points with their sign, as the language writes them. */
  readonly text: string
}

/** Points won or lost, as something one could hold. As on the line of play. */
export function PointsChip({ points, text, className, ...rest }: PointsChipProps) {
  return (
    <span {...rest} {...chipOf(points, classes(styles.chip, className))}>
      <svg viewBox="-1.09 -1.09 2.18 2.18" aria-hidden="true" className={styles.picture}>
        <ChipFace points={points} />
      </svg>
      <span className={styles.text} data-long={text.length > 2 || undefined}>
        {text}
      </span>
    </span>
  )
}
