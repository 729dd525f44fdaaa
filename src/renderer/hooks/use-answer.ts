import { useEffect, useState } from 'react'
import type { Client } from '../client/client'
import { useConnection } from '../client/client-context'

/** The answer to a question asked once; asked again when the connection comes back before an answer came. */
export function useAnswer<T>(ask: (client: Client, signal: AbortSignal) => Promise<T>): T | undefined {
  const connection = useConnection()
  const [answer, setAnswer] = useState<T>()
  useEffect(() => {
    const stop = new AbortController()
    const once = async (): Promise<void> => {
      await connection.whenOpen(stop.signal)
      try {
        const given = await ask(connection.client, stop.signal)
        if (!stop.signal.aborted) setAnswer(given)
      } catch {
        if (!stop.signal.aborted && connection.state() !== 'open') await once()
      }
    }
    once().catch(() => undefined)
    return () => stop.abort()
  }, [connection, ask])
  return answer
}
