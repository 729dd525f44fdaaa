import type { Frame, Page } from 'playwright-core'

/** All but where a page adds what is only read out (the announcer's live regions), and what stands there. */
const NOT_READ_OUT = ':not(.visually-hidden[aria-live], .visually-hidden[aria-live] *)'

interface FindsText {
  getByText: Page['getByText']
  readonly page: () => Page
}

const patched = new WeakSet<object>()

/**
 * From now on `getByText` finds what stands on a page, not what is read out of it.
 *
 * Most of what is read out stands there as well, and a dialog reads it a moment later: a test that found the one would now and then find both, and fail. What is
 * read out is listened to (`heard.ts`), or looked for in its region (`getByRole('status')`).
 *
 * Every page and every locator of this process finds so, as all of them share what they are made from.
 */
export function findOnlySeenText(page: Page): void {
  const frame: Frame = page.mainFrame()
  for (const { constructor } of [frame, frame.locator('html')] as const) {
    const prototype = constructor.prototype as FindsText
    if (patched.has(prototype)) continue
    patched.add(prototype)
    const { getByText } = prototype
    prototype.getByText = function (this: FindsText, ...asked) {
      return getByText.apply(this, asked).and(this.page().locator(NOT_READ_OUT))
    }
  }
}
