import { describe } from 'vitest'
import { test } from '../e2e/harness/test'
import { paths } from '../../src/renderer/navigation/paths'
import { idIn } from '../e2e/pages/every-page'
import { MatchesPage } from '../e2e/pages/matches'
import { PhotoDialog } from '../e2e/pages/photo'
import { jpegOf } from '../e2e/harness/pictures'
import { onceRead } from '../e2e/harness/soon'
import { putSimulated } from '../e2e/harness/simulated'
import { playFamily } from '../e2e/pages/whole-match'
import { take } from './pictures'

test('pages: the review of a round, with the better tile, and tried', { timeout: 280_000 }, async ({ page }) => {
  await playFamily(page)
  const match = idIn(page)
  await page.evaluate((to) => (window.location.hash = to), paths.review(match))
  await page.getByRole('heading', { name: 'Luck and skill' }).waitFor()
  await page.getByText(/ is \d+ ahead of /).waitFor()
  await take(page, 'pages', 'review-a-round', 'whole')
  await page.getByLabel('Round', { exact: true }).selectOption('Round 1')
  await page
    .getByText(/give or take/)
    .first()
    .waitFor()
  await page.getByRole('slider', { name: 'Step' }).fill('7')
  await take(page, 'pages', 'review-missed', 'whole')
  await page.getByRole('button', { name: 'Try it yourself' }).click()
  await take(page, 'pages', 'review-tried', 'whole')
})

test('pages: reviews of whole matches of three games', { timeout: 280_000 }, async ({ page, dataFolder }) => {
  await putSimulated(dataFolder, 20)
  for (const [game, place] of [
    ['flower-and-scorpion', 16],
    ['bergen', 17],
    ['double-bergen', 14],
  ] as const) {
    await page.evaluate((to) => (window.location.hash = to), paths.review(`simulated-${String(place).padStart(5, '0')}` as never))
    await page.getByRole('heading', { name: 'Luck and skill' }).waitFor()
    await page.getByText(/ahead of|It’s a tie at the top/).waitFor({ timeout: 200_000 })
    await take(page, 'pages', `review-of-${game}`, 'whole')
  }
})

test('pages: a person of a house where many matches were played', async ({ page, dataFolder }) => {
  await putSimulated(dataFolder, 60)
  await page.evaluate((to) => (window.location.hash = to), paths.person('name:ada'))
  await page
    .getByRole('region', { name: /^Rating/ })
    .locator('.recharts-line-curve')
    .first()
    .waitFor()
  await page.getByRole('region', { name: 'Biggest play' }).locator('svg').first().waitFor()
  await page.getByText(/^In \d+ rounds\./).waitFor()
  await take(page, 'pages', 'a-person', 'whole')
})

test('pages: the statistics of a house where many matches were played', async ({ page, dataFolder }) => {
  await putSimulated(dataFolder, 60)
  await page.evaluate((to) => (window.location.hash = to), paths.statistics)
  await page.locator('.recharts-line-curve').first().waitFor()
  await page
    .getByText(/makes .* a match than the others/)
    .first()
    .waitFor()
  await take(page, 'pages', 'many-statistics', 'whole')
})

test('pages: all matches of a house where many were played, searched and with one chosen', async ({ page, dataFolder }) => {
  await putSimulated(dataFolder, 60)
  await page.evaluate((to) => (window.location.hash = to), paths.matches)
  const list = new MatchesPage(page)
  await list.matches.first().waitFor()
  await list.chosen.getByRole('table').waitFor()
  await take(page, 'pages', 'all-matches')
  await list.suggested('flower', 'Flower & Scorpion')
  await list.text.fill('be')
  await list.chosen.getByRole('table').waitFor()
  await take(page, 'pages', 'all-matches-searched')
  await list.text.fill('zzz')
  await page.getByText('No match has all of this.').waitFor()
  await take(page, 'pages', 'all-matches-none')
})

test('pages: the photos of your own tiles, from the first to what is known', { timeout: 280_000 }, async ({ page }) => {
  await page.evaluate((to) => (window.location.hash = to), paths.settingGroup('camera'))
  await page.getByRole('button', { name: 'Take photos of tiles…' }).click()
  const photo = new PhotoDialog(page, 'Photos of your tiles')
  await photo.dialog.waitFor()
  await take(page, 'pages', 'own-tiles-begin')
  await photo.choose(await jpegOf('laid-1'))
  await onceRead(async () => (await photo.readings()).length).toBe(14)
  await take(page, 'pages', 'own-tiles-first')
  await photo.openCorrection((await photo.readings())[0] ?? '')
  await take(page, 'pages', 'own-tiles-correction')
  await page.keyboard.press('Escape')
  await photo.dialog.getByRole('button', { name: 'Next photo' }).click()
  // the same half of the set again: each of its tiles is there twice
  await photo.choose(await jpegOf('laid-1'))
  await photo.dialog.getByText(/Most of these tiles are in the first photo too/).waitFor()
  await take(page, 'pages', 'own-tiles-twice')
  await photo.choose(await jpegOf('laid-2'))
  await onceRead(() => photo.dialog.getByRole('button', { name: 'Save tiles' }).isEnabled()).toBe(true)
  await take(page, 'pages', 'own-tiles-both')
  await photo.dialog.getByRole('button', { name: 'Save tiles' }).click()
  await photo.dialog.waitFor({ state: 'detached' })
  await take(page, 'pages', 'own-tiles-known')
  await page.getByRole('button', { name: 'Forget tiles' }).click()
  await page.getByRole('dialog').waitFor()
  await take(page, 'pages', 'own-tiles-forget')
})

describe('with what is fetched ahead', () => {
  test.override('ahead', true)

  test('pages: the puzzle of the day on Home, asked and solved', { timeout: 280_000 }, async ({ page, dataFolder }) => {
    await putSimulated(dataFolder, 20)
    await page.evaluate((to) => (window.location.hash = to), paths.home)
    await page.getByRole('region', { name: 'Today’s puzzle' }).waitFor()
    await take(page, 'pages', 'puzzle-on-home', 'whole')
    await page.evaluate((to) => (window.location.hash = to), paths.practice)
    await page.getByText('Choose a tile.').waitFor()
    await take(page, 'pages', 'puzzle-asked', 'whole')
    await page.getByRole('button', { name: 'Show answer' }).click()
    await page.getByText(/^Right!/).waitFor()
    await take(page, 'pages', 'puzzle-solved', 'whole')
  })
})
