import type { Result } from '../kernel/result'
import type { Edit, RoundStart } from './edits'
import type { Refusal } from './events'
import type { MatchRecord, RecordEvent } from './record'

/** Why a command does not become an edit. Places count from 1, as in the record format. */
export type DecideRefusal =
  | { readonly kind: 'impossible'; readonly round: number | null; readonly event: number | null; readonly refusal: Refusal }
  | { readonly kind: 'later-event'; readonly round: number; readonly event: number | null; readonly refusal: Refusal }
  | { readonly kind: 'round-running' }
  | { readonly kind: 'no-such-event' }

/** A correction of one event (places from 0), or null to take it out. */
export interface EventCorrection {
  readonly round: number
  readonly event: number
  readonly replacement: RecordEvent | null
}

export interface Revision {
  readonly corrections: readonly EventCorrection[]
  readonly starts: readonly { readonly round: number; readonly start: RoundStart }[]
  /** Take out this event and everything after it (all later rounds too). */
  readonly dropFrom?: { readonly round: number; readonly event: number } | undefined
}

/** Appends an event to the running round, with player and arm written out. */
export declare function decideEnter(record: MatchRecord, event: RecordEvent): Result<Edit, DecideRefusal>
/** Begins the next round; refused while one is running or after the match has ended. */
export declare function decideStartRound(record: MatchRecord, start: RoundStart): Result<Edit, DecideRefusal>
/** Corrects what was entered earlier; everything after is scored again. */
export declare function decideRevise(record: MatchRecord, revision: Revision): Result<Edit, DecideRefusal>
