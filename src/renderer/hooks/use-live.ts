import { useEffect, useState } from 'react'
import { forgetGiven, peekGiven, peekPrefetched, takePrefetched, type Subscribe } from '../client/prefetch'
import { useConnection } from '../client/client-context'
import { ConnectionLost, type Connection } from '../client/connection'
import { followStream, type FollowedStream } from './follow'

export type { Subscribe }

/** A live stream as a page sees it. `data` stays while a broken stream is being opened again. */
export type Live<T> =
  | { readonly status: 'waiting'; readonly data: undefined }
  | { readonly status: 'live'; readonly data: T }
  | { readonly status: 'interrupted'; readonly data: T }
  /** The host answers, but not with this: nothing has come yet. Tried again all the same. */
  | { readonly status: 'failed'; readonly data: undefined; readonly fault: unknown }

/**
 * Follows a live stream for as long as the component is there.
 *
 * A stream sends the whole of what it shows at once, so opening it again after a lost connection misses
 * nothing. `subscribe` must keep its identity between renders (a module function, or `useCallback`).
 */
export function useLive<T>(subscribe: Subscribe<T>): Live<T> {
  const connection = useConnection()
  const [held, setHeld] = useState<{ readonly of: Subscribe<T>; readonly live: Live<T> }>(() => ({ of: subscribe, live: atFirst(connection, subscribe) }))

  useEffect(() => {
    const stop = new AbortController()
    const show = (live: (before: Live<T>) => Live<T>): void => {
      if (!stop.signal.aborted)
        setHeld((before) => {
          const next = live(before.of === subscribe ? before.live : WAITING)
          return before.of === subscribe && before.live === next ? before : { of: subscribe, live: next }
        })
    }
    const followed: FollowedStream<T> = {
      open: () => streamOf(connection, subscribe, stop.signal),
      take: (data) => {
        forgetGiven(connection, subscribe)
        show((before) => (before.status === 'live' && before.data === data ? before : { status: 'live', data }))
      },
      ended: (fault) => {
        const failed = fault !== undefined && !(fault instanceof ConnectionLost) && connection.state() === 'open'
        show((before) => (before.status === 'waiting' && failed ? { status: 'failed', data: undefined, fault } : interrupted(before)))
      },
    }
    void followStream(connection, followed, stop.signal)
    return () => stop.abort()
  }, [connection, subscribe])

  return held.of === subscribe ? held.live : WAITING
}

const WAITING = { status: 'waiting', data: undefined } as const

/** What came with the page, or what a stream that was opened ahead has brought by now. The page is taken over as it came, however much is newer. */
function atFirst<T>(connection: Connection, subscribe: Subscribe<T>): Live<T> {
  const given = peekGiven(connection, subscribe)
  if (given !== undefined) return { status: 'interrupted', data: given }
  const first = peekPrefetched(connection, subscribe)
  return first === null ? WAITING : { status: 'live', data: first.value }
}

/** The stream that was opened ahead, for the first who follows it; otherwise one of its own. */
async function streamOf<T>(connection: Connection, subscribe: Subscribe<T>, signal: AbortSignal): Promise<AsyncIterable<T>> {
  const ahead = takePrefetched(connection, subscribe)
  if (ahead === null) return subscribe(connection.client, signal)
  signal.addEventListener('abort', ahead.stop, { once: true })
  if (signal.aborted) ahead.stop()
  return ahead.values
}

function interrupted<T>(before: Live<T>): Live<T> {
  return before.status === 'live' ? { status: 'interrupted', data: before.data } : before
}
