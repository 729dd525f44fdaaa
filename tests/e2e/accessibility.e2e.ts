import { describe } from 'vitest'
import { BLOCKED, BLOCKED_HANDS, BLOCKED_ROUND, FAMILY, FIRST_ROUND, SECOND_ROUND } from './games'
import { expectNoFault } from './harness/axe'
import { tableTest, test } from './harness/test'
import { BlockDialog } from './pages/block-dialog'
import { Correction } from './pages/correction'
import { setDice } from './pages/dice'
import { HomePage } from './pages/home'
import { startMatch } from './harness/played'
import { NewMatchPage } from './pages/new-match'
import { fromMore } from './pages/more'

describe('Accessibility checks find nothing', () => {
  test('on the new match with its rules open, the table, a correction, the score sheet, the match end and home', async ({ page }) => {
    await new HomePage(page).newMatch.click()
    const setup = new NewMatchPage(page)
    await setup.openRules()
    await setup.rule('Target')
    await setup.start.click()
    await expectNoFault(page, 'the new match with what is missing')

    const table = await startMatch(page, FAMILY)
    await expectNoFault(page, 'the empty table')
    await table.enter(...FIRST_ROUND.slice(0, 16))
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
    await setDice(next, { flower: [5, 5], scorpion: [3, 1] })
    await next.getByRole('button', { name: 'Start round' }).click()
    await next.waitFor({ state: 'detached' })
    await table.enter(...SECOND_ROUND.slice(0, -1))
    await table.press(SECOND_ROUND.at(-1) as string)
    await page.getByRole('region', { name: 'The match is over' }).waitFor()
    await expectNoFault(page, 'the match end')
    await startMatch(page, FAMILY)
    const home = new HomePage(page)
    await home.visit()
    await home.current.waitFor()
    await expectNoFault(page, 'home with matches')
  })

  tableTest('on the hands of a blocked round and its ruling, and round a spinner', async ({ page }) => {
    await startMatch(page, BLOCKED, BLOCKED_ROUND)
    await page.keyboard.press('b')
    const block = new BlockDialog(page)
    await block.show('2-1')
    await expectNoFault(page, 'a hand that could play')
    await block.putBack('Ada', '2-1')
    await block.showAll(BLOCKED_HANDS)
    await block.rule.click()
    await block.dialog.waitFor({ state: 'detached' })
    await expectNoFault(page, 'the end of a blocked round')
    await page.getByRole('button', { name: 'See ruling' }).click()
    await page.getByRole('dialog', { name: 'Round 1' }).waitFor()
    await expectNoFault(page, 'the ruling')
    await page.keyboard.press('Escape')

    await startMatch(page, { preset: 'double-bergen-twelve', players: ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'], leader: 'Ada' }, ['12-12', '12-0', '12-1', '12-2'])
    await expectNoFault(page, 'eight arms')
  })
})
