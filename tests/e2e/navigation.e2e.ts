import { describe, expect } from 'vitest'
import { expectNoFault } from './harness/axe'
import { resize, sidewaysOverflow } from './harness/measure'
import { soon } from './harness/soon'
import { tableTest as test } from './harness/test'
import { HomePage } from './pages/home'
import { expectFocus } from './pages/keyboard'

describe('The ways to the pages', () => {
  test('are all there on a phone, behind one button that opens by keyboard and closes with Esc or another page', async ({ page }) => {
    await new HomePage(page).visit()
    const pages = page.getByRole('navigation', { name: 'Main menu' })
    const wide = await pages.getByRole('link').allInnerTexts()
    expect(await pages.getByRole('button').count()).toBe(0)

    await resize(page, { width: 360, height: 740 })
    expect(await pages.getByRole('link').count()).toBe(0)
    const menu = pages.getByRole('button', { name: 'Menu' })
    await menu.press('Enter')
    expect(await pages.getByRole('link').allInnerTexts()).toEqual(wide)
    for (const link of await pages.getByRole('link').all()) {
      const { x, width, height } = (await link.boundingBox()) ?? { x: -1, width: 0, height: 0 }
      expect([x >= 0, x + width <= 360, height >= 44]).toEqual([true, true, true])
    }
    expect(await sidewaysOverflow(page)).toEqual([])
    await expectNoFault(page, 'the menu')
    await menu.press('Escape')
    expect(await pages.getByRole('link').count()).toBe(0)
    await expectFocus(menu)

    await menu.click()
    await pages.getByRole('link', { name: 'People' }).click()
    await page.getByRole('heading', { level: 1, name: 'People' }).waitFor()
    await soon(() => pages.getByRole('link').count()).toBe(0)
    await menu.click()
    expect(await pages.getByRole('link', { name: 'People' }).getAttribute('aria-current')).toBe('page')
  })
})
