import { useEffect, useState } from 'react'

/** A page that has just been shown is first left to the person, for so long. */
const FIRST_MS = 500
const AT_THE_LATEST_MS = 2000

/** Calls `work` some time after the page was shown, once nothing more urgent is to be done, as far as the browser can say (Safari cannot). */
export function whenIdle(work: () => void): void {
  setTimeout(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: AT_THE_LATEST_MS })
    else work()
  }, FIRST_MS)
}

/** What a browser tells of its connection, where it tells anything (Chromium does; Safari and Firefox do not). */
interface KnownConnection {
  /** The person has asked for little to be sent. Source: Save Data API, `NetworkInformation.saveData`. */
  readonly saveData?: boolean
}

/** Whether what may never be looked at can be fetched: not where the person has asked their browser to save data. */
export function mayFetchAhead(): boolean {
  const { connection } = navigator as { readonly connection?: KnownConnection }
  return connection?.saveData !== true
}

/** Whether the page has been shown for so long, and nothing more urgent is to be done: time for what it does not need at first. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    let wanted = true
    whenIdle(() => wanted && setIdle(true))
    return () => {
      wanted = false
    }
  }, [])
  return idle
}
