import { Button } from '../../../components/button/button'
import { Icon } from '../../../components/icon/icon'
import { words } from '../../../messages/page'
import type { Entry } from '../../../match/entry/use-entry'
import styles from './entry-actions.module.css'

interface Props {
  readonly entry: Entry
  readonly onBlocked: () => void
  readonly onPhoto: () => void
}

/** What a turn can be beside a tile: draw (some), pass, or the round is blocked. */
export function EntryActions({ entry, onBlocked, onPhoto }: Props) {
  const entryWords = words.match.entry
  const { drawCount } = entry.state
  const count = (by: number) => () => entry.dispatch({ type: 'draw-count', count: drawCount + by })
  return (
    <div className={styles.actions} role="group" aria-label={entryWords.actions}>
      <div className={styles.draw}>
        <Button shape="icon" variant="quiet" aria-label={entryWords.drawFewer} disabled={drawCount <= 1} onClick={count(-1)}>
          −
        </Button>
        <Button onClick={() => entry.draw(drawCount)}>{entryWords.drawCount(drawCount)}</Button>
        <Button shape="icon" variant="quiet" aria-label={entryWords.drawMore} onClick={count(1)}>
          <Icon name="add" />
        </Button>
      </div>
      <Button onClick={entry.pass}>{entryWords.pass}</Button>
      <Button onClick={onBlocked}>{entryWords.blocked}</Button>
      <Button aria-label={words.photo.open} title={words.photo.open} onClick={onPhoto}>
        <Icon name="camera" />
        <span className={styles.photo}>{words.photo.open}</span>
      </Button>
    </div>
  )
}
