import { useId, useRef, useState } from 'react'
import { Notice } from '../components/notice/notice'
import { useIntoSight } from '../hooks/use-into-sight'
import { words } from '../messages/page'
import { settings } from '../settings/settings'
import { smallCopy, type CopySource } from './small-copy'
import styles from './photo.module.css'

export interface Keeping {
  readonly keep: boolean
  readonly choose: (keep: boolean) => void
  readonly copying: boolean
  /** No copy could be made of a photo that was to be kept. */
  readonly failed: boolean
  /**
   * What goes along with the entry: the copy, or nothing where the photo is not to be kept.
   *
   * Null where the entry must not be sent: no copy can be made, or one is being made already.
   */
  readonly copyOf: (picture: CopySource) => Promise<{ readonly photo: string | undefined } | null>
}

/** Nothing goes along. */
export const NOT_KEPT = { photo: undefined } as const

/** Whether the photo on the screen is to be kept; begins as it is set, and changes nothing for the next. */
export function useKeepPhoto(): Keeping {
  const [keep, setKeep] = useState(() => settings['keep-photographs'].chosen() === 'kept')
  const [copying, setCopying] = useState(false)
  const [failed, setFailed] = useState(false)
  const underWay = useRef(false)

  const copyOf = async (picture: CopySource): Promise<{ readonly photo: string | undefined } | null> => {
    if (!keep) return NOT_KEPT
    if (underWay.current) return null
    underWay.current = true
    setCopying(true)
    const photo = await smallCopy(picture).catch(() => null)
    underWay.current = false
    setCopying(false)
    setFailed(photo === null)
    return photo === null ? null : { photo }
  }
  const choose = (next: boolean): void => {
    setKeep(next)
    setFailed(false)
  }
  return { keep, choose, copying, failed, copyOf }
}

/** Asks whether the photo on the screen is to be kept with what is entered from it. */
export function KeepPhoto({ keeping }: { readonly keeping: Keeping }) {
  const { keep, choose, failed } = keeping
  const id = useId()
  const told = useIntoSight<HTMLDivElement>(failed || null)
  return (
    <div className={styles.keep}>
      <label className={styles.label}>
        <input type="checkbox" className={styles.box} checked={keep} aria-describedby={`${id}-hint`} onChange={(event) => choose(event.target.checked)} />
        {words.keptPhotos.keepThis}
      </label>
      <p className={styles.hint} id={`${id}-hint`}>
        {words.keptPhotos.keepThisHint}
      </p>
      {failed && (
        <Notice ref={told} tone="warning" role="alert">
          {words.keptPhotos.notCopied}
        </Notice>
      )}
    </div>
  )
}
