import { memo } from 'react'
import type { Suit } from '#shared/domino/tile'
import styles from './number-disc.module.css'

/** An open number, as it stands at its end of the line. */
export const NumberDisc = memo(function NumberDisc({ suit }: { readonly suit: Suit }) {
  return (
    <span className={styles.disc} data-disc>
      {suit}
    </span>
  )
})
