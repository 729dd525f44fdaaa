import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '../e2e/harness/camera'
import { photoPath } from '../e2e/harness/pictures'
import { downloaded } from '../e2e/pages/files'
import { playFamily } from '../e2e/pages/whole-match'
import { take } from './pictures'

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
  const cards = join(process.env['CARAVAN_GALLERY'] ?? 'test-results/gallery', 'cards')
  await mkdir(cards, { recursive: true })
  for (const shape of ['The table, wide', 'The table, upright']) {
    await dialog.getByRole('combobox', { name: 'Picture of' }).selectOption({ label: shape })
    const png = await downloaded(page, dialog.getByRole('button', { name: 'Save picture' }))
    await copyFile(await png.path(), join(cards, `${shape.replace('The table, ', 'table-')}.png`))
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
    for (let at = 1; picture !== undefined && at < 12; at++) picture.parentElement?.append(picture.cloneNode(true))
  })
  await page.emulateMedia({ media: 'print' })
  // what A4 has between its margins, at 96 pixels an inch
  await page.setViewportSize({ width: 680, height: 1009 })
  await page.screenshot({ path: join(cards, 'paper.png') })
})
