import type { ReadingFeed } from '#shared/contract/reading'
import { startWords } from '../../messages/start-page'
import styles from './still-reading.module.css'

interface StillReadingProps {
  /** Undefined once every match has been read: then there is nothing to say. */
  readonly reading: ReadingFeed | undefined
}

/** What stands above a list that lacks matches which have not been read yet. It is no status: nobody wants to hear of each step. */
export function StillReading({ reading }: StillReadingProps) {
  if (reading === undefined) return null
  const { done, total } = reading
  return (
    <label className={styles.reading}>
      {startWords.reading.soFar(done, total)}
      <progress className={styles.progress} value={done} max={total} />
    </label>
  )
}
