import { useEffect } from 'react'
import { useConnection } from '../client/client-context'
import { followStream } from './follow'

/** Keeps the display awake while a match lies on the table: nobody touches the screen between two plays. */
export function useStayAwake(wanted: boolean): void {
  const connection = useConnection()
  useEffect(() => {
    if (!wanted) return
    const stop = new AbortController()
    const { desktop } = connection
    if (desktop === null) wakeInBrowser(stop.signal)
    else void followStream(connection, { open: () => desktop.desktop.stayAwake(undefined, { signal: stop.signal }), take: () => undefined }, stop.signal)
    return () => stop.abort()
  }, [connection, wanted])
}

/** A browser lets the display sleep when the page is hidden, so it is asked again when the page is back. One that cannot or will not is not asked twice. */
function wakeInBrowser(signal: AbortSignal): void {
  // not every browser has it
  const wakeLock = (navigator as Partial<Pick<Navigator, 'wakeLock'>>).wakeLock
  if (wakeLock === undefined) return
  let held: WakeLockSentinel | null = null
  const hold = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || (held !== null && !held.released)) return
    try {
      held = await wakeLock.request('screen')
      if (signal.aborted) await held.release()
    } catch {
      held = null
    }
  }
  const look = (): void => void hold()
  document.addEventListener('visibilitychange', look)
  signal.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', look)
    void held?.release()
  })
  look()
}
