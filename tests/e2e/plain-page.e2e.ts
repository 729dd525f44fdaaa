import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { MENU_WORDS } from '#shared/words/menu'
import { paths } from '../../src/renderer/navigation/paths'
import { expectNoFault } from './harness/axe'
import { test } from './harness/desktop'
import { putLine, randomLine } from './harness/random-lines'
import { soon } from './harness/soon'
import { HomePage } from './pages/home'
import { expectFocus } from './pages/keyboard'
import { TablePage } from './pages/table'

const { gone, plain } = MENU_WORDS.en

describe('The plain page that comes where the page of the window ended', () => {
  atNight(['tests/shell/start-faults/page.test.ts', 'tests/e2e/desktop-match.e2e.ts'], () => {
    test('says what is safe, can be used with the keyboard, and leads back to the match that was on the table', async ({ desktop, dataFolder }) => {
      const id = await putLine(dataFolder, randomLine('flower-and-scorpion', { tiles: 3, maxPip: 6, arms: 2 }, 1), ['Ada', 'Ben', 'Cleo'])
      const { shell, page, another } = await desktop.start()
      await page.evaluate((to) => (window.location.hash = to), paths.match(id))
      await new TablePage(page).ready()
      await page.close()
      await shell.do('pageGone', 1, 'crashed')

      const instead = await another(2)
      await instead.getByRole('heading', { name: gone.message }).waitFor()
      await instead.getByText(gone.detail).waitFor()
      await expectNoFault(instead, 'the plain page')
      expect(await instead.evaluate(() => document.scripts.length)).toBe(0)
      const again = instead.getByRole('link', { name: plain.again })
      await expectFocus(again)
      await instead.keyboard.press('Tab')
      await instead.keyboard.press('Enter')
      await shell.called('shell.openExternal')
      await again.press('Enter')

      const back = await another(3)
      const table = await new HomePage(back).goOn()
      await soon(() => table.tiles.count()).toBe(3)
    })
  })
})
