import { ChangedMeanwhile } from './claim'
import type { Untouchable } from './json-file'
import type { StoredMatch } from './match-file'

/** A match, and why it can only be looked at where that is so. */
export interface LoadedMatch {
  readonly match: StoredMatch
  readonly readOnly: 'newer' | 'unreadable' | null
}

/** Someone else has written the match since; nothing was written over it. */
export class MatchMovedOn extends Error {
  override readonly name = 'MatchMovedOn'
}

/** Throws what was thrown; where another device has changed the match's file, it says that of the match. */
export function movedOn(error: unknown): never {
  throw error instanceof ChangedMeanwhile ? new MatchMovedOn() : error
}

/** What can be looked at all the same is never damaged. */
export function readOnlyOf(untouchable: Untouchable | null): LoadedMatch['readOnly'] {
  return untouchable === null || untouchable.why === 'damaged' ? null : untouchable.why
}
