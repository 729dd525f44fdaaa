import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { paths } from '../../src/renderer/navigation/paths'
import { asOwnerOf, Behind } from './harness/played'
import { boxOf } from './harness/measure'
import { fileOfMatch, scoreOf } from './harness/records'
import { soon } from './harness/soon'
import { tableTest } from './harness/test'
import { joinAs, UNENCRYPTED } from './pages/phones'

describe('A match of round totals', () => {
  atNight(
    ['tests/unit/renderer/screens/match/counted/counted-table.test.tsx', 'tests/unit/renderer/screens/join/counted-seat.test.tsx', 'tests/e2e/phones.e2e.ts'],
    () => {
      tableTest('is counted from the fields of the table and from a phone, changed, and won by the lowest total', async ({ page, windows, dataFolder }) => {
        windows.faults.expect(UNENCRYPTED)
        await asOwnerOf(page, async (client) => {
          const matchId = await new Behind(client).begin({ preset: 'round-totals', rules: { rounds: 2 }, players: ['Ada', 'Ben'] })
          await page.evaluate((to) => (window.location.hash = to), paths.match(matchId))
        })
        const field = (name: string, round: number) => page.getByRole('textbox', { name: `${name}, round ${round}` })
        // who comes from another page has the focus on the heading, and types at once
        await field('Ada', 1).waitFor()
        await page.keyboard.type('12')
        await soon(() => field('Ada', 1).inputValue()).toBe('12')
        await page.keyboard.press('Enter')
        await page.keyboard.type('30')
        await page.keyboard.press('Enter')
        await field('Ada', 2).waitFor()

        const ben = await joinAs('Ben', page, windows)
        // the double that begins is as large as the sheet has it, in whichever order a page fetches its style sheets
        await soon(async () => (await boxOf(ben.page.locator('[data-felt] td svg').first())).width).toBe(72)
        await ben.page.getByRole('textbox', { name: 'Ben, round 2' }).fill('3')
        await ben.page.getByRole('button', { name: 'Send 3 points' }).tap()
        await ben.page.getByText('The table has 3 points from you.').waitFor()
        await field('Ada', 2).fill('25')
        await page.keyboard.press('Enter')
        await page.getByRole('heading', { name: 'Ben wins' }).waitFor()
        await ben.page.getByText('Ben wins').first().waitFor()

        const file = await fileOfMatch(dataFolder, page.url())
        expect(await scoreOf(file)).toMatchObject({ totals: [37, 33], winner: 1 })
      })
    },
  )
})
