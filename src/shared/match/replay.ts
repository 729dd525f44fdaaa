import type { Result } from '../kernel/result'
import type { Refusal } from './events'
import type { ScoredMatch } from './state'

/** An impossible record: the first event that has something wrong with it (places from 1, null where none). */
export interface RecordRefusal {
  readonly round: number | null
  readonly event: number | null
  readonly refusal: Refusal
}

/** Reads and scores a record of unknown origin (record format). */
export declare function scoreRecord(record: unknown): Result<ScoredMatch, RecordRefusal>
