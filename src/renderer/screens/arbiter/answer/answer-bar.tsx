import { Button } from '../../../components/button/button'
import { Icon } from '../../../components/icon/icon'
import { words } from '../../../messages/page'
import { answerWords, isRefuted, type Answered } from '../../../match/arbiter/answered'
import type { Entered } from '../entry/entered'
import { nextWords } from './next-words'
import styles from './answer-bar.module.css'

interface Props {
  readonly answered: Answered
  readonly next: Entered | null
  readonly onNext: (what: Entered) => void
  readonly onGo: () => void
}

/** The answer as it stands, in one line: said whenever it changes, and always in sight where the answer itself is far below. */
export function AnswerBar({ answered, next, onNext, onGo }: Props) {
  const { outcome, names, doubtful } = answered
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.told} data-waiting={outcome.kind === 'open' || undefined}>
        {doubtful && outcome.kind !== 'open' && <strong>{words.arbiter.contradicted} </strong>}
        {isRefuted(answered) && outcome.kind !== 'gone-out' && (
          <strong>
            {words.arbiter.notBlocked}. {outcome.kind !== 'open' && words.arbiter.ifBlocked}{' '}
          </strong>
        )}
        {answerWords(answered).sentence}
      </p>
      {next === null ? (
        <Button variant="primary" className={styles.go} onClick={onGo}>
          {words.arbiter.toAnswer}
          <Icon name="down" />
        </Button>
      ) : (
        <Button variant="primary" className={styles.go} onClick={() => onNext(next)}>
          {nextWords(next, names)}
          <Icon name="forward" />
        </Button>
      )}
    </div>
  )
}
