import type { ScoredUncalled, Seat } from '../match/events'

/** What a language has for points that were not called. */
interface UncalledPhrases {
  readonly nameOf: (names: readonly string[], seat: Seat) => string
  readonly says: string
  readonly to: (name: string) => string
  readonly nobody: string
}

/** Points that were not called, in a language. */
export function uncalledSentencesOf({ nameOf, says, to: goTo, nobody }: UncalledPhrases) {
  return {
    /** `Not called:` */
    uncalledSays: says,
    /** To whom they go: `the next play’s points go to Ben`. Without a full stop. */
    uncalledTo: ({ to }: Pick<ScoredUncalled, 'to'>, names: readonly string[]): string => (to === null ? nobody : goTo(nameOf(names, to))),
  }
}
