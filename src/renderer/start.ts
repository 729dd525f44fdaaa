import { isAtHome, isPrerendered } from './first-paint'

/*
 * The first code that runs on a page. It shows the start page as the host rendered it. All other code waits until that is painted and the browser is
 * idle, so that a link that is followed at once is not held up. This file needs none of it, and stays small.
 */

/** The rest of the code waits no longer than this for the start page to come and be painted, in milliseconds. */
const PAINT_PATIENCE_MS = 1000

void Promise.race([isPrerendered.then((is) => (is ? painted().then(wanted) : undefined)), later(PAINT_PATIENCE_MS)]).then(() =>
  Promise.all([import('./boot'), import('./main'), import('./client/socket-link'), isAtHome() ? undefined : import('./OtherPages')]),
)

/** How long the page is left alone once it is painted, where nobody seems to want anything of it, in milliseconds. */
const QUIET_MS = 300

/** How long what a person does is answered first, by what is painted: a press comes some 0.1 s after the pointer has begun to move. */
const SOON_MS = 50

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'hashchange'] as const

/** Settles when the browser has painted what is there now. A window that nobody sees paints nothing. */
function painted(): Promise<void> {
  const nextFrame = (): Promise<void> => new Promise((frame) => requestAnimationFrame(() => frame()))
  return nextFrame().then(nextFrame)
}

/** Settles with the first sign of a person who may be about to use the page, or when there has been none for a moment and the browser is idle. */
function wanted(): Promise<void> {
  return new Promise((is) => {
    const seen = new AbortController()
    const done = (): void => {
      seen.abort()
      is()
    }
    for (const sign of SIGNS) window.addEventListener(sign, () => whenAnswered(done, SOON_MS), { signal: seen.signal, capture: true, passive: true })
    setTimeout(() => whenAnswered(done, QUIET_MS), QUIET_MS)
  })
}

/** Calls `work` once the browser has done what it was asked, at the latest after so many milliseconds. Safari cannot say, and does it at once. */
function whenAnswered(work: () => void, timeout: number): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout })
  else work()
}

function later(ms: number): Promise<void> {
  return new Promise((late) => setTimeout(late, ms))
}
