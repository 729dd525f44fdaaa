import { Fragment } from 'react'
import styles from './whole-tiles.module.css'

/** A sentence in which no tile is broken at its hyphen. */
export function WholeTiles({ children }: { readonly children: string }) {
  return children.split(/(\d+-\d+)/).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className={styles.whole}>
        {part}
      </span>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}
