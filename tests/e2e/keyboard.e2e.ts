import { describe } from 'vitest'
import { test } from './harness/test'
import { HomePage } from './pages/home'
import { expectFocus, tabTo } from './pages/keyboard'
import { NewMatchPage } from './pages/new-match'
import { TablePage } from './pages/table'

describe('With the keyboard alone', () => {
  test('a match is set up, a play scored, corrected and taken back, and the focus can always be seen', async ({ page }) => {
    await tabTo(page, new HomePage(page).newMatch)
    await page.keyboard.press('Enter')

    const setup = new NewMatchPage(page)
    await tabTo(page, setup.name)
    for (const name of ['Ada', 'Ben']) {
      await page.keyboard.type(name)
      await page.keyboard.press('Enter')
    }
    await tabTo(page, setup.leader.getByRole('radio', { name: 'Ada' }))
    await page.keyboard.press('Space')
    await tabTo(page, page.getByRole('button', { name: 'Flower, first die' }))
    await page.keyboard.type('6452')
    await tabTo(page, setup.start)
    await page.keyboard.press('Enter')

    const table = await new TablePage(page).ready()
    await page.getByRole('img', { name: /^Flower 6-4/ }).waitFor()
    await table.enter('6-4')
    await table.says(/Short Flower \+1: 6-4 is the Flower\./)
    await table.enter('6-6 left', '4-3 right')
    await table.expectTotals([1, 2])

    // tile by tile on the pad, then to its end
    await tabTo(page, table.pad.getByRole('button').and(page.locator('[tabindex="0"]')))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')

    // an earlier event opens, closes, and gives the focus back
    const event = table.events.last().getByRole('button').first()
    await tabTo(page, event)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Ada’s 6-4' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expectFocus(event)

    await page.keyboard.press('b')
    await page.getByRole('dialog', { name: 'Blocked round' }).waitFor()
    await page.keyboard.press('Escape')
    await table.undo(2)
    await table.expectTotals([1, 0])
  })
})
