import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { Notice } from '../../components/notice/notice'
import { words } from '../../messages/page'
import type { CommandProblem } from '../../messages/sentence-inputs'
import type { MatchView } from '../match-view'
import styles from './picture.module.css'

/** Whether the picture that is shown is kept with the match: not yet, while there is another one, and when its file is gone. */
type PictureState = 'new' | 'other' | 'kept' | 'gone'

interface Props {
  readonly view: MatchView
  readonly state: PictureState
  readonly pending: boolean
  readonly problem: CommandProblem | null
  readonly onKeep: (() => void) | undefined
  readonly onAgain: () => void
  readonly onForget: () => void
}

/** Whether a picture of the table is kept with its match, and what can be done about it. */
export function KeepPicture({ view, state, pending, problem, onKeep, onAgain, onForget }: Props) {
  const pictureWords = words.tablePicture
  const isNew = state === 'new' || state === 'other'
  return (
    <div className={styles.keeping}>
      <p role="status" className={styles.state}>
        {!pending && pictureWords.states[state]}
      </p>
      {problem !== null && (
        <Notice tone="danger" role="alert">
          {words.commandProblemSentence(problem, { names: view.names, game: view.scored.rules.game })}
        </Notice>
      )}
      <div className={styles.keepWays}>
        {/* One button in one place: what was kept can be deleted, and keys go on from there. */}
        <Button pending={pending} onClick={isNew ? onKeep : onForget}>
          <Icon name={isNew ? 'save' : 'bin'} />
          {isNew ? pictureWords.keep : pictureWords.forget}
        </Button>
        <Button pending={pending} onClick={onAgain}>
          <Icon name="camera" />
          {pictureWords.again}
        </Button>
      </div>
    </div>
  )
}
