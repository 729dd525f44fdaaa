import { ConnectionLost, type Connection } from '../client/connection'
import { pause } from '../client/retry'

export interface FollowedStream<T> {
  readonly open: () => Promise<AsyncIterable<T>>
  readonly take: (value: T) => void
  /** Called when the stream has ended, with why where it broke; it is opened again. */
  readonly ended?: (fault?: unknown) => void
}

/** Takes all that a stream brings, and opens it again whenever it ends, until `signal` does. */
export async function followStream<T>(connection: Connection, { open, take, ended }: FollowedStream<T>, signal: AbortSignal): Promise<void> {
  for (let attempt = 0; !signal.aborted; attempt++) {
    let isLost = false
    try {
      await connection.whenOpen(signal)
      for await (const value of await open()) {
        attempt = 0
        take(value)
      }
      ended?.()
    } catch (fault) {
      isLost = fault instanceof ConnectionLost
      if (!signal.aborted) ended?.(fault)
    }
    // without a connection, the next one is waited for; it may be there already
    if (!signal.aborted && !isLost && connection.state() === 'open') await pause(attempt, signal)
  }
}
