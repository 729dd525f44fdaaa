import type { Question } from '#shared/match/questions'
import { momentWords, questionWords, trailWords } from '../../messages/page'
import styles from './question.module.css'

/** What was said before to questions of the same event. */
export function AskedBefore({ questions, names }: { readonly questions: readonly Question[]; readonly names: readonly string[] }) {
  if (questions.length === 0) return null
  return (
    <ul className={styles.before} aria-label={questionWords.before}>
      {questions.map(({ asked, undone }) => (
        <li key={asked.at}>
          <strong>{questionWords.earlier({ asked, undone }, asked.agreed, names)}</strong>{' '}
          <span className={styles.quiet}>
            <time dateTime={asked.at}>{momentWords(asked.at)}</time>, {trailWords.on(asked.device)}
          </span>
          {asked.note !== '' && <p>{questionWords.noted(asked.note)}</p>}
        </li>
      ))}
    </ul>
  )
}
