import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { FAMILY, FIRST_ROUND } from './games'
import { resize, sidewaysOverflow } from './harness/measure'
import { takeScreens } from './harness/screens'
import { test } from './harness/test'
import { startMatch } from './pages/new-match'

const PHONE = { width: 360, height: 740 }
const LAPTOP = { width: 1280, height: 800 }

const PAGES = {
  home: '#/',
  new: '#/new',
  settle: '#/settle',
  history: '#/history',
  people: '#/people',
  statistics: '#/statistics',
  rules: '#/rules',
  compare: '#/rules/compare',
  data: '#/data',
} as const

const pageLanguage = (page: Page) => page.evaluate(() => document.documentElement.lang)

/** The chooser by whatever it is called. */
const chooser = (page: Page) => page.locator('header select')

describe('Another language', () => {
  test('is chosen in the header in mid-match: every word changes, what was entered stays, and it is found again', async ({ page }) => {
    const table = await startMatch(page, FAMILY)
    await table.enter(...FIRST_ROUND.slice(0, 10))
    await table.type('60')
    await page.getByRole('group', { name: 'Where to lay 6-0' }).waitFor()
    await chooser(page).selectOption('de')
    await page.getByRole('region', { name: 'Eingabe' }).waitFor()
    expect(await pageLanguage(page)).toBe('de')
    await page.getByRole('group', { name: 'Wohin mit 6-0' }).waitFor()
    await page.getByText('Blüte & Skorpion', { exact: true }).first().waitFor()
    expect(await page.getByText(/\b(chips|Oasis|Entry|Round)\b/).count(), 'nothing is left in English').toBe(0)
    await takeScreens(page, 'german-table')

    await page.reload()
    await page.getByRole('region', { name: 'Eingabe' }).waitFor()
    await chooser(page).selectOption('system')
    await page.getByRole('region', { name: 'Entry' }).waitFor()
    expect(await pageLanguage(page)).toBe('en')
  })

  test('has room on every page, on a phone and on a laptop', async ({ page }) => {
    await startMatch(page, FAMILY)
    await chooser(page).selectOption('de')
    for (const [name, path] of Object.entries(PAGES)) {
      await page.evaluate((hash) => (window.location.hash = hash), path)
      await page.locator('main h1').first().waitFor({ state: 'attached' })
      for (const size of [PHONE, LAPTOP]) {
        await resize(page, size)
        expect(await sidewaysOverflow(page), `${name} at ${size.width}`).toEqual([])
      }
      await takeScreens(page, `german-${name}`)
    }
  })
})
