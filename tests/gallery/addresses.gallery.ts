import { test } from '../e2e/harness/test'
import { everyAddress, walkTo } from '../e2e/pages/every-page'
import { playFamily } from '../e2e/pages/whole-match'
import { take } from './pictures'

/** Pages that fill their window; of all others the whole length is taken. */
const FILL_THE_WINDOW = ['match', 'camera', 'bigScreen', 'eveningScreen']

test('pages: every address, in a house where matches were played, one is played and one came apart', { timeout: 280_000 }, async ({ page, dataFolder }) => {
  await playFamily(page)
  for (const [name, address] of await everyAddress(page, dataFolder)) {
    await walkTo(page, address)
    await take(page, 'pages', name.replace(': ', '-'), FILL_THE_WINDOW.includes(name) ? 'window' : 'whole')
    if (name !== 'versions') continue
    await page
      .getByRole('button', { name: /^Keep this version/ })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
    await take(page, 'pages', 'versions-choose')
    await page.keyboard.press('Escape')
  }
})
