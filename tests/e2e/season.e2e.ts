import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { putEvening, SEASON } from './harness/evening'
import { putSimulated } from './harness/simulated'
import { soon } from './harness/soon'
import { test } from './harness/test'
import { MatchesPage } from './pages/matches'

describe('A season', () => {
  atNight(['tests/unit/shared/analysis/season.test.ts', 'tests/unit/renderer/search/season-filter.test.tsx', 'tests/e2e/every-language.e2e.ts'], () => {
    test('has a table, says why someone has their points and what is dropped, and follows other rules at once', async ({ page, dataFolder }) => {
      await putSimulated(dataFolder, 60)
      await putEvening(dataFolder)
      // the host has read what came from another device
      await (await new MatchesPage(page).visit()).expectCount('60 matches')
      await page.getByRole('link', { name: 'Statistics' }).first().click()
      await page.getByRole('link', { name: 'Season standings' }).click()
      await page.getByRole('link', { name: SEASON.name }).click()
      const table = page.getByRole('table', { name: 'Standings', exact: true })
      await table.getByRole('row').nth(1).waitFor()
      // the first with a result that is dropped; the row of headings has no number
      const dropped = await table.getByRole('row').evaluateAll((rows) => rows.findIndex((row) => Number(row.children[4]?.textContent) > 0))
      const first = table.getByRole('row').nth(dropped)
      await page.getByText('Handicap 50%').waitFor()

      // why: what counts adds up to the points, and the rest is dropped
      const why = first.getByRole('button', { name: /points: .*See why/ })
      const points = Number(await why.textContent())
      await why.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.getByText(/points from 2 of \d+ results/).waitFor()
      const given = await dialog.getByRole('listitem').evaluateAll((items) =>
        items.map((item) => ({
          dropped: item.querySelector('s') !== null,
          points: Number(item.querySelector('span')?.textContent?.replace('−', '-') ?? ''),
        })),
      )
      expect(given.filter(({ dropped }) => !dropped)).toHaveLength(2)
      expect(given.filter(({ dropped }) => dropped).length).toBeGreaterThan(0)
      const sum = given.filter(({ dropped }) => !dropped).reduce((all, each) => all + each.points, 0)
      expect(Math.round(100 * sum)).toBe(Math.round(100 * points))
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })

      // other rules: what is wrong is said, what is right changes the table at once
      await page.getByRole('button', { name: 'Change rules' }).click()
      await dialog.getByRole('textbox', { name: 'Points for 1st, 2nd, 3rd…' }).fill('a lot')
      await dialog.getByRole('button', { name: 'Save rules' }).click()
      await dialog.getByText('Enter 1 to 50 whole numbers').waitFor()
      await dialog.getByRole('radio', { name: 'For each match' }).check()
      await dialog.getByRole('radio', { name: 'All of them' }).check()
      await dialog.getByRole('spinbutton', { name: 'Handicap (%)' }).fill('0')
      await dialog.getByRole('button', { name: 'Save rules' }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByText('3 points for a win, 1 for a shared first place, 0 for any other place.').waitFor()
      await page.getByText('Handicap 50%').waitFor({ state: 'detached' })
      const cells = await table.getByRole('row').nth(1).getByRole('cell').allTextContents()
      const [, made, , wins] = cells.map((text) => Number(text.replace(/\D/g, '')))
      expect(made).toBe(3 * (wins ?? 0))
      await soon(() =>
        page
          .getByRole('table')
          .filter({ has: page.getByRole('columnheader', { name: 'Eve' }) })
          .count(),
      ).toBe(1)
    })
  })
})
