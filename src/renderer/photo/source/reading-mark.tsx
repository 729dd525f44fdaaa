import { useEffect, useState } from 'react'
import { Button } from '../../components/button/button'
import { useIntoSight } from '../../hooks/use-into-sight'
import { words } from '../../messages/page'
import styles from './source.module.css'

/** What is done sooner than this, in milliseconds, needs no mark. */
export const SHOWN_AFTER_MS = 300

interface ReadingMarkProps {
  readonly reading: boolean
  /** A photo that was read before is still shown below. */
  readonly over: boolean
  readonly onCancel: () => void
}

/** Says that a picture is being read, where that takes a while. It is there before it says so, or nobody would hear of it. */
export function ReadingMark({ reading, over, onCancel }: ReadingMarkProps) {
  return (
    <div role="status" className={styles.mark} data-over={over || undefined}>
      {reading && <Mark onCancel={onCancel} />}
    </div>
  )
}

function Mark({ onCancel }: Pick<ReadingMarkProps, 'onCancel'>) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const mark = useIntoSight<HTMLDivElement>(shown || null)
  if (!shown) return null
  return (
    <div ref={mark} className={styles.reading}>
      <progress className={styles.progress} aria-label={words.photo.reading} />
      <span>{words.photo.reading}</span>
      <Button variant="quiet" onClick={onCancel}>
        {words.photo.cancel}
      </Button>
    </div>
  )
}
