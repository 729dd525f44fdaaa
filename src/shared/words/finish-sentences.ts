import type { ScoredFinish } from '../match/events'
import type { FinishReason } from '../match/record'

/** What a language has for a round that is called off, and a match that is ended. */
interface FinishPhrases {
  readonly says: (why: string) => string
  readonly why: Readonly<Record<FinishReason, string>>
  readonly what: Readonly<Record<NonNullable<ScoredFinish['when']> | 'round', string>>
}

/** A round called off, or a match ended, in a language. */
export function finishSentencesOf({ says, why: reasons, what }: FinishPhrases) {
  return {
    /** Why a round or a match may be ended early. */
    finishReasons: reasons,
    /** Why it ends: `Time:` */
    finishWhy: ({ why }: Pick<ScoredFinish, 'why'>): string => says(reasons[why]),
    /** What ends, and when: `this is the last round`. Without a full stop. */
    finishWhat: ({ when }: Pick<ScoredFinish, 'when'>): string => what[when ?? 'round'],
  }
}
