import type { Page } from 'playwright-core'

interface Listening extends Window {
  caravanHeard?: string[]
}

/** Listens to what a screen reader hears from now on; the answer has all of it, in order. */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const heard: string[] = ((window as Listening).caravanHeard = [])
    const region = document.querySelector('[role="status"][aria-live="polite"].visually-hidden')
    if (region === null) throw new Error('nothing is said on this page')
    new MutationObserver(() => {
      const text = (region.textContent ?? '').trim()
      if (text !== '') heard.push(text)
    }).observe(region, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => (window as Listening).caravanHeard ?? [])
}
