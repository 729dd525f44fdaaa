import type { RoundEnd, ScoredEvent, Seat } from '../match/events'
import { broughtTotals } from '../match/made'
import type { ScoredMatch } from '../match/state'

/** The totals at one moment of a match; rounds and events count from 1. */
export type SeriesPoint = { readonly totals: readonly number[] } & (
  | { readonly kind: 'start' }
  | { readonly kind: 'event'; readonly round: number; readonly event: number; readonly type: ScoredEvent['type']; readonly player: Seat }
  /** What the end of the round paid or took is in these totals. */
  | { readonly kind: 'end'; readonly round: number; readonly end: RoundEnd['kind']; readonly winner: Seat | null }
)

/** The score over the events of a match, from nothing or from what was brought along: one point for the start, each event and each round's end. */
export function scoreSeries({ rules, rounds }: Pick<ScoredMatch, 'rules' | 'rounds'>): readonly SeriesPoint[] {
  const start: SeriesPoint = { kind: 'start', totals: broughtTotals({ rounds }) ?? new Array<number>(rules.players).fill(0) }
  const later = rounds.flatMap(({ events, end }, index): readonly SeriesPoint[] => {
    const round = index + 1
    const points = events.map(({ type, player, totals }, at): SeriesPoint => ({ kind: 'event', round, event: at + 1, type, player, totals }))
    return end === null ? points : [...points, { kind: 'end', round, end: end.kind, winner: end.winner, totals: end.totals }]
  })
  return [start, ...later]
}
