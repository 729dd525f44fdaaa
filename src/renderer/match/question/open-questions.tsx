import type { Question } from '#shared/match/questions'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { eventWords } from '../correction/event-words'
import { recordedName } from '../feed/told-event'
import type { MatchView } from '../match-view'
import type { EventPlace } from '../model/revision-draft'
import styles from './question.module.css'

/** That an event was questioned, and what came of it last; an open question first of all. */
export function QuestionMark({ questions }: { readonly questions: readonly Question[] }) {
  const told = questions.find(({ open }) => open) ?? questions.at(-1)
  if (told === undefined) return null
  return (
    <span className={styles.mark} data-open={told.open || undefined}>
      <Icon name="question" />
      <strong>{words.questions.told(told)}</strong>
    </span>
  )
}

interface OpenQuestionsProps {
  readonly view: MatchView
  /** Left out where nothing may be changed. */
  readonly onSettle?: (place: EventPlace) => void
  /** Is done with a question whose event is gone. */
  readonly onGone?: (question: Question) => void
}

/** Questions that were left open, each with the way to settle it. */
export function OpenQuestions({ view, onSettle, onGone }: OpenQuestionsProps) {
  const open = view.questions.filter((question) => question.open)
  if (open.length === 0) return null
  return (
    <section className={styles.openQuestions} aria-label={words.questions.openHeading(open.length)}>
      <p className={styles.openHeading}>
        <Icon name="question" /> {words.questions.openHeading(open.length)}
      </p>
      <ul className={styles.open}>
        {open.map((question) => {
          const { asked, place } = question
          const what = recordedName(asked.about, view.names)
          return (
            <li key={asked.at}>
              <span>
                {words.questions.round((place ?? asked).round + 1)}
                {words.colon}
                {eventWords(asked.about, view.names)}
                {asked.note !== '' && <> {words.questions.noted(asked.note)}</>}
                {place === null && <> {words.questions.gone}</>}
              </span>
              {place === null && onGone !== undefined && (
                <Button variant="quiet" aria-label={words.questions.doneNamed(what)} onClick={() => onGone(question)}>
                  {words.questions.done}
                </Button>
              )}
              {place !== null && onSettle !== undefined && (
                <Button variant="quiet" aria-label={words.questions.settleNamed(what)} onClick={() => onSettle(place)}>
                  {words.questions.settle}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
