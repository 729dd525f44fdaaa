import type { Page } from 'playwright-core'

/** Loads a page again on a day (`2026-11-29`), at noon by UTC, from when its clock goes on: what a day decides is the same whenever this runs, and no midnight passes. */
export async function onDay(page: Page, day: string): Promise<void> {
  await page.context().addInitScript(
    (noon) => {
      const begun = performance.now()
      const now = (): number => noon + Math.round(performance.now() - begun)
      window.Date = new Proxy(Date, {
        construct: (real, given: number[], made) => Reflect.construct(real, given.length === 0 ? [now()] : given, made) as Date,
        get: (real, name) => (name === 'now' ? now : (Reflect.get(real, name) as unknown)),
      })
    },
    Date.parse(`${day}T12:00:00.000Z`),
  )
  await page.reload()
}
