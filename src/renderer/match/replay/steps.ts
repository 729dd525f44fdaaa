import { expectOk } from '#shared/kernel/result'
import type { MatchRecord } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import { recordUpTo } from '#shared/match/up-to'
import type { MatchView } from '../match-view'
import type { EventPlace } from '../model/revision-draft'

/** One step of a match: a round begins, or something happens in it. Rounds and events count from 0. */
export type ReplayStep = { readonly kind: 'begin'; readonly round: number } | { readonly kind: 'event'; readonly place: EventPlace }

/** Everything that a match can be stepped through by, in order. */
export function stepsOf({ rounds }: Pick<MatchRecord, 'rounds'>): readonly ReplayStep[] {
  return rounds.flatMap(({ events }, round): readonly ReplayStep[] => [
    { kind: 'begin', round },
    ...events.map((_, event): ReplayStep => ({ kind: 'event', place: { round, event } })),
  ])
}

export const roundOf = (step: ReplayStep): number => (step.kind === 'begin' ? step.round : step.place.round)

/** The record as it was right after a move: everything later is left out. */
export function recordAfter(record: MatchRecord, step: ReplayStep): MatchRecord {
  return recordUpTo(record, roundOf(step), step.kind === 'begin' ? 0 : step.place.event + 1)
}

/** The match as it stood right after a move. */
export function viewAfter(view: MatchView, step: ReplayStep): MatchView {
  const record = recordAfter(view.record, step)
  return { ...view, record, scored: expectOk(scoreRecord(record), 'what a sound record begins with is sound'), undo: null, redo: null }
}

/** Which move a tile on the table was laid by; -1 where none. */
export function stepAt(steps: readonly ReplayStep[], { round, event }: EventPlace): number {
  return steps.findIndex((step) => step.kind === 'event' && step.place.round === round && step.place.event === event)
}

/** The move with which a round stands as it was left. */
export function lastStepOf(steps: readonly ReplayStep[], round: number): number {
  return steps.findLastIndex((step) => roundOf(step) === round)
}
