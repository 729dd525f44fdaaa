import { memo } from 'react'
import { CAMEL_PATH } from '../icon/camel-path'
import styles from './player-chips.module.css'

/** A camel: who leads the caravan. Decorative: a word stands beside it. */
export const Camel = memo(function Camel() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.camel}>
      <path d={CAMEL_PATH} />
    </svg>
  )
})
