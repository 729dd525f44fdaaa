import type { Question } from '#shared/match/questions'
import type { QuestionSaid } from '../hooks/use-match-commands'

/** What the table says to a question whose entry it has taken out: it is done with, and stays as it is. */
export function settlingGone({ asked: { round, event, at } }: Question): QuestionSaid {
  return { round, event, outcome: 'stands', agreed: [], note: '', settles: at }
}
