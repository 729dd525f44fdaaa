import { describe } from 'vitest'
import { atNight } from '../every'
import { paths } from '../../src/renderer/navigation/paths'
import { FAMILY, FIRST_ROUND } from './games'
import { expectNoFault } from './harness/axe'
import { tableTest as test } from './harness/test'
import { Correction } from './pages/correction'
import { startMatch } from './harness/played'
import { NewMatchPage } from './pages/new-match'
import { fromMore } from './pages/more'
import { playFamily } from './pages/whole-match'

describe('Accessibility checks find nothing', () => {
  atNight(['tests/e2e/every-language.e2e.ts'], () => {
    test('on the new match with its rules open, the table, a correction, the score sheet, the next round and the match end', async ({ page }) => {
      await page.evaluate((to) => (window.location.hash = to), paths.newMatch)
      const setup = new NewMatchPage(page)
      await setup.seatPlayers([])
      await setup.openRules()
      await setup.rule('Target')
      await setup.start.click()
      await expectNoFault(page, 'the new match with what is missing')

      await startMatch(page, FAMILY)
      await expectNoFault(page, 'the empty table')
      const table = await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 16))
      await table.type('3')
      await table.type('0')
      await expectNoFault(page, 'the table with a tile chosen')
      await page.keyboard.press('Escape')
      await table.open(4)
      await new Correction(page).tile('5-4')
      await expectNoFault(page, 'a correction')
      await page.keyboard.press('Escape')
      await fromMore(page, 'Score sheet')
      await page.getByRole('dialog', { name: 'Score sheet' }).waitFor()
      await expectNoFault(page, 'the score sheet')
      await page.keyboard.press('Escape')

      await table.enter('3-0')
      await page.getByRole('button', { name: 'Next round' }).click()
      const next = page.getByRole('dialog', { name: 'Round 2' })
      await expectNoFault(page, 'the next round')
      await page.keyboard.press('Escape')
      await next.waitFor({ state: 'detached' })
      await playFamily(page)
      await expectNoFault(page, 'the match end')
    })
  })
})
