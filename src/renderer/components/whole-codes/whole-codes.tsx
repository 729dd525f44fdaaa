import { Fragment } from 'react'
import { CODES } from './codes'
import styles from './whole-codes.module.css'

/** A sentence in which no tile and no number of a rule is broken at its hyphen. It is one piece, also in what lays its pieces out side by side. */
export function WholeCodes({ children }: { readonly children: string }) {
  const parts = children.split(CODES)
  if (parts.length === 1) return children
  return (
    <span>
      {parts.map((part, at) =>
        at % 2 === 1 ? (
          <span key={at} className={styles.whole}>
            {part}
          </span>
        ) : (
          <Fragment key={at}>{part}</Fragment>
        ),
      )}
    </span>
  )
}
