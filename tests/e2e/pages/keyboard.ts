import type { Locator, Page } from 'playwright-core'

const MOST_STOPS = 120

/** Whether somebody who looks can tell where the focus is: an outline on what has it, or on what stands for it. */
function focusShows(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return false
    const label = focused.closest('label')
    const standIns = [focused, label, ...(label === null ? [] : label.querySelectorAll('*'))]
    return standIns.some((element) => {
      if (element === null) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow.includes('0px 0px 0px')
    })
  })
}

/** Goes from stop to stop with Tab until `goal` has the focus; each stop on the way must show that it has it. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  await goal.waitFor({ state: 'attached' })
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    if (!(await focusShows(page)) && !(await page.evaluate(() => document.activeElement === document.body))) {
      const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
      throw new Error(`Nothing shows that the focus is on ${where}`)
    }
  }
  throw new Error(`Tab never comes to ${String(goal)}`)
}
