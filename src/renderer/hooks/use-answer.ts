import { useEffect, useState } from 'react'
import { TRIES } from '../client/retry'
import type { Client } from '../client/client'
import { useConnection } from '../client/client-context'
import { pauseBefore } from '../client/connection'
import { pause } from './use-live'

/** The answer to a question; asked again when the connection comes back before an answer came, and for a while where the host failed to answer. */
export function useAnswer<T>(ask: (client: Client, signal: AbortSignal) => Promise<T>): T | undefined {
  const connection = useConnection()
  const [answer, setAnswer] = useState<T>()
  useEffect(() => {
    const stop = new AbortController()
    const once = async (attempt: number): Promise<void> => {
      await connection.whenOpen(stop.signal)
      try {
        const given = await ask(connection.client, stop.signal)
        if (!stop.signal.aborted) setAnswer(given)
      } catch {
        if (stop.signal.aborted) return
        if (connection.state() !== 'open') return once(0)
        if (attempt + 1 >= TRIES) return
        await pause(pauseBefore(attempt), stop.signal)
        if (!stop.signal.aborted) await once(attempt + 1)
      }
    }
    once(0).catch(() => undefined)
    return () => stop.abort()
  }, [connection, ask])
  return answer
}
