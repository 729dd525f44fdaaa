import { isPrerendered } from './first-paint'

/*
 * The first code that runs on a page. It shows the start page as the host rendered it. All other code waits until that is painted and the browser is
 * idle, so that a link that is followed at once is not held up. This file needs none of it, and stays small.
 */

/** The rest of the code waits no longer than this for the start page to come and be painted, in milliseconds. */
const PATIENCE_MS = 1000

void Promise.race([isPrerendered.then((is) => (is ? painted().then(idle) : undefined)), later(PATIENCE_MS)]).then(() =>
  Promise.all([import('./boot'), import('./main')]),
)

/** Settles when the browser has painted what is there now. A window that nobody sees paints nothing. */
function painted(): Promise<void> {
  const nextFrame = (): Promise<void> => new Promise((frame) => requestAnimationFrame(() => frame()))
  return nextFrame().then(nextFrame)
}

/** Settles when nothing more urgent is to be done, as far as the browser can say (Safari cannot). */
function idle(): Promise<void> {
  return new Promise((done) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => done())
    else setTimeout(done)
  })
}

function later(ms: number): Promise<void> {
  return new Promise((late) => setTimeout(late, ms))
}
