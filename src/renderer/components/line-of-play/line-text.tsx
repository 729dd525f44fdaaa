import type { ReactNode } from 'react'
import { classes } from '../classes'
import type { Point } from './geometry'
import styles from './line-of-play.module.css'

/** Upright text centred on a point; its font size is in hundredths of a half, for browsers round sizes below 1 px. */
export function LineText({ at, className, children }: { readonly at: Point; readonly className: string | undefined; readonly children: ReactNode }) {
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(0.01)`}>
      <text className={classes(styles.text, className)} textAnchor="middle" dominantBaseline="central">
        {children}
      </text>
    </g>
  )
}
