import { describe, expect } from 'vitest'
import { expectNoFault } from './harness/axe'
import { boxOf, resize, sidewaysOverflow } from './harness/measure'
import { soon } from './harness/soon'
import { tableTest as test } from './harness/test'
import { HomePage } from './pages/home'
import { expectFocus } from './pages/keyboard'
import { waysIn } from './pages/ways'

const EVERYWHERE = ['New match', 'Home', 'Matches', 'People', 'Statistics', 'Rules', 'Settle a dispute', 'Game night', 'Files', 'Settings']

describe('The ways to the pages', () => {
  test('stand in a column beside a wide page, with the page that is shown raised, and none has a bar above it', async ({ page }) => {
    await new HomePage(page).visit()
    await soon(() => waysIn(page).getByRole('link').allInnerTexts()).toEqual(EVERYWHERE)
    await soon(() => waysIn(page).getByRole('button').count()).toBe(0)
    await waysIn(page).getByRole('link', { name: 'People' }).click()
    const title = page.getByRole('heading', { level: 1, name: 'People' })
    await title.waitFor()
    await soon(() => waysIn(page).locator('[aria-current]').allInnerTexts()).toEqual(['People'])
    expect((await boxOf(title)).y).toBeLessThan(44)
    for (const link of await waysIn(page).getByRole('link').all()) expect((await boxOf(link)).height).toBeGreaterThanOrEqual(44)
  })

  test('are all behind one button in the row of the title where there is no room for a column', async ({ page }) => {
    await resize(page, { width: 1024, height: 768 })
    await new HomePage(page).visit()
    await page.evaluate(() => (window.location.hash = '/people'))
    await page.getByRole('heading', { level: 1, name: 'People' }).waitFor()
    await soon(() => waysIn(page).getByRole('link').count()).toBe(0)
    const menu = waysIn(page).getByRole('button', { name: 'Menu' })
    const [button, title] = [await boxOf(menu), await boxOf(page.getByRole('heading', { level: 1 }))]
    expect(title.x).toBeGreaterThanOrEqual(button.x + button.width)
    expect(title.y).toBeLessThan(button.y + button.height)
    await menu.press('Enter')
    await soon(() => waysIn(page).getByRole('link').allInnerTexts()).toEqual(EVERYWHERE)
    await expectNoFault(page, 'the menu')
    await menu.press('Escape')
    await soon(() => waysIn(page).getByRole('link').count()).toBe(0)
    await expectFocus(menu)
  })

  test('are tabs under the thumb on a phone, the rest behind the last, which closes with Esc or another page', async ({ page }) => {
    await new HomePage(page).visit()
    await resize(page, { width: 360, height: 740 })
    const ways = waysIn(page)
    await soon(() => ways.getByRole('link').allInnerTexts()).toEqual(['Home', 'Matches', 'New match', 'People'])
    const more = ways.getByRole('button', { name: 'More' })
    for (const tab of [...(await ways.getByRole('link').all()), more]) {
      const { x, y, width, height } = await boxOf(tab)
      expect([x >= 0, x + width <= 360, y + height <= 740, y > 640, width >= 44, height >= 60]).toEqual(Array(6).fill(true))
    }
    await more.press('Enter')
    const rest = ways.getByRole('group', { name: 'More' }).getByRole('link')
    await soon(() => rest.allInnerTexts()).toEqual(EVERYWHERE.slice(4))
    for (const link of await rest.all()) {
      const { x, width, height } = await boxOf(link)
      expect([x >= 0, x + width <= 360, height >= 44]).toEqual([true, true, true])
    }
    await soon(() => sidewaysOverflow(page)).toEqual([])
    await expectNoFault(page, 'the tabs')
    await more.press('Escape')
    await soon(() => rest.count()).toBe(0)
    await expectFocus(more)

    await more.click()
    await rest.filter({ hasText: 'Statistics' }).click()
    await page.getByRole('heading', { level: 1, name: 'Statistics' }).waitFor()
    await soon(() => rest.count()).toBe(0)
    await more.click()
    await soon(() => rest.filter({ hasText: 'Statistics' }).getAttribute('aria-current')).toBe('page')
  })

  test('leave a page with one task to it on a phone, which has a way back', async ({ page }) => {
    await resize(page, { width: 360, height: 740 })
    await new HomePage(page).newMatch.click()
    await page.getByRole('heading', { level: 1, name: 'New match' }).waitFor()
    await soon(() => waysIn(page).getByRole('link').count()).toBe(0)
    await page.getByRole('main').getByRole('link', { name: 'Back' }).click()
    await new HomePage(page).newMatch.waitFor()
  })
})
