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
