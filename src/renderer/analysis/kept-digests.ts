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
export function keptDigests(): KeptDigests {
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
