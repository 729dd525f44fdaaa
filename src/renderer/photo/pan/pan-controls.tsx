import { useEffect, useRef } from 'react'
import { makeTile } from '#shared/domino/tile'
import { Button } from '../../components/button/button'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { hasNoFocus } from '../../hooks/has-no-focus'
import { words } from '../../messages/page'
import type { PanControl } from './use-pan'
import styles from './pan.module.css'

interface PanControlsProps {
  readonly control: PanControl
  /** A camera is moved; otherwise photos are taken one by one. */
  readonly live: boolean
}

/** While the camera is moved along a line, or photographs it part by part: what is read so far, whether it follows, and the way out. */
export function PanControls({ control: { pan, line, reading, stop, finish }, live }: PanControlsProps) {
  const panWords = words.photo.pan
  const { how, ...progress } = live ? panWords.live : panWords.parts
  const strip = useRef<HTMLOListElement>(null)
  const stopButton = useRef<HTMLButtonElement>(null)
  /* The button that began it is gone. */
  useEffect(() => {
    if (hasNoFocus()) stopButton.current?.focus({ preventScroll: true })
  }, [])
  /* What was read last is seen, at whichever end it came. */
  const [first, last] = [line[0]?.tile, line.at(-1)?.tile]
  const before = useRef({ first, last })
  useEffect(() => {
    const list = strip.current
    const atStart = before.current.last === last && before.current.first !== first
    before.current = { first, last }
    if (list !== null) list.scrollLeft = atStart ? 0 : list.scrollWidth
  }, [first, last, line.length])
  return (
    <div className={styles.pan} data-pan={pan.progress}>
      <div role="status" className={styles.said}>
        <p className={styles.hint}>{pan.frames === 0 ? how : progress[pan.progress]}</p>
        <p>{panWords.soFar(line.length)}</p>
      </div>
      {line.length > 0 && (
        <ol ref={strip} tabIndex={0} className={styles.strip} aria-label={panWords.line}>
          {line.map(({ tile, flipped, unsure }, at) => (
            <li key={at} data-look={unsure ? 'unsure' : 'sure'} className={styles.tile}>
              <DominoTile
                tile={tile}
                flipped={flipped}
                orientation="horizontal"
                label={unsure ? `${makeTile(tile)}, ${words.photo.review.unsure}` : makeTile(tile)}
              />
            </li>
          ))}
        </ol>
      )}
      <div className={styles.ways}>
        <Button variant="primary" disabled={line.length === 0 || reading} onClick={() => void finish()}>
          {panWords.finish}
        </Button>
        <Button ref={stopButton} onClick={stop}>
          {panWords.stop}
        </Button>
      </div>
    </div>
  )
}
