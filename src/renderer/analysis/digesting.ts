import type { MatchRecord } from '#shared/match/record'
import type { KeptDigests } from './kept-digests'
import type { Reviewer } from './reviewer'
import type { DigestKind, Digests } from './worker-messages'

/** A match at one revision. */
export interface MatchAt {
  readonly matchId: string
  readonly revision: number
}

export interface Digesting<K extends DigestKind> {
  readonly kind: K
  readonly kept: KeptDigests
  readonly reviewer: Reviewer
  /** The record as it is now; null where there is none to be had. */
  readonly recordOf: (matchId: string) => Promise<MatchRecord | null>
  /** Called for each match in turn; null where nothing could be worked out. */
  readonly onDigest: (match: MatchAt, digest: Digests[K] | null) => void
  readonly signal: AbortSignal
}

/** Goes through matches in the background, one after another: what is kept first, then what has to be worked out. */
export async function digestAll<K extends DigestKind>(
  matches: readonly MatchAt[],
  { kind, kept, reviewer, recordOf, onDigest, signal }: Digesting<K>,
): Promise<void> {
  const missing: MatchAt[] = []
  for (const match of matches) {
    const digest = await kept.read(kind, match.matchId, match.revision)
    if (signal.aborted) return
    if (digest === null) missing.push(match)
    else onDigest(match, digest)
  }
  for (const match of missing) {
    const record = await recordOf(match.matchId)
    if (signal.aborted) return
    const digest = record === null ? null : await reviewer.digest(kind, record)
    if (signal.aborted) return
    if (digest !== null) await kept.keep(kind, match.matchId, match.revision, digest)
    onDigest(match, digest)
  }
}
