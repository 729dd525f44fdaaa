import type { Result } from '../kernel/result'
import { scoreRecord, type RecordRefusal } from '../match/replay'
import type { ScoredMatch } from '../match/state'
import { recordUpTo } from '../match/up-to'
import type { Example } from './example'

/** What the scorer makes of an example, up to the place it speaks of. */
export function scoreExample({ record, at }: Example): Result<ScoredMatch, RecordRefusal> {
  return scoreRecord(recordUpTo(record, at.round, at.event === null ? 0 : at.event + 1))
}
