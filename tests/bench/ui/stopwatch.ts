import type { Page } from 'playwright-core'

/** What one key took, in milliseconds from when it was pressed. */
export interface KeyTimes {
  /** Until the frame after the one in which the page shows it. */
  readonly painted: number
  /** As the browser reports it: until the first frame after the key. 16 where that was the very next one: it reports no less. */
  readonly told: number
}

type Shown = 'echo' | 'result'

interface Watched extends Window {
  caravanKey?: Promise<{ readonly painted: number; readonly pressedAt: number }>
  caravanTold?: Map<number, number>
}

/** The finest that a browser reports of an event. */
const FINEST_MS = 16

/** Keeps what the browser reports of key presses; once a page. */
export async function keepKeyTimes(page: Page): Promise<void> {
  await page.evaluate((durationThreshold) => {
    const told = ((window as Watched).caravanTold = new Map<number, number>())
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries()) if (name === 'keydown') told.set(startTime, duration)
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
  }, FINEST_MS)
}

/**
 * Presses a key and waits for what it does to be painted.
 *
 * An echo is the first thing that changes on the page; a result is a new line on top of what happened, which the host
 * has acknowledged: it is on the disk. Painted is what two frames have been drawn after.
 */
export async function pressKey(page: Page, key: string, shown: Shown): Promise<KeyTimes> {
  await page.evaluate(
    ({ of, limit }) => {
      const newest = (): string => document.querySelector('section ol[reversed] > li')?.textContent ?? ''
      const before = newest()
      let pressedAt: number | null = null
      window.addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true, once: true })
      ;(window as Watched).caravanKey = new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`nothing was shown within ${limit} ms`)), limit)
        const watch = new MutationObserver(() => {
          if (pressedAt === null || (of === 'result' && newest() === before)) return
          const since = pressedAt
          watch.disconnect()
          clearTimeout(late)
          requestAnimationFrame(() => requestAnimationFrame(() => resolve({ painted: performance.now() - since, pressedAt: since })))
        })
        watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      })
    },
    { of: shown, limit: 10_000 },
  )
  await page.keyboard.press(key)
  return page.evaluate(async (finest) => {
    const { caravanKey, caravanTold } = window as Watched
    if (caravanKey === undefined || caravanTold === undefined) throw new Error('broken invariant: no key is being timed')
    const { painted, pressedAt } = await caravanKey
    // the browser reports an event in a task of its own, after the frame
    await new Promise((told) => setTimeout(told, 0))
    return { painted, told: caravanTold.get(pressedAt) ?? finest }
  }, FINEST_MS)
}
