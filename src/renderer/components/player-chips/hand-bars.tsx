import { memo } from 'react'
import { classes } from '../classes'
import styles from './hand-bars.module.css'

/** More bars than this are a wall; the number beside them counts on. */
const MOST_BARS = 7

/** A hand as others see it: a bar for each tile, as thin as its place asks for, and the number. For the eye alone: what is read out stands beside it. */
export const HandBars = memo(function HandBars({ hand, className }: { readonly hand: number; readonly className?: string | undefined }) {
  return (
    <span aria-hidden="true" className={classes(styles.hand, className)} data-hand>
      <span className={styles.bars} data-backs>
        {Array.from({ length: Math.min(hand, MOST_BARS) }, (_, place) => (
          <span key={place} className={styles.bar} />
        ))}
      </span>
      {hand}
    </span>
  )
})
