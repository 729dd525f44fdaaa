import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { paths } from '../../src/renderer/navigation/paths'
import { test } from '../e2e/harness/camera'
import { clientOver, ownerSocket } from '../e2e/harness/owner'
import { photoPath } from '../e2e/harness/pictures'
import { randomLine, putLine } from '../e2e/harness/random-lines'
import { downloaded } from '../e2e/pages/files'
import { tableWith } from '../e2e/harness/played'
import { tableTest } from '../e2e/harness/test'
import { joinAs, UNENCRYPTED } from '../e2e/pages/phones'
import { playFamily } from '../e2e/pages/whole-match'
import { take } from './pictures'

const CARDS = join(process.env['CARAVAN_GALLERY'] ?? 'test-results/gallery', 'cards')

const EIGHT = ['Grandma Rose', 'Tom', 'Mia', 'Bartholomew Fitzgerald', 'Ada', 'Cleo', 'Finn', 'Ida']

/** Keeps the picture that the dialog makes. */
async function saveCard(page: Page, dialog: Locator, name: string): Promise<void> {
  const png = await downloaded(page, dialog.getByRole('button', { name: 'Save picture' }))
  await mkdir(CARDS, { recursive: true })
  await copyFile(await png.path(), join(CARDS, `${name}.png`))
}

test('table: the picture of the table, taken, on its cards, in lists and on paper', { timeout: 600_000 }, async ({ windows, camera }) => {
  const page = await windows.open({ permissions: ['camera'] })
  await camera.show('table-12')
  await playFamily(page)
  await take(page, 'table', 'picture-01-the-match-is-over')
  await page.getByRole('button', { name: 'Take the table’s picture' }).click()
  const shutter = page.getByRole('button', { name: 'Take photo' })
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 1)
  await take(page, 'table', 'picture-02-the-camera')
  // the figure stays as long as it takes to look at it
  await page.evaluate(() => void (window.setTimeout = (() => 0) as unknown as typeof window.setTimeout))
  await shutter.click()
  await take(page, 'table', 'picture-03-counting')
  await page.reload()
  await page.getByRole('button', { name: 'Take the table’s picture' }).click()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose picture…' }).click()
  await (await choosing).setFiles(photoPath('table-12'))
  const dialog = page.getByRole('dialog', { name: 'Share' })
  await dialog.getByRole('button', { name: 'Save with match' }).click()
  await dialog.getByText('Saved with the match.').waitFor()
  await dialog.getByRole('img').evaluate((card) => card.scrollIntoView({ block: 'center' }))
  await take(page, 'table', 'picture-04-the-card')
  for (const shape of ['The table, wide', 'The table, upright']) {
    await dialog.getByRole('combobox', { name: 'Picture of' }).selectOption({ label: shape })
    await saveCard(page, dialog, shape.replace('The table, ', 'table-'))
  }
  await take(page, 'table', 'picture-05-the-upright-card')
  await page.keyboard.press('Escape')
  await page.locator('[data-cover="shown"]').waitFor()
  await take(page, 'table', 'picture-06-the-match-has-its-picture')
  for (const [address, name] of [
    ['#/', 'picture-07-home'],
    ['#/matches', 'picture-08-matches'],
  ] as const) {
    await page.evaluate((to) => void (window.location.hash = to), address)
    await page.locator('[data-cover="shown"]').waitFor()
    await take(page, 'table', name)
  }
  // what the printer is given stays there to be looked at
  await page.evaluate(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'))
      const paper = document.querySelector('[data-printed]')
      if (paper !== null) document.body.append(paper.cloneNode(true))
    }
  })
  await page.getByRole('button', { name: 'Print pictures…' }).click()
  await page.locator('body > [data-printed]').waitFor({ state: 'attached' })
  // a full page, as a family has it after a year
  await page.evaluate(() => {
    document.documentElement.dataset['printing'] = ''
    const [picture] = document.querySelectorAll('body > [data-printed] figure')
    for (let at = 1; at < 12; at++) picture?.parentElement?.append(picture.cloneNode(true))
  })
  await page.emulateMedia({ media: 'print' })
  // what A4 has between its margins, at 96 pixels an inch
  await page.setViewportSize({ width: 680, height: 1009 })
  await page.screenshot({ path: join(CARDS, 'paper.png') })
})

test('table: cards with the picture of the table, round a spinner and of many', { timeout: 280_000 }, async ({ windows, host, dataFolder, onTestFinished }) => {
  const star = await putLine(dataFolder, randomLine('double-bergen-twelve', { tiles: 40, maxPip: 12, arms: 8 }, 4), EIGHT)
  const cross = await putLine(dataFolder, randomLine('double-bergen', { tiles: 27, maxPip: 6, arms: 4 }, 4), EIGHT.slice(0, 4))
  const row = await putLine(dataFolder, randomLine('flower-and-scorpion', { tiles: 22, maxPip: 6, arms: 2 }, 4), EIGHT.slice(0, 3))
  const socket = ownerSocket(await host.signIn())
  onTestFinished(() => socket.terminate())
  const photo = (await sharp(photoPath('table-12')).resize(1600, 1000).jpeg({ quality: 70 }).toBuffer()).toString('base64')
  const page = await windows.open()
  for (const [name, matchId] of Object.entries({ star, cross, row })) {
    await clientOver(socket).match.putPicture({ matchId, photo, instead: null })
    await page.evaluate((to) => void (window.location.hash = to), paths.replay(matchId))
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Share' })
    for (const shape of ['The table, wide', 'The table, upright']) {
      await dialog.getByRole('combobox', { name: 'Picture of' }).selectOption({ label: shape })
      await dialog.getByRole('img', { name: /^Picture of the table/ }).waitFor()
      await saveCard(page, dialog, `${shape.replace('The table, ', 'table-')}-${name}`)
    }
    await page.keyboard.press('Escape')
  }
})

tableTest('phones: the picture of the table on a player’s phone', { timeout: 280_000 }, async ({ page, windows }) => {
  windows.faults.expect(UNENCRYPTED)
  await tableWith(page, { preset: 'bergen-game-cabinet', players: ['Ada', 'Ben'], leader: 'Ada', rules: { target: 1 } }, () => Promise.resolve())
  const phone = (await joinAs('Ben', page, windows)).page
  for (const key of ['6', '6', 'Enter']) await page.keyboard.press(key)
  const takes = phone.getByRole('button', { name: 'Take the picture with this phone' })
  await takes.scrollIntoViewIfNeeded()
  await take(phone, 'phones', 'picture-01-the-match-is-over', 'whole')
  await takes.tap()
  await take(phone, 'phones', 'picture-02-with-its-own-camera')
  await phone.getByRole('dialog').locator('input[type=file]').last().setInputFiles(photoPath('table-12'))
  await phone.getByRole('button', { name: 'Save with match' }).tap()
  await phone.getByText('Saved with the match.').waitFor()
  await take(phone, 'phones', 'picture-03-the-card')
})
