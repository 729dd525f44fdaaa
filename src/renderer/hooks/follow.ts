import { pause } from './use-live'
import { pauseBefore, type Connection } from '../client/connection'

/** Takes all that a stream brings, and opens it again whenever it ends, until `signal` does. */
export async function follow<T>(connection: Connection, open: () => Promise<AsyncIterable<T>>, take: (value: T) => void, signal: AbortSignal): Promise<void> {
  for (let attempt = 0; !signal.aborted; attempt++) {
    try {
      await connection.whenOpen(signal)
      for await (const value of await open()) {
        attempt = 0
        take(value)
      }
    } catch {
      // a lost connection, or the end; either way it is looked at above
    }
    if (!signal.aborted) await pause(pauseBefore(attempt), signal)
  }
}
