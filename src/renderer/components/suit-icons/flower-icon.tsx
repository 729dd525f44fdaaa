import type { SVGProps } from 'react'
import { classes } from '../classes'
import styles from './suit-icons.module.css'

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'>

const PETALS = [0, 60, 120, 180, 240, 300] as const

/** The Flower: six round petals and a plus sign. Decorative: a word stands beside it. */
export function FlowerIcon({ className, ...rest }: IconProps) {
  return (
    <svg viewBox="-12 -12 24 24" aria-hidden="true" {...rest} className={classes(styles.icon, className)}>
      {PETALS.map((turn) => (
        <ellipse key={turn} className={styles.petal} cx={0} cy={-7} rx={3.9} ry={4.6} transform={`rotate(${turn})`} />
      ))}
      <circle className={styles.heart} r={5.2} />
      <path className={styles.flowerSign} d="M-3 0H3M0 -3V3" />
    </svg>
  )
}
