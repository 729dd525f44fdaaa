import { useEffect, useState } from 'react'
import { Button } from '../../components/button/button'
import { photoWords } from '../../messages/en/photo'
import styles from './source.module.css'

/** What is done sooner than this, in milliseconds, needs no mark. */
const SHOWN_AFTER_MS = 300

/** Says that a picture is being read, where that takes a while. */
export function ReadingMark({ onCancel }: { readonly onCancel: () => void }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!shown) return null
  return (
    <div className={styles.reading} role="status">
      <progress className={styles.progress} aria-label={photoWords.reading} />
      <span>{photoWords.reading}</span>
      <Button variant="quiet" onClick={onCancel}>{photoWords.cancel}</Button>
    </div>
  )
}
