import { ok, type Result } from '#shared/kernel/result'
import { decideRevise, type DecideRefusal, type EventCorrection, type Revision } from '#shared/match/decide'
import type { RoundStart } from '#shared/match/edits'
import type { MatchRecord } from '#shared/match/record'
import { scoreRecord, type RecordRefusal } from '#shared/match/replay'
import type { MatchState, ScoredMatch } from '#shared/match/state'

/** Where an event stands in the record as it is, counted from 0. */
export interface EventPlace {
  readonly round: number
  readonly event: number
}

/** Corrections gathered in one dialog, made together or not at all. */
export type RevisionDraft = Pick<Revision, 'corrections' | 'starts'>

export const NOTHING_CORRECTED: RevisionDraft = { corrections: [], starts: [] }

export const samePlace = (a: EventPlace, b: EventPlace): boolean => a.round === b.round && a.event === b.event

/** The draft with one more correction; an earlier one of the same event gives way. */
export function withCorrection(draft: RevisionDraft, correction: EventCorrection): RevisionDraft {
  return { ...draft, corrections: [...draft.corrections.filter((other) => !samePlace(other, correction)), correction] }
}

export function withStart(draft: RevisionDraft, round: number, start: RoundStart): RevisionDraft {
  return { ...draft, starts: [...draft.starts.filter((other) => other.round !== round), { round, start }] }
}

function correctionAt(draft: RevisionDraft, place: EventPlace): EventCorrection | undefined {
  return draft.corrections.find((correction) => samePlace(correction, place))
}

/** The table as the corrected record has it just before an event. */
export function stateBefore(record: MatchRecord, draft: RevisionDraft, place: EventPlace): Result<MatchState, RecordRefusal> {
  const rounds = record.rounds.slice(0, place.round + 1).map((recorded, round) => {
    const start = draft.starts.find((other) => other.round === round)?.start
    const events = recorded.events.flatMap((event, at) => {
      if (round === place.round && at >= place.event) return []
      const correction = correctionAt(draft, { round, event: at })
      if (correction === undefined) return [event]
      const { replacement, insertBefore = [] } = correction
      return replacement === null ? insertBefore : [...insertBefore, replacement]
    })
    return { ...recorded, ...start, events }
  })
  const scored = scoreRecord({ ...record, rounds })
  return scored.ok ? ok(scored.value.state) : scored
}

/** What the match would be after a revision, or the first thing that stands against it. */
export function previewRevision(record: MatchRecord, revision: Revision): Result<ScoredMatch, DecideRefusal> {
  const decided = decideRevise(record, revision)
  return decided.ok ? ok(decided.scored) : decided
}
