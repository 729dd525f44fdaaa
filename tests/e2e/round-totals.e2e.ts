import { describe, expect } from 'vitest'
import { paths } from '../../src/renderer/navigation/paths'
import { asOwnerOf } from './harness/played'
import { fileOfMatch, scoreOf } from './harness/records'
import { tableTest } from './harness/test'
import { joinAs, UNENCRYPTED } from './pages/phones'

describe('A match of round totals', () => {
  tableTest('is counted from the fields of the table and from a phone, changed, and won by the lowest total', async ({ page, windows, dataFolder }) => {
    windows.faults.expect(UNENCRYPTED)
    await asOwnerOf(page, async (client) => {
      const players = [{ name: 'Ada' }, { name: 'Ben' }]
      const begun = await client.match.create({ preset: 'round-totals', rules: { rounds: 2 }, players })
      if (!begun.ok) throw new Error(`The host refuses the match: ${JSON.stringify(begun.error)}`)
      await page.evaluate((to) => (window.location.hash = to), paths.match(begun.value.matchId))
    })
    const field = (name: string, round: number) => page.getByRole('textbox', { name: `${name}, round ${round}` })
    await field('Ada', 1).fill('12')
    await page.keyboard.press('Enter')
    await page.keyboard.type('30')
    await page.keyboard.press('Enter')
    await field('Ada', 2).waitFor()

    const ben = await joinAs('Ben', page, windows)
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
})
