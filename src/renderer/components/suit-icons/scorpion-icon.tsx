import { classes } from '../classes'
import type { IconProps } from './flower-icon'
import styles from './suit-icons.module.css'

/** The Scorpion: claws, a curled tail with its sting, and a minus sign. Decorative: a word stands beside it. */
export function ScorpionIcon({ className, ...rest }: IconProps) {
  return (
    <svg viewBox="-12 -12 24 24" aria-hidden="true" {...rest} className={classes(styles.icon, className)}>
      <path className={styles.limb} d="M-5 2L-9 -0.5M-5.4 4.6L-10 4.6M-4.6 7L-8.6 9.6M2 2L5.2 0.4M2.4 4.8L6.4 5.4M1.6 7L5 9.8" />
      <path className={styles.tail} d="M0 3.4C4.4 1 9.8 0.4 9.6 -4.6C9.4 -9 3.6 -10 1.6 -6.6" />
      <path className={styles.sting} d="M3.9 -8.4L-1.2 -4.2L1 -9.8Z" />
      <path className={styles.claw} d="M-4.4 0.6L-7 -4.4M0.2 0L-0.6 -1.6" />
      <path className={styles.sting} d="M-7 -3.4L-10.8 -6.6L-7.8 -7.4L-6.6 -5.4L-5.6 -7.6L-3.4 -5Z" />
      <ellipse className={styles.body} cx={-1.5} cy={4.6} rx={5.2} ry={4.8} />
      <path className={styles.scorpionSign} d="M-4.3 4.6H1.3" />
    </svg>
  )
}
