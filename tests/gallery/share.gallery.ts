import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { paths } from '../../src/renderer/navigation/paths'
import { randomLine, putLine } from '../e2e/harness/random-lines'
import { putSimulated } from '../e2e/harness/simulated'
import { test } from '../e2e/harness/test'
import { downloaded } from '../e2e/pages/files'
import { playFamily } from '../e2e/pages/whole-match'
import { take } from './pictures'

const EIGHT = ['Grandma Rose', 'Tom', 'Mia', 'Bartholomew Fitzgerald', 'Ada', 'Cleo', 'Finn', 'Ida']

/** Opens Share in a replay and keeps the picture that it makes. */
async function shared(page: Page, matchId: string, name: string): Promise<void> {
  await page.evaluate((to) => (window.location.hash = to), paths.replay(matchId))
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  const folder = join(process.env['CARAVAN_GALLERY'] ?? 'test-results/gallery', 'cards')
  await mkdir(folder, { recursive: true })
  const things = await dialog.getByRole('combobox', { name: 'Picture of' }).locator('option').allTextContents()
  for (const [at, thing] of things.slice(0, 2).entries()) {
    await dialog.getByRole('combobox', { name: 'Picture of' }).selectOption({ label: thing })
    const png = await downloaded(page, dialog.getByRole('button', { name: 'Save picture' }))
    await copyFile(await png.path(), join(folder, `${name}-${at}.png`))
  }
  await page.keyboard.press('Escape')
}

test('table: what is shared of matches of all kinds', { timeout: 280_000 }, async ({ page, dataFolder }) => {
  await putSimulated(dataFolder, 30)
  const star = await putLine(dataFolder, randomLine('double-bergen-twelve', { tiles: 40, maxPip: 12, arms: 8 }, 4), EIGHT)
  const cross = await putLine(dataFolder, randomLine('double-bergen', { tiles: 27, maxPip: 6, arms: 4 }, 4), EIGHT.slice(0, 4))
  const row = await putLine(dataFolder, randomLine('flower-and-scorpion', { tiles: 22, maxPip: 6, arms: 2 }, 4), EIGHT.slice(0, 3))
  await shared(page, star, 'star')
  await shared(page, cross, 'cross')
  await shared(page, row, 'row')
  for (const file of (await readdir(join(dataFolder, 'matches'))).filter((each) => each.startsWith('simulated')).slice(0, 8))
    await shared(page, file.replace('.json', ''), file)
})

test('table: sharing a match that is over', async ({ page }) => {
  await playFamily(page)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('dialog', { name: 'Share' }).getByRole('img').waitFor()
  await take(page, 'table', 'share')
})
