import type { z } from 'zod'
import type { matchFeedSchema, MatchSnapshot } from '#shared/contract/schemas'
import type { StoredMatch } from '../store/match-file'

export type MatchFeed = z.infer<typeof matchFeedSchema>

/** A match as every window sees it: the record with its dates, without the history of its edits. */
export function snapshotOf(match: StoredMatch): MatchSnapshot {
  const { edits, revision, ...record } = match
  return {
    matchId: match.id,
    revision,
    record,
    startedAt: match.startedAt,
    updatedAt: match.updatedAt,
    undo: edits.done.at(-1)?.name ?? null,
    redo: edits.undone.at(-1)?.name ?? null,
  }
}
