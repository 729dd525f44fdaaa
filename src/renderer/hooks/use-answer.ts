import { useEffect, useState } from 'react'
import type { Client } from '../client/client'
import { useConnection } from '../client/client-context'
import { retry } from '../client/retry'

/** The answer to a question; asked again when the connection comes back before an answer came, and for a while where the host failed to answer. */
export function useAnswer<T>(ask: (client: Client, signal: AbortSignal) => Promise<T>): T | undefined {
  const connection = useConnection()
  const [answer, setAnswer] = useState<T>()
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const asked = retry(() => ask(connection.client, signal), {
      signal,
      ready: () => connection.whenOpen(signal),
      counts: () => connection.state() === 'open',
    })
    asked.then(
      (given) => !signal.aborted && setAnswer(given),
      () => undefined,
    )
    return () => stop.abort()
  }, [connection, ask])
  return answer
}
