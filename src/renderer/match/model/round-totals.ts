import type { RoundEnd } from '#shared/match/events'
import type { RuleOverrides } from '#shared/match/record'
import { changesIn } from '#shared/match/rules-at'
import type { ScoredMatch } from '#shared/match/state'

export interface RoundTotals {
  /** Counted from 0. */
  readonly round: number
  readonly moved: readonly number[]
  readonly totals: readonly number[]
  readonly end: RoundEnd | null
  /** What changes of rules in it named. */
  readonly changes: readonly RuleOverrides[]
  readonly last: boolean
}

/** What each round moved every total by, and the totals after it. */
export function roundTotals(match: ScoredMatch): readonly RoundTotals[] {
  let before: readonly number[] = match.totals.map(() => 0)
  return match.rounds.map((scored, round) => {
    const { events, end } = scored
    const totals = end?.totals ?? events.at(-1)?.totals ?? before
    const moved = totals.map((total, seat) => total - (before[seat] ?? 0))
    before = totals
    return { round, moved, totals, end, changes: changesIn(scored), last: round === match.rounds.length - 1 }
  })
}
