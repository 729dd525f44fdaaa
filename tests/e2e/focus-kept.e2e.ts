import { describe, expect } from 'vitest'
import { focusSettled } from './harness/focus-kept'
import { soon } from './harness/soon'
import { tableTest } from './harness/test'

const FELL = /the focus fell to the page, from <button id="goes"/
const TWO = 'data:text/html,<button id="goes" onclick="this.remove()">Goes</button><button id="stays">Stays</button>'

describe('The watch over the focus in every window of these tests', () => {
  tableTest(
    'reports a key that leaves nothing with the focus, and neither Tab past the last control nor a press with the mouse',
    async ({ windows, faults }) => {
      const page = await windows.open({}, TWO)
      const hasNone = (): Promise<boolean> => page.evaluate(() => document.activeElement === document.body)
      await page.locator('#stays').focus()
      await page.keyboard.press('Tab')
      await soon(hasNone).toBe(true)
      await focusSettled(page)
      await page.locator('#goes').click()
      await soon(hasNone).toBe(true)
      await focusSettled(page)
      expect(faults.all()).toEqual([])

      await page.goto(TWO)
      await page.locator('#goes').focus()
      await page.keyboard.press('Enter')
      await focusSettled(page)
      expect(faults.all()).toEqual([expect.stringMatching(FELL)])
      faults.expect(FELL)
    },
  )
})
