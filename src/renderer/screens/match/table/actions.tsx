import type { IconName } from '../../../components/icon/paths'
import { Icon } from '../../../components/icon/icon'
import { words } from '../../../messages/page'
import type { MatchView } from '../../../match/match-view'
import { drawableTiles } from '../../../match/model/prompt'
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
  readonly onMore: () => void
  /** Something waits behind More: an open question, a round that is not agreed. */
  readonly waiting: boolean
}

/** The six things a turn can be beside a tile. They stand where they stand, whatever is chosen. */
export function Actions({ view, running, onDraw, onPass, onUndo, onBlocked, onPhoto, onMore, waiting }: Props) {
  const entryWords = words.match.entry
  const undo = view.undo === null ? entryWords.undo : words.match.undoNamed(words.match.edits[view.undo])
  return (
    <div className={styles.actions} role="group" aria-label={entryWords.actions}>
      <Action icon="draw" text={words.live.draw} disabled={!running || drawableTiles(view.scored.state) === 0} onPress={onDraw} />
      <Action icon="pass" text={entryWords.pass} disabled={!running} onPress={onPass} />
      <Action icon="undo" text={entryWords.undo} name={undo} disabled={view.undo === null} onPress={onUndo} />
      <Action icon="blocked" text={entryWords.blocked} disabled={!running} onPress={onBlocked} />
      <Action icon="camera" text={words.live.photo} name={words.photo.open} disabled={!running} onPress={onPhoto} />
      <Action icon="more" text={words.live.more} name={waiting ? `${words.live.more}, ${words.live.waiting}` : undefined} marked={waiting} onPress={onMore} />
    </div>
  )
}

interface ActionProps {
  readonly icon: IconName
  readonly text: string
  /** What it does in full, where the word on it is short. */
  readonly name?: string | undefined
  readonly disabled?: boolean
  readonly marked?: boolean
  readonly onPress: () => void
}

function Action({ icon, text, name, disabled = false, marked = false, onPress }: ActionProps) {
  return (
    <button type="button" className={styles.action} disabled={disabled} aria-label={name} title={name} onClick={onPress}>
      <Icon name={icon} />
      <span className={styles.word}>{text}</span>
      {marked && <span className={styles.mark} aria-hidden="true" />}
    </button>
  )
}
