import type { SVGProps } from 'react'
import type { Suit } from '#shared/domino/tile'
import { classes } from '../classes'
import { SuitPicture } from './pictures'
import styles from './domino-tile.module.css'

interface SuitSignProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  readonly suit: Suit
}

/** The picture of one suit on a half of a tile. Decorative: a word stands beside it. */
export function SuitSign({ suit, className, ...rest }: SuitSignProps) {
  return (
    <svg viewBox="-0.5 -0.5 1 1" aria-hidden="true" {...rest} className={classes(styles.picture, className)}>
      <rect className={styles.edge} x={-0.5} y={-0.5} width={1} height={1} rx={0.13} />
      <rect className={styles.face} x={-0.47} y={-0.47} width={0.94} height={0.94} rx={0.1} />
      <SuitPicture suit={suit} />
    </svg>
  )
}
