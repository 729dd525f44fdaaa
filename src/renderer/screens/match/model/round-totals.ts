import type { RoundEnd } from '#shared/match/events'
import type { ScoredMatch } from '#shared/match/state'

export interface RoundTotals {
  /** Counted from 0. */
  readonly round: number
  readonly moved: readonly number[]
  readonly totals: readonly number[]
  readonly end: RoundEnd | null
  readonly last: boolean
}

/** What each round moved every total by, and the totals after it. */
export function roundTotals(match: ScoredMatch): readonly RoundTotals[] {
  let before: readonly number[] = match.totals.map(() => 0)
  return match.rounds.map(({ events, end }, round) => {
    const totals = end?.totals ?? events.at(-1)?.totals ?? before
    const moved = totals.map((total, seat) => total - (before[seat] ?? 0))
    before = totals
    return { round, moved, totals, end, last: round === match.rounds.length - 1 }
  })
}
