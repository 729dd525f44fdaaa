import type { Page } from 'playwright-core'

interface Listening extends Window {
  caravanHeard?: string[]
}

/** Listens to what a screen reader hears from now on of what the page says; the answer has all of it, in order. */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const heard: string[] = ((window as Listening).caravanHeard = [])
    const region = document.querySelector('[role="status"][aria-live="polite"].visually-hidden')
    if (region === null) throw new Error('nothing is said on this page')
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const { textContent } of addedNodes) heard.push((textContent ?? '').trim())
    }).observe(region, { childList: true })
  })
  return () => page.evaluate(() => (window as Listening).caravanHeard ?? [])
}
