import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { FAMILY, FIRST_ROUND } from './games'
import { expectNoFault } from './harness/axe'
import { takeScreen, takeScreens } from './harness/screens'
import { soon } from './harness/soon'
import { test } from './harness/test'
import { startMatch } from './pages/new-match'
import { TablePage } from './pages/table'

/** Chosen where the table is, without leaving it. */
async function show(page: Page, setting: string, choice: string): Promise<void> {
  const menu = page.getByRole('button', { name: /^Show: / })
  await menu.click()
  await page.getByRole('group', { name: setting }).getByRole('radio', { name: choice, exact: true }).check()
  await page.keyboard.press('Escape')
}

/** What the tile 4-4 of the pad is drawn as. */
const drawn = (page: Page) =>
  new TablePage(page).tile('4-4').evaluate((tile) => ({
    material: tile.querySelector('[data-material]')?.getAttribute('data-material'),
    numerals: [...tile.querySelectorAll('[data-numeral]')].map((half) => half.getAttribute('data-numeral')),
    pictures: tile.querySelectorAll('[data-picture]').length,
    colours: tile.querySelectorAll('[data-colour]').length,
  }))

describe('Tiles', () => {
  test('look as they are chosen to, on the table and wherever they are drawn, with no fault by day or by night', async ({ page }) => {
    const table = await startMatch(page, { ...FAMILY, rules: {} })
    await table.enter(...FIRST_ROUND.slice(0, 10))
    expect(await drawn(page)).toEqual({ material: 'ivory', numerals: [], pictures: 0, colours: 0 })
    await show(page, 'Tiles are', 'Ebony')
    await soon(() => drawn(page)).toEqual({ material: 'ebony', numerals: [], pictures: 0, colours: 0 })
    await table.type('44')
    await takeScreens(page, 'tiles-ebony')
    await expectNoFault(page, 'ebony')
    await show(page, 'Tiles', 'Numerals')
    await soon(() => drawn(page)).toMatchObject({ material: 'ebony', numerals: ['4', '4'] })
    await takeScreen(page, 'tiles-ebony-numerals')
    await show(page, 'Tiles are', 'Coloured by suit')
    await soon(() => drawn(page)).toEqual({ material: 'coloured', numerals: ['4', '4'], pictures: 0, colours: 2 })
    await takeScreen(page, 'tiles-coloured-numerals')
    await expectNoFault(page, 'coloured numerals')
    await show(page, 'Tiles', 'Pips')
    await soon(() => drawn(page)).toEqual({ material: 'coloured', numerals: [], pictures: 0, colours: 2 })
    await takeScreens(page, 'tiles-coloured')
    await show(page, 'Tiles', 'Pictures')
    await soon(() => drawn(page)).toEqual({ material: 'coloured', numerals: [], pictures: 2, colours: 2 })
    await takeScreen(page, 'tiles-coloured-pictures')
    await show(page, 'Tiles are', 'Ebony')
    await takeScreen(page, 'tiles-ebony-pictures')
    // the settings draw a sample of what is chosen
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
    expect(await page.getByRole('group', { name: 'Tiles are' }).getByRole('radio', { name: 'Ebony' }).isChecked()).toBe(true)
    await page.getByRole('group', { name: 'Sounds' }).scrollIntoViewIfNeeded()
    await takeScreens(page, 'settings-tiles')
  })

  test('stay what they are where the system forces its colours', async ({ page }) => {
    const table = await startMatch(page, { ...FAMILY, rules: {} })
    await table.enter(...FIRST_ROUND.slice(0, 6))
    await show(page, 'Tiles', 'Numerals')
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
    const ink = () => new TablePage(page).tile('4-4').locator('[data-numeral] path').first().evaluate((numeral) => getComputedStyle(numeral).stroke)
    expect(await ink()).toBe('rgb(28, 26, 23)')
    await takeScreen(page, 'tiles-forced-numerals')
  })
})
