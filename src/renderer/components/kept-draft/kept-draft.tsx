import { words } from '../../messages/page'
import { Button } from '../button/button'
import styles from './kept-draft.module.css'

interface KeptDraftProps {
  /** Empties the form; null where nothing was kept. */
  readonly startOver: (() => void) | null
}

/** Says that what a dialog or form begins with was entered in it before, and throws it away if that is wished. */
export function KeptDraft({ startOver }: KeptDraftProps) {
  if (startOver === null) return null
  return (
    <div className={styles.kept}>
      <p role="status">{words.keptDraft.kept}</p>
      <Button variant="quiet" onClick={startOver}>
        {words.keptDraft.startOver}
      </Button>
    </div>
  )
}
