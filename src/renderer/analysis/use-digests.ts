import { useEffect, useState } from 'react'
import type { MatchId } from '#shared/kernel/ids'
import type { MatchRecord } from '#shared/match/record'
import type { Client } from '../client/client'
import { useClient } from '../client/client-context'
import { firstOf } from '../client/first-of'
import { openReviewer, type Reviewer } from './reviewer'
import type { DigestKind, Digests } from './worker-messages'

/** What was worked out of matches, kept in this browser until their records change. Nothing is lost with it: it is worked out again. */
export interface KeptDigests {
  readonly read: <K extends DigestKind>(kind: K, match: string, revision: number) => Promise<Digests[K] | null>
  readonly keep: <K extends DigestKind>(kind: K, match: string, revision: number, digest: Digests[K]) => Promise<void>
}

/** Goes up whenever the same record would come to another digest. */
const VERSION = 1

const DATABASE = 'caravan-reviews'
const STORE = 'digests'

interface KeptDigest {
  readonly version: number
  readonly revision: number
  readonly digest: unknown
}

/** Where storage is switched off, each page works them out for itself. */
function keptDigests(): KeptDigests {
  let opened: Promise<IDBDatabase | null> | null = null
  const open = (): Promise<IDBDatabase | null> =>
    (opened ??= new Promise((resolve) => {
      try {
        const request = indexedDB.open(DATABASE, 1)
        request.onupgradeneeded = () => void request.result.createObjectStore(STORE)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => resolve(null)
        request.onblocked = () => resolve(null)
      } catch {
        resolve(null)
      }
    }))
  const run = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> => {
    const database = await open()
    if (database === null) return null
    return new Promise((resolve) => {
      try {
        const request = work(database.transaction(STORE, mode).objectStore(STORE))
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => resolve(null)
      } catch {
        resolve(null)
      }
    })
  }
  return {
    read: async <K extends DigestKind>(kind: K, match: string, revision: number) => {
      const kept = (await run('readonly', (store) => store.get(`${kind} ${match}`) as IDBRequest<KeptDigest | undefined>)) ?? null
      return kept?.version === VERSION && kept.revision === revision ? (kept.digest as Digests[K]) : null
    },
    keep: async (kind, match, revision, digest) => {
      const kept: KeptDigest = { version: VERSION, revision, digest }
      await run('readwrite', (store) => store.put(kept, `${kind} ${match}`))
    },
  }
}

export interface MatchAt {
  readonly matchId: string
  readonly revision: number
}

interface Digesting<K extends DigestKind> {
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
