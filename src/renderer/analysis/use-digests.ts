import { useEffect, useState } from 'react'
import type { MatchId } from '#shared/kernel/ids'
import type { MatchRecord } from '#shared/match/record'
import type { Client } from '../client/client'
import { useClient } from '../client/client-context'
import { firstOf } from '../client/first-of'
import { digestAll, type MatchAt } from './digesting'
import { keptDigests } from './kept-digests'
import { openReviewer } from './reviewer'
import type { DigestKind, Digests } from './worker-messages'

/** What has been worked out so far: by match, and of how many; null where nothing could be. */
export interface DigestsSoFar<K extends DigestKind> {
  readonly known: ReadonlyMap<string, Digests[K] | null>
  readonly total: number
}

const keptOnDevice = keptDigests()

/** What is worked out of matches in a worker, as long as the component is there. `matches` must keep its identity while it is the same list. */
export function useDigests<K extends DigestKind>(kind: K, matches: readonly MatchAt[]): DigestsSoFar<K> {
  const client = useClient()
  const [held, setHeld] = useState<{ readonly of: readonly MatchAt[]; readonly known: ReadonlyMap<string, Digests[K] | null> }>({
    of: matches,
    known: new Map(),
  })

  useEffect(() => {
    const stop = new AbortController()
    const reviewer = openReviewer()
    void digestAll(matches, {
      kind,
      kept: keptOnDevice,
      reviewer,
      recordOf: (matchId) => recordNow(client, matchId as MatchId),
      onDigest: ({ matchId }, digest) => setHeld((before) => ({ of: matches, known: new Map(before.of === matches ? before.known : []).set(matchId, digest) })),
      signal: stop.signal,
    }).catch(() => undefined)
    return () => {
      stop.abort()
      reviewer.close()
    }
  }, [client, kind, matches])

  return { known: held.of === matches ? held.known : new Map(), total: matches.length }
}

/** The record as it is now; null where the match is gone or damaged. */
async function recordNow(client: Client, matchId: MatchId): Promise<MatchRecord | null> {
  const feed = await firstOf((signal) => client.match.live({ matchId }, { signal }))
  return feed?.kind === 'match' ? feed.match.record : null
}
