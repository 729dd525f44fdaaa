import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { expectNoFault } from './harness/axe'
import { testWithCameras } from './harness/camera'
import { photoPath, turnedByExif } from './harness/pictures'
import { tableWith, type Setup } from './harness/played'
import { soon } from './harness/soon'
import { tableTest, test } from './harness/test'
import { downloaded } from './pages/files'
import { expectFocus } from './pages/keyboard'
import { joinAs, UNENCRYPTED } from './pages/phones'

const withCamera = testWithCameras(1)

/** Ada wins with her first tile. */
const SHORT: Setup = { preset: 'bergen-game-cabinet', players: ['Ada', 'Ben'], leader: 'Ada', rules: { target: 1 } }

const over = (page: Page) => tableWith(page, SHORT, (match) => match.play(['6-6']))

const TAKE = 'Take the table’s picture'

const shareOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Share' })

/** Every photo in the data folder. */
function photosIn(dataFolder: string): readonly string[] {
  const folder = join(dataFolder, 'photos')
  return existsSync(folder) ? readdirSync(folder).flatMap((match) => readdirSync(join(folder, match)).map((file) => join(folder, match, file))) : []
}

async function choose(page: Page, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await page.getByRole('dialog', { name: TAKE }).locator('input[type=file]').last().setInputFiles(files)
}

describe('The picture of the table', () => {
  atNight(['tests/unit/renderer/match/picture/table-picture.test.tsx', 'tests/unit/renderer/screens/match/evidence/kept-photos.test.tsx'], () => {
    test('is chosen, kept upright and without what its camera wrote, seen with its match, and gone when it is deleted', async ({ page, dataFolder }) => {
      await over(page)
      const address = page.url()
      await page.getByRole('button', { name: TAKE }).click()
      await choose(page, await turnedByExif('hand-09'))
      const share = shareOf(page)
      await share.getByRole('img', { name: /^Picture of the table: Ada and Ben\. Ada wins/ }).waitFor()
      expect(photosIn(dataFolder)).toEqual([])
      await share.getByRole('button', { name: 'Save with match' }).click()
      await share.getByText('Saved with the match.').waitFor()
      const [file = ''] = photosIn(dataFolder)
      const kept = await sharp(file).metadata()
      const upright = await sharp(photoPath('hand-09')).metadata()
      expect([kept.exif, kept.orientation]).toEqual([undefined, undefined])
      expect(kept.width / kept.height).toBeCloseTo(upright.width / upright.height, 1)

      await page.keyboard.press('Escape')
      await expectFocus(page.getByRole('button', { name: 'The table’s picture' }))
      await page.evaluate(() => void (window.location.hash = '#/'))
      const cover = page.getByRole('img', { name: 'Picture of the table' })
      await soon(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(192)
      await page.evaluate((to) => void (window.location.hash = new URL(to).hash), address)
      await page.getByRole('button', { name: 'The table’s picture' }).click()
      await share.getByRole('button', { name: 'Delete picture' }).click()
      await expectFocus(page.getByRole('button', { name: TAKE }))
      expect(photosIn(dataFolder)).toEqual([])
    })
  })
})

atNight(
  [
    'tests/unit/renderer/match/picture/table-picture.test.tsx',
    'tests/unit/renderer/match/picture/countdown.test.tsx',
    'tests/unit/main/matches/picture.test.ts',
  ],
  () => {
    withCamera('A camera counts to three and takes what its frame shows', async ({ page }) => {
      await over(page)
      await page.getByRole('button', { name: TAKE }).click()
      const dialog = page.getByRole('dialog', { name: TAKE })
      await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 1)
      await expectFocus(dialog.getByRole('button', { name: 'Take photo' }))
      await expectNoFault(page, 'the camera in its frame')
      await page.keyboard.press('Enter')
      await dialog.getByText('3', { exact: true }).waitFor()
      // stopped, and begun again, by the same button
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await shareOf(page)
        .getByRole('img', { name: /^Picture of the table/ })
        .waitFor()
      await expectNoFault(page, 'the card with the picture')
      for (const [shape, width, height] of [
        ['The table, wide', 1200, 750],
        ['The table, upright', 1080, 1350],
      ] as const) {
        await shareOf(page).getByRole('combobox', { name: 'Picture of' }).selectOption({ label: shape })
        const card = await downloaded(page, shareOf(page).getByRole('button', { name: 'Save picture' }))
        expect(await sharp(await card.path()).metadata()).toMatchObject({ format: 'png', width, height })
      }
    })

    tableTest('A player’s phone takes it with its own camera and sends it up', async ({ page, windows }) => {
      windows.faults.expect(UNENCRYPTED)
      await tableWith(page, SHORT, () => Promise.resolve())
      const phone = await joinAs('Ben', page, windows)
      await page.keyboard.press('6')
      await page.keyboard.press('6')
      await page.keyboard.press('Enter')
      await phone.page.getByRole('button', { name: 'Take the picture with this phone' }).tap()
      const taking = phone.page.getByRole('dialog', { name: TAKE })
      await taking.waitFor()
      // over plain HTTP a page has no camera, and the phone's own takes the picture
      await soon(() => taking.locator('input[type=file][capture]').count()).toBe(1)
      await choose(phone.page, photoPath('table-03'))
      await expectNoFault(phone.page, 'the card on a phone')
      await shareOf(phone.page).getByRole('button', { name: 'Save with match' }).tap()
      await page.getByRole('button', { name: 'The table’s picture' }).waitFor()
      await shareOf(phone.page).getByRole('button', { name: 'Delete picture' }).tap()
      await page.getByRole('button', { name: TAKE }).waitFor()
    })
  },
)
