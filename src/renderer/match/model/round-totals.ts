import { hasLine } from '#shared/games/index'
import type { RoundEnd, Seat } from '#shared/match/events'
import { broughtTotals, roundMade } from '#shared/match/made'
import type { RuleOverrides } from '#shared/match/record'
import { changesIn } from '#shared/match/rules-at'
import { goneAfter } from '#shared/match/seats'
import type { ScoredMatch } from '#shared/match/state'

export interface RoundTotals {
  /** Counted from 0. */
  readonly round: number
  /** What everyone had before recording began, of the round in which it did; null where they had nothing. */
  readonly brought: readonly number[] | null
  readonly moved: readonly number[]
  /** Who had left the match before this round could move anything of theirs. */
  readonly absent: readonly Seat[]
  readonly totals: readonly number[]
  readonly end: RoundEnd | null
  readonly changes: readonly RuleOverrides[]
  readonly last: boolean
}

/** What each round moved every total by, and the totals after it. */
export function roundTotals(match: ScoredMatch): readonly RoundTotals[] {
  let totals: readonly number[] = match.totals.map(() => 0)
  return match.rounds.map((scored, round) => {
    const { events, end } = scored
    totals = end?.totals ?? events.at(-1)?.totals ?? totals
    return {
      round,
      brought: broughtTotals(match, round),
      moved: roundMade(match, round).map(({ made }) => made),
      // a line pays play by play, a counted round only once it is counted
      absent: hasLine(match.rules.game) ? (scored.gone ?? []) : goneAfter(scored),
      totals,
      end,
      changes: changesIn(scored),
      last: round === match.rounds.length - 1,
    }
  })
}
