import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { FAMILY, FIRST_ROUND } from './games'
import { expectNoFault } from './harness/axe'
import { soon } from './harness/soon'
import { watchFlights } from './harness/flights'
import { tableTest, test } from './harness/test'
import { startMatch } from './harness/played'
import { fromMore } from './pages/more'
import { TablePage } from './pages/table'
import { goTo } from './pages/ways'

/** Chosen where the table is, without leaving it. */
async function show(page: Page, setting: string, choice: string): Promise<void> {
  await fromMore(page, 'Display settings')
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
  atNight(
    [
      'tests/unit/renderer/components/domino-tile/domino-tile.test.tsx',
      'tests/unit/renderer/styles/contrast.test.ts',
      'tests/e2e/settings.e2e.ts',
      'tests/e2e/every-language.e2e.ts',
    ],
    () => {
      test('look as they are chosen to, on the table and wherever they are drawn, also where the system forces its colours, with no fault', async ({
        page,
      }) => {
        const table = await startMatch(page, { ...FAMILY, rules: {} }, FIRST_ROUND.slice(0, 10))
        expect(await drawn(page)).toEqual({ material: 'ivory', numerals: [], pictures: 0, colours: 0 })
        await show(page, 'Tiles', 'Numbers')
        await soon(() => drawn(page)).toMatchObject({ material: 'ivory', numerals: ['4', '4'] })
        await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
        const ink = await table.pad
          .getByRole('button')
          .locator('[data-numeral] path')
          .first()
          .evaluate((numeral) => getComputedStyle(numeral).stroke)
        expect(ink).toBe('rgb(35, 31, 25)')
        await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
        await show(page, 'Tile style', 'Ebony')
        await soon(() => drawn(page)).toEqual({ material: 'ebony', numerals: ['4', '4'], pictures: 0, colours: 0 })
        await table.type('44')
        await expectNoFault(page, 'ebony')
        await show(page, 'Tile style', 'Coloured by number')
        await soon(() => drawn(page)).toEqual({ material: 'coloured', numerals: ['4', '4'], pictures: 0, colours: 2 })
        await expectNoFault(page, 'coloured numerals')
        await show(page, 'Tiles', 'Pips')
        await soon(() => drawn(page)).toEqual({ material: 'coloured', numerals: [], pictures: 0, colours: 2 })
        await show(page, 'Tiles', 'Pictures')
        await soon(() => drawn(page)).toEqual({ material: 'coloured', numerals: [], pictures: 2, colours: 2 })
        await show(page, 'Tile style', 'Ebony')
        // the settings show what is chosen
        await goTo(page, 'Settings')
        await soon(() => page.getByRole('group', { name: 'Tile style' }).getByRole('radio', { name: 'Ebony' }).isChecked()).toBe(true)
      })
    },
  )
})

describe('Chips', () => {
  tableTest('go from the table to the player who won them, are gone within half a second, and not on undo or when a match is opened', async ({ windows }) => {
    const page = await windows.open({ reducedMotion: 'no-preference' })
    const table = await startMatch(page, { ...FAMILY, rules: {} })
    const flights = await watchFlights(page)
    await table.enter('2-2')
    await soon(flights).toMatchObject([
      { from: 'the table', to: 'Ada' },
      { from: 'the table', to: 'Ada' },
    ])
    expect(Math.max(...(await flights()).map(({ lasts }) => lasts))).toBeLessThan(500)
    // a play that scores nothing, then one taken back and done again
    await table.enter('2-0 right')
    await soon(() => page.locator('[data-latest]').count()).toBe(1)
    await page.keyboard.press('Control+z')
    await soon(() => table.tiles.count()).toBe(1)
    expect(await flights()).toHaveLength(2)
    await page.reload()
    await table.ready()
    const later = await watchFlights(page)
    await table.expectTotals([2, 0, 0])
    await table.enter('6-2 right', '6-4 right')
    await soon(async () => (await later()).length).toBeGreaterThan(0)
    expect(new Set((await later()).map(({ to }) => to))).toEqual(new Set(['Cleo']))
  })

  tableTest('stay where they are where nothing is to move', async ({ page }) => {
    const table = await startMatch(page, { ...FAMILY, rules: {} })
    const flights = await watchFlights(page)
    await table.enter('2-2', '2-0 right')
    await table.expectTotals([2, 0, 0])
    expect(await flights()).toEqual([])
  })
})
