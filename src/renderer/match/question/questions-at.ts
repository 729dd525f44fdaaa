import type { Question } from '#shared/match/questions'
import type { EventPlace } from '../model/revision-draft'

/** The questions of one event, the latest last. */
export function questionsAt(questions: readonly Question[], { round, event }: EventPlace): readonly Question[] {
  return questions.filter(({ place }) => place?.round === round && place.event === event)
}
