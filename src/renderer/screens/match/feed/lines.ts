import { photoOf } from '#shared/match/photo'
import type { Question } from '#shared/match/questions'
import type { RecordRound } from '#shared/match/record'
import { withDrawsTogether, type FeedRound } from '../../../match/model/feed'
import type { EventPlace } from '../../../match/model/revision-draft'
import { questionsAt } from '../../../match/question/questions-at'

/** What each line of a round says: a draw with a photo or a question of its own has its own line. */
export function linesOf({ events }: FeedRound, recorded: RecordRound | undefined, questions: readonly Question[]): ReturnType<typeof withDrawsTogether> {
  return withDrawsTogether(events, ({ place }) => photoAt(recorded, place) !== null || questionsAt(questions, place).length > 0)
}

/** The photo that is kept with an entry. */
export function photoAt(recorded: RecordRound | undefined, { event }: EventPlace): string | null {
  const entry = recorded?.events[event]
  return entry === undefined ? null : photoOf(entry)
}
