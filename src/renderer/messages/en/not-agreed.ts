import type { RoundNotAgreed } from '#shared/match/rounds-not-agreed'
import { counted, listed } from '#shared/words/en/numbers'
import { nameOf } from '#shared/words/en/names'

/** A round that not everyone has agreed on yet. */
export const notAgreed = {
  /** A round that is not agreed yet, in a few words: `2 of 3 agreed`; `Ben (“…”) and Cleo disagree`. */
  mark: ({ agreed, players, contested }: Omit<RoundNotAgreed, 'round'>, names: readonly string[]): string =>
    contested.length === 0
      ? `${agreed.length} of ${players} agreed`
      : `${listed(contested.map(({ seat, note }) => (note === '' ? nameOf(names, seat) : `${nameOf(names, seat)} (“${note}”)`)))} ${contested.length === 1 ? 'disagrees' : 'disagree'}`,
  roundMark: (round: RoundNotAgreed, names: readonly string[]) => `Round ${round.round + 1}: ${notAgreed.mark(round, names)}`,
  heading: 'Not agreed yet',
  open: 'Review',
  openRound: (round: number) => `Review round ${round}`,
  dialog: (round: number) => `Round ${round}`,
  /** In a list of matches, where there are several. */
  many: (rounds: number) => `${counted(rounds, { one: 'round', other: 'rounds' })} not agreed yet`,
} as const
