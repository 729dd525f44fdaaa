import { expectOk } from '#shared/kernel/result'
import type { MatchRecord } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import { recordUpTo } from '#shared/match/up-to'
import type { MatchView } from '../match-view'
import type { Place } from '../model/revision-draft'

/** One step of a match: a round begins, or something happens in it. Rounds and events count from 0. */
export type Move = { readonly kind: 'begin'; readonly round: number } | { readonly kind: 'event'; readonly place: Place }

/** Everything that a match can be stepped through by, in order. */
export function movesOf({ rounds }: Pick<MatchRecord, 'rounds'>): readonly Move[] {
  return rounds.flatMap(({ events }, round): readonly Move[] => [
    { kind: 'begin', round },
    ...events.map((_, event): Move => ({ kind: 'event', place: { round, event } })),
  ])
}

export const roundOf = (move: Move): number => (move.kind === 'begin' ? move.round : move.place.round)

/** The record as it was right after a move: everything later is left out. */
export function recordAfter(record: MatchRecord, move: Move): MatchRecord {
  return recordUpTo(record, roundOf(move), move.kind === 'begin' ? 0 : move.place.event + 1)
}

/** The match as it stood right after a move. */
export function viewAfter(view: MatchView, move: Move): MatchView {
  const record = recordAfter(view.record, move)
  return { ...view, record, scored: expectOk(scoreRecord(record), 'what a sound record begins with is sound'), undo: null, redo: null }
}

/** Which move a tile on the table was laid by; -1 where none. */
export function moveAt(moves: readonly Move[], { round, event }: Place): number {
  return moves.findIndex((move) => move.kind === 'event' && move.place.round === round && move.place.event === event)
}

/** The move with which a round stands as it was left. */
export function lastMoveOf(moves: readonly Move[], round: number): number {
  return moves.findLastIndex((move) => roundOf(move) === round)
}
