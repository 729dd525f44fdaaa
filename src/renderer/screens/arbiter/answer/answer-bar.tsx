import { scorerWords } from '../../../messages/scorer'
import { Button } from '../../../components/button/button'
import { Icon } from '../../../components/icon/icon'
import { words } from '../../../messages/page'
import { isRefuted, type Answered } from '../../../match/arbiter/answered'
import styles from './answer-bar.module.css'

interface Props {
  readonly answered: Answered
  readonly onGo: () => void
}

/** The answer as it stands, in one line: said whenever it changes, and always in sight where the answer itself is far below. */
export function AnswerBar({ answered, onGo }: Props) {
  const { ruled, names, words: game } = answered
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.told}>
        {isRefuted(answered) && (
          <strong>
            {words.arbiter.notBlocked}. {ruled.ok && words.arbiter.ifBlocked}{' '}
          </strong>
        )}
        {ruled.ok ? (
          words.answerSentence(ruled.value, names, game)
        ) : (
          <>
            <span className="visually-hidden">{scorerWords.cannotRuleSentence(ruled.error, names)}</span>
            {/* what is missing has no room here, and stands in the answer */}
            <span aria-hidden="true">{words.arbiter.waiting}</span>
          </>
        )}
      </p>
      <Button variant="quiet" className={styles.go} onClick={onGo}>
        {words.arbiter.toAnswer}
        <Icon name="down" />
      </Button>
    </div>
  )
}
