import type { RoundAgreement } from './agreement'
import { decideRevise, type EventCorrection, type Revision } from './decide'
import type { MatchRecord, RecordEvent } from './record'
import type { ScoredMatch } from './state'

/** A match as it stands before a correction, with what its players said of its rounds. */
export interface AgreedMatch {
  readonly record: MatchRecord
  readonly scored: Pick<ScoredMatch, 'rounds' | 'totals' | 'outcome'>
  readonly agreements: readonly RoundAgreement[]
}

/** A correction that leaves an agreed round its points; `round` counts from 0. */
interface Kept {
  readonly round: number
  readonly revision: Revision
}

/**
 * The same correction, with what it would move given back at once, so that a round to which everyone has agreed keeps its points (rulebook M-9).
 *
 * What is given back stands beside the corrected entry: so everything after it is counted from the same totals, and the round ends with those
 * that were agreed to. Null where no such round is corrected, no points would move, or its end would be another.
 */
export function keepingAgreed({ record, scored, agreements }: AgreedMatch, revision: Revision): Kept | null {
  const { corrections, starts, dropFrom } = revision
  const round = corrections[0]?.round
  if (round === undefined || starts.length > 0 || dropFrom !== undefined || corrections.some((each) => each.round !== round)) return null
  if (agreements[round]?.kind !== 'confirmed') return null
  const agreed = scored.rounds[round]?.end ?? null
  const tried = decideRevise(record, revision)
  const end = tried.ok ? (tried.scored.rounds[round]?.end ?? null) : null
  if (agreed === null || end === null) return null
  const deltas = agreed.totals.map((total, seat) => total - (end.totals[seat] ?? 0))
  if (deltas.every((points) => points === 0)) return null
  const last = Math.max(...corrections.map(({ event }) => event))
  const added = corrections.reduce((sum, { insertBefore = [], replacement }) => sum + insertBefore.length - (replacement === null ? 1 : 0), 0)
  const isLast = last === (record.rounds[round]?.events.length ?? 0) - 1
  // where nothing follows in the round it ends by the corrected entry, and the points are given back before it
  const place = { round, event: isLast ? last : last + 1 }
  const about = { round: round + 1, event: last + 1 + added + (isLast ? 1 : 0) }
  const adjust: RecordEvent = { type: 'adjust', deltas, reason: 'score-kept', by: 'table', about }
  const kept = { ...revision, corrections: withBefore(corrections, place, record, adjust) }
  const after = decideRevise(record, kept)
  if (!after.ok) return null
  const ends = after.scored.rounds[round]?.end ?? null
  const isSame = ends !== null && [ends.totals, after.scored.totals].every((totals, nth) => totals.join() === (nth === 0 ? agreed : scored).totals.join())
  return isSame ? { round, revision: kept } : null
}

/** The corrections with one more event before a place. */
function withBefore(
  corrections: readonly EventCorrection[],
  { round, event }: Pick<EventCorrection, 'round' | 'event'>,
  record: MatchRecord,
  inserted: RecordEvent,
): readonly EventCorrection[] {
  if (corrections.some((each) => each.event === event))
    return corrections.map((each) => (each.event === event ? { ...each, insertBefore: [...(each.insertBefore ?? []), inserted] } : each))
  const stays = record.rounds[round]?.events[event]
  return stays === undefined ? corrections : [...corrections, { round, event, replacement: stays, insertBefore: [inserted] }]
}
