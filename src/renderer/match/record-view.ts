import type { Result } from '#shared/kernel/result'
import type { MatchRecord } from '#shared/match/record'
import type { RecordRefusal } from '#shared/match/replay'
import { viewOf, type MatchView } from './match-view'

/** A record that comes with Caravan, as a view: no match of the house, so it has no id and was played on no day. */
export function viewOfRecord(record: MatchRecord): Result<MatchView, RecordRefusal> {
  return viewOf({ matchId: '', revision: 0, record: { ...record }, startedAt: '', updatedAt: '', date: '', undo: null, redo: null, readOnly: null, trail: [] })
}
