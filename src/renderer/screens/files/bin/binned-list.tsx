import { useRef, useState } from 'react'
import { Button } from '../../../components/button/button'
import { Dialog } from '../../../components/dialog/dialog'
import { useNow } from '../../../hooks/use-now'
import { words } from '../../../messages/page'
import { useBinnedCommands, type Binned } from './binned'
import styles from './bin-section.module.css'

/** Seasons and evenings in the bin, to restore or delete for good. */
export function BinnedList({ all }: { readonly all: readonly Binned[] }) {
  const binWords = words.bin
  const now = useNow()
  const { restore, deleteForGood } = useBinnedCommands()
  const [deleting, setDeleting] = useState<Binned | null>(null)
  const keep = useRef<HTMLButtonElement>(null)
  const close = (): void => setDeleting(null)
  const remove = async (binned: Binned): Promise<void> => {
    await deleteForGood(binned)
    close()
  }
  return (
    <>
      <ul className={styles.list} aria-label={binWords.others.list}>
        {all.map((binned) => (
          <li key={`${binned.what} ${binned.id}`} className={styles.binned}>
            <div className={styles.told}>
              <strong>{binned.name}</strong>
              <span className={styles.when}>
                {binWords.others.what[binned.what]} · {binned.days} · {binWords.put(words.whenWords(binned.binnedAt, now))}
              </span>
            </div>
            <div className={styles.more}>
              <Button aria-label={binWords.restoreOf(binned.name)} onClick={() => void restore(binned)}>
                {binWords.restore}
              </Button>
              <Button variant="danger" aria-label={binWords.deleteOf(binned.name)} onClick={() => setDeleting(binned)}>
                {binWords.delete}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {deleting !== null && (
        <Dialog
          width="message"
          open
          title={binWords.others.title(deleting.name)}
          onClose={close}
          firstFocus={() => keep.current}
          actions={
            <>
              <Button ref={keep} onClick={close}>
                {binWords.others.keep}
              </Button>
              <Button variant="danger" onClick={() => void remove(deleting)}>
                {binWords.delete}
              </Button>
            </>
          }
        >
          <p>{binWords.others.texts[deleting.what]}</p>
        </Dialog>
      )}
    </>
  )
}
