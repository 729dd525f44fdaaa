import { useState } from 'react'
import { Button } from '../../components/button/button'
import { TextArea } from '../../components/field/text-field'
import { words } from '../../messages/page'
import styles from './text.module.css'

interface CopyTextProps {
  /** Made only when it is asked for. */
  readonly textOf: () => string
}

/** A button that copies one line of text, and says so; where the clipboard is closed to it, the line itself to copy by hand. */
export function CopyText({ textOf }: CopyTextProps) {
  const [done, setDone] = useState<{ readonly copied: boolean; readonly text: string } | null>(null)
  const copy = async (): Promise<void> => {
    const text = textOf()
    try {
      await navigator.clipboard.writeText(text)
      setDone({ copied: true, text })
    } catch {
      setDone({ copied: false, text })
    }
  }
  return (
    <div className={styles.copy}>
      <Button onClick={() => void copy()}>{words.oneLine.copy}</Button>
      <span role="status" className={styles.said}>
        {done === null ? '' : done.copied ? words.oneLine.copied : words.oneLine.notCopied}
      </span>
      {done?.copied === false && (
        <TextArea className={styles.line} label={words.oneLine.label} readOnly rows={3} value={done.text} onFocus={({ target }) => target.select()} />
      )}
    </div>
  )
}
