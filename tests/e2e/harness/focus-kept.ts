import type { BrowserContext, Page } from 'playwright-core'

interface Watched extends Window {
  caravanFocus?: { settled: () => Promise<string | null>; forget: () => void }
}

/**
 * Watches in every page of a window that the focus never falls to the page as a whole while it is used by keys: there they would begin again at its top.
 *
 * It may be there for a moment, until the page gives it to something else; not for a second of looking every tenth of one. A page that was pointed at last may have it.
 */
export async function watchFocus(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const EACH_MS = 100
    const MOST = 10
    const later = window.setTimeout.bind(window)
    let had: Element | null = null
    let byKeys = false
    let looks = false
    let times = 0
    let waiting: ((lost: string | null) => void)[] = []
    let tabbed = false
    const isOnPage = (): boolean => document.activeElement === null || document.activeElement === document.body
    /* Tab leads from the last control of a page to the browser's own, and from there to the first. */
    const hasLeft = (): boolean => tabbed && had?.isConnected === true && !had.matches(':disabled') && had.getClientRects().length > 0
    const hasFallen = (): boolean => byKeys && had !== null && isOnPage() && !hasLeft()
    const answer = (lost: string | null): void => {
      for (const tell of waiting) tell(lost)
      waiting = []
    }
    const look = (): void => {
      looks = byKeys
      if (!looks) return answer(null)
      times = hasFallen() ? times + 1 : 0
      if (times === 0) answer(null)
      else if (times >= MOST) {
        const lost = `the focus fell to the page, from ${had?.outerHTML.slice(0, 200)}`
        had = null
        console.error(lost)
        answer(lost)
      }
      later(look, EACH_MS)
    }
    window.addEventListener('focusin', ({ target }) => void (had = target instanceof Element ? target : null), true)
    window.addEventListener(
      'pointerdown',
      () => {
        byKeys = false
        had = null
      },
      true,
    )
    window.addEventListener(
      'keydown',
      ({ key }) => {
        if (!byKeys && isOnPage()) had = null
        byKeys = true
        tabbed = key === 'Tab'
        if (!looks) look()
      },
      true,
    )
    ;(window as Watched).caravanFocus = {
      settled: () => (hasFallen() ? new Promise((resolve) => void waiting.push(resolve)) : Promise.resolve(null)),
      forget: () => {
        byKeys = false
        had = null
      },
    }
  })
}

/** Waits for a page whose focus has just gone until it has it again, or has reported that it has not. */
export async function focusSettled(page: Page): Promise<void> {
  if (page.isClosed()) return
  await page.evaluate(() => (window as Watched).caravanFocus?.settled())
}

/** What was pressed in a page before is another test's. */
export async function forgetKeys(page: Page): Promise<void> {
  await page.evaluate(() => (window as Watched).caravanFocus?.forget())
}
