import type { ScoredMatch } from '#shared/match/state'

/** What one player made in a round. */
export interface Made {
  /** All of it, from the lead to what the end paid. */
  readonly made: number
  /** Of that, what the round's end paid or took: for going out, for the block, for tiles left. */
  readonly byEnd: number
}

/** What each player made in a round, in seat order; the round counts from 0. Points that a record brings with it were not made in it. */
export function roundMade({ rounds, totals }: Pick<ScoredMatch, 'rounds' | 'totals'>, round: number): readonly Made[] {
  const { events = [], end = null } = rounds[round] ?? {}
  return totals.map((_, seat) => {
    const inPlay = events.reduce((sum, event) => (event.player === seat ? sum + event.delta : sum), 0)
    const byEnd = end?.deltas[seat] ?? 0
    return { made: inPlay + byEnd, byEnd }
  })
}

/** How many rounds each player won, in seat order. */
export function roundsWon({ rounds, totals }: Pick<ScoredMatch, 'rounds' | 'totals'>): readonly number[] {
  return totals.map((_, seat) => rounds.filter(({ end }) => end?.winner === seat).length)
}
