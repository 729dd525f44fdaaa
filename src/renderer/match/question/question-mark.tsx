import type { Question } from '#shared/match/questions'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
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
