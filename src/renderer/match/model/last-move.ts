import { movedBy } from '#shared/match/made'
import type { ScoredMatch } from '#shared/match/state'

/** What the last event moved, for everyone: its own points and what the round's end paid. */
export interface LastMove {
  readonly key: string
  readonly deltas: readonly number[]
}

export function lastMove(match: ScoredMatch): LastMove | null {
  const round = match.rounds[match.rounds.length - 1]
  const last = round?.events.at(-1)
  if (round === undefined || last === undefined) return null
  return { key: `${match.rounds.length}.${round.events.length}`, deltas: movedBy(round, round.events.length - 1) }
}
