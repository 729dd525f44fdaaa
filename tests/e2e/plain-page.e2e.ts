import { describe, expect } from 'vitest'
import { MENU_WORDS } from '#shared/words/menu'
import { FAMILY } from './games'
import { expectNoFault } from './harness/axe'
import { test } from './harness/desktop'
import { HomePage } from './pages/home'
import { setTable } from './pages/new-match'

const { gone, plain } = MENU_WORDS.en

describe('The plain page that comes where the page of the window ended', () => {
  test('says what is safe, can be used with the keyboard, and leads back to the match that was on the table', async ({ desktop }) => {
    const { shell, page, another } = await desktop.start()
    await new HomePage(page).heading.waitFor()
    const table = await setTable(page, FAMILY)
    await table.enter('2-2')
    await page.close()
    await shell.do('pageGone', 1, 'crashed')

    const instead = await another(2)
    await instead.getByRole('heading', { name: gone.message }).waitFor()
    await instead.getByText(gone.detail).waitFor()
    await expectNoFault(instead, 'the plain page')
    expect(await instead.evaluate(() => document.scripts.length)).toBe(0)
    const again = instead.getByRole('link', { name: plain.again })
    expect(await again.evaluate((link) => link === document.activeElement)).toBe(true)
    await instead.keyboard.press('Tab')
    await instead.keyboard.press('Enter')
    await shell.called('shell.openExternal')
    await again.press('Enter')

    const back = await another(3)
    await (await new HomePage(back).goOn()).expectTurn('Ben')
  })
})
