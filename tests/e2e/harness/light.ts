import type { Page } from 'playwright-core'

export type Light = 'light' | 'dark'

/** Turns the system's light, as evening does, and waits until the page has followed; a page without a theme of its own follows at once. */
export async function turnLight(page: Page, light: Light): Promise<void> {
  await page.emulateMedia({ colorScheme: light })
  await page.waitForFunction((wanted) => (document.documentElement.dataset['theme'] ?? wanted) === wanted, light)
  await settled(page)
}

/** A page of any browser, as far as a function can be run on it that knows nothing but its argument. */
export interface Evaluates {
  evaluate<R>(run: () => R | Promise<R>): Promise<R>
  evaluate<R, A>(run: (given: A) => R | Promise<R>, given: A): Promise<R>
}

/** Waits until what moves has come to rest (colours fading too); what moves for ever is left out. */
export async function settled(page: Evaluates): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
