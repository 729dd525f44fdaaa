import { elementAt } from '../kernel/assert'
import type { RoundEnd, Seat } from './events'
import type { ScoredMatch, ScoredRound } from './state'

/*
 * What entries, rounds and their ends moved totals by. Whatever shows such a number asks here: what a play's reasons counted says `payoutOf`
 * (`rules/payout.ts`), and nobody else adds or subtracts points (`caravan/one-number` of lint).
 */

type PlayedRound = Pick<ScoredRound, 'events' | 'end'>

/** What one player made in a round. */
export interface Made {
  /** All of it, from the lead to what the end paid. */
  readonly made: number
  /** Of that, what the round's end paid or took: for going out, for the block, for tiles left. */
  readonly byEnd: number
  /** Of that, what the table or a referee gave or took (rulebook M-13). */
  readonly given: number
  /** Of that, what others had made and not called (rulebook M-8). */
  readonly taken: number
}

/** What a player made in a round. Points that a record brings with it were not made in it. */
export function madeBy({ events, end }: PlayedRound, seat: Seat): Made {
  const byEnd = end?.deltas[seat] ?? 0
  let [played, given, taken] = [0, 0, 0]
  for (const event of events) {
    if (event.type === 'adjust') given += event.deltas[seat] ?? 0
    else if (event.player === seat) played += event.delta
    if (event.type === 'play' && event.uncalled?.to === seat) taken += event.uncalled.delta
  }
  return { made: played + given + taken + byEnd, byEnd, given, taken }
}

/** The same of everyone, in seat order; the round counts from 0. */
export function roundMade({ rounds, totals }: Pick<ScoredMatch, 'rounds' | 'totals'>, round: number): readonly Made[] {
  return totals.map((_, seat) => madeBy(rounds[round] ?? { events: [], end: null }, seat))
}

/** What an entry moved everyone's total by: its own points, and what the end of the round paid or took that it brought. Events count from 0. */
export function movedBy({ events, end }: PlayedRound, event: number): readonly number[] {
  const entry = events[event]
  if (entry === undefined) return []
  const ended = event === events.length - 1 ? end : null
  const own = (seat: Seat): number => {
    if (entry.type === 'adjust') return entry.deltas[seat] ?? 0
    if (entry.type === 'play' && entry.uncalled?.to === seat) return entry.uncalled.delta
    return seat === entry.player ? entry.delta : 0
  }
  return entry.totals.map((_, seat) => own(seat) + (ended?.deltas[seat] ?? 0))
}

/**
 * What everyone had before recording began, where it began in mid-round and they had something; nobody made that in the match as it is recorded.
 *
 * A later round may bring it too, as long as nobody has anything (record format); the round counts from 0.
 */
export function broughtTotals({ rounds }: Pick<ScoredMatch, 'rounds'>, round = 0): readonly number[] | null {
  const played = rounds[round]?.events ?? []
  const at = played.findIndex(({ type }) => type === 'table')
  const entry = played[at]
  if (entry === undefined || entry.totals.every((total) => total === 0)) return null
  // points that were given before the table was found are not brought by it
  const earlier = [...rounds.slice(0, round).flatMap(({ events, end }) => [...events, ...(end === null ? [] : [end])]), ...played.slice(0, at)]
  return earlier.every(({ totals }) => totals.every((total) => total === 0)) ? entry.totals : null
}

/** How much less one play pays than another. */
export function lessBy(play: { readonly delta: number }, other: { readonly delta: number }): number {
  return other.delta - play.delta
}

/** What everyone had before the end of a round paid or took. */
export function totalsBefore({ totals, deltas }: Pick<RoundEnd, 'totals' | 'deltas'>): readonly number[] {
  return totals.map((total, seat) => total - elementAt(deltas, seat))
}

/** What is still to be made, or given back (B-8); 0 at the target and past it. */
export function toGo(target: number, total: number): number {
  return Math.max(0, target - total)
}

/** How many rounds each player won, in seat order. */
export function roundsWon({ rounds, totals }: Pick<ScoredMatch, 'rounds' | 'totals'>): readonly number[] {
  return totals.map((_, seat) => rounds.filter(({ end }) => end?.winner === seat).length)
}
