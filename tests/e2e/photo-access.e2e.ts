import { describe } from 'vitest'
import { atNight } from '../every'
import { FAMILY, FIRST_ROUND } from './games'
import { photoPath } from './harness/pictures'
import { fileOfMatch, storedEvents } from './harness/records'
import { soon } from './harness/soon'
import { tableTest as test } from './harness/test'
import { expectFocus, tabTo } from './pages/keyboard'
import { startMatch } from './harness/played'
import { photoButton, PlayPhoto } from './pages/photo'

describe('The photo of a play', () => {
  atNight(['tests/e2e/photo-offline.e2e.ts', 'tests/unit/renderer/match/photo/play-photo.test.tsx'], () => {
    test('is entered with the keyboard alone', async ({ page, dataFolder }) => {
      await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 2))
      await tabTo(page, photoButton(page))
      await page.keyboard.press('Enter')
      const photo = new PlayPhoto(page)
      await photo.dialog.waitFor()
      await tabTo(page, photo.fileButton)
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')])
      await chooser.setFiles(photoPath('table-03'))
      await photo.expectProposed('5-0', 'Right end')
      // a question about a tile is left without leaving the photo, and keys go on from that tile
      const tile = photo.found.getByRole('button', { name: /2-0/ })
      await tabTo(page, tile)
      await page.keyboard.press('Enter')
      await photo.dialog.getByRole('group', { name: /^Which tile is this/ }).waitFor()
      await page.keyboard.press('Escape')
      await photo.dialog.getByRole('group', { name: /^Which tile is this/ }).waitFor({ state: 'detached' })
      await expectFocus(tile)
      await tabTo(page, photo.enterButton)
      await page.keyboard.press('Enter')
      await soon(async () => storedEvents(await fileOfMatch(dataFolder, page.url()))).toEqual(FIRST_ROUND.slice(0, 3))
    })
  })
})
