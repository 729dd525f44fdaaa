import type { Page } from 'playwright-core'

/** What somebody who looked at the page all the time has seen. */
export interface Seen {
  /** The longest time between two frames, in milliseconds. */
  readonly longestGapMs: number
  /** Whether a progress mark was shown. */
  readonly progress: boolean
}

interface Watched extends Window {
  caravanSeen?: { longestGapMs: number; progress: boolean }
}

/** Looks at every frame of a page from now on; the answer tells what was seen so far. */
export async function watchFrames(page: Page): Promise<() => Promise<Seen>> {
  await page.evaluate(() => {
    const seen = { longestGapMs: 0, progress: false }
    ;(window as Watched).caravanSeen = seen
    let last = performance.now()
    const frame = (): void => {
      const now = performance.now()
      seen.longestGapMs = Math.max(seen.longestGapMs, now - last)
      seen.progress ||= document.querySelector('progress') !== null
      last = now
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  return () => page.evaluate(() => (window as Watched).caravanSeen ?? { longestGapMs: Infinity, progress: false })
}
