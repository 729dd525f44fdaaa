import { steady } from '../../../app/steady'
import { IconAction } from '../../../components/icon-action/icon-action'
import { words } from '../../../messages/page'
import type { MatchView } from '../../../match/match-view'
import { DrawAction } from '../../../match/entry/draw-action'
import styles from './actions.module.css'

interface Props {
  readonly view: MatchView
  /** A round is being played. */
  readonly running: boolean
  readonly onDraw: () => void
  readonly onPass: () => void
  readonly onUndo: () => void
  readonly onBlocked: () => void
  readonly onPhoto: () => void
  readonly onSheet: () => void
  readonly onMore: () => void
  /** Something waits behind More: an open question, a round that is not agreed. */
  readonly waiting: boolean
}

/** The six things a turn can be beside a tile, which stand where they stand, whatever is chosen; between two rounds the three that are left. */
export const Actions = steady(function Actions({ view, running, onDraw, onPass, onUndo, onBlocked, onPhoto, onSheet, onMore, waiting }: Props) {
  const entryWords = words.match.entry
  const undo = view.undo === null ? entryWords.undo : words.match.undoNamed(words.match.edits[view.undo])
  return (
    <div className={styles.actions} role="group" aria-label={entryWords.actions} data-few={!running || undefined}>
      {running ? (
        <>
          <DrawAction view={view} onDraw={onDraw} />
          <IconAction icon="pass" text={entryWords.pass} onClick={onPass} />
        </>
      ) : (
        <IconAction icon="sheet" text={words.moments.end.sheet} onClick={onSheet} />
      )}
      <IconAction icon="undo" text={entryWords.undo} name={undo} disabled={view.undo === null} onClick={onUndo} />
      {running && (
        <>
          <IconAction icon="blocked" text={entryWords.blocked} onClick={onBlocked} />
          <IconAction icon="camera" text={words.live.photo} name={words.photo.open} onClick={onPhoto} />
        </>
      )}
      <IconAction
        icon="more"
        text={words.live.more}
        name={waiting ? `${words.live.more}, ${words.live.waiting}` : undefined}
        marked={waiting}
        onClick={onMore}
      />
    </div>
  )
})
