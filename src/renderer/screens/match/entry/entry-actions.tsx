import { Button } from '../../../components/button/button'
import { Icon } from '../../../components/icon/icon'
import { matchWords, photoWords } from '../../../messages/page'
import type { Entry } from '../../../match/entry/use-entry'
import styles from './entry-actions.module.css'

interface Props {
  readonly entry: Entry
  readonly onBlocked: () => void
  readonly onPhotograph: () => void
}

/** What a turn can be beside a tile: draw (some), pass, or the round is blocked. */
export function EntryActions({ entry, onBlocked, onPhotograph }: Props) {
  const words = matchWords.entry
  const { drawCount } = entry.state
  const count = (by: number) => () => entry.dispatch({ type: 'draw-count', count: drawCount + by })
  return (
    <div className={styles.actions} role="group" aria-label={words.actions}>
      <div className={styles.draw}>
        <Button shape="icon" variant="quiet" aria-label={words.drawFewer} disabled={drawCount <= 1} onClick={count(-1)}>
          −
        </Button>
        <Button onClick={() => entry.draw(drawCount)}>{words.drawCount(drawCount)}</Button>
        <Button shape="icon" variant="quiet" aria-label={words.drawMore} onClick={count(1)}>
          <Icon name="add" />
        </Button>
      </div>
      <Button onClick={entry.pass}>{words.pass}</Button>
      <Button onClick={onBlocked}>{words.blocked}</Button>
      <Button aria-label={photoWords.open} title={photoWords.open} onClick={onPhotograph}>
        <Icon name="camera" />
        <span className={styles.photograph}>{photoWords.open}</span>
      </Button>
    </div>
  )
}
