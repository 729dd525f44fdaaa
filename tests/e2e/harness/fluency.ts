import type { Page } from 'playwright-core'

interface Watched extends Window {
  caravanFramesAtWork?: number
}

/**
 * Counts from now on in how many frames of a page something is seen to be at work (a progress mark).
 *
 * A page that hangs paints none, or the one that it had begun with, however slow or fast the computer is.
 */
export async function watchFrames(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const watched = window as Watched
    watched.caravanFramesAtWork = 0
    const frame = (): void => {
      if (document.querySelector('progress') !== null) watched.caravanFramesAtWork = (watched.caravanFramesAtWork ?? 0) + 1
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  return () => page.evaluate(() => (window as Watched).caravanFramesAtWork ?? 0)
}
