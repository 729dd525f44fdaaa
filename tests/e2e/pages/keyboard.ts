import type { Locator, Page } from 'playwright-core'
import { soon } from '../harness/soon'

const MOST_STOPS = 120

/** What has the focus though nobody who looks can tell: no outline on it, nor on what stands for it, which may be a line that it lies over. Null where it shows, or nothing has it. */
export function unseenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return null
    const label = focused.closest('label')
    const standIns = [focused, ...(label === null ? [] : [label, ...label.querySelectorAll('*')])]
    const looks = [...standIns.map((element) => getComputedStyle(element)), getComputedStyle(focused, '::after')]
    const shows = looks.some(({ outlineStyle, outlineWidth, boxShadow }) => {
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow.includes('0px 0px 0px')
    })
    return shows ? null : focused.outerHTML.slice(0, 200)
  })
}

/** Goes from stop to stop with Tab until `goal` has the focus; each stop on the way must show that it has it. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  await goal.waitFor({ state: 'attached' })
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    const unseen = await unseenFocus(page)
    if (unseen !== null) throw new Error(`Nothing shows that the focus is on ${unseen}`)
  }
  throw new Error(`Tab never comes to ${String(goal)}`)
}

/** Waits until `on` has the focus; otherwise says what has it. */
export async function expectFocus(on: Locator): Promise<void> {
  await soon(() => on.evaluate((element) => (element === document.activeElement ? 'here' : document.activeElement?.outerHTML.slice(0, 200)))).toBe('here')
}
