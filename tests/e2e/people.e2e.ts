import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { paths } from '../../src/renderer/navigation/paths'
import { atNight, EVERY } from '../every'
import { accessibilityFaults, expectNoFault } from './harness/axe'
import { resize, sidewaysOverflow } from './harness/measure'
import { jpegOf, turnedByExif } from './harness/pictures'
import { soon } from './harness/soon'
import { test } from './harness/test'
import { HomePage } from './pages/home'
import { tabTo } from './pages/keyboard'
import { startMatch } from './harness/played'
import { NewMatchPage } from './pages/new-match'
import { PeoplePage } from './pages/people'
import { TablePage } from './pages/table'
import { goTo } from './pages/ways'
import { fromMore } from './pages/more'

const BERGEN = { preset: 'bergen-draw', leader: 'Ben' } as const

/** The names in each match of the house; one that is not over has each with their points. */
async function allMatches(page: Page): Promise<readonly string[]> {
  await goTo(page, 'Matches')
  await page.getByRole('heading', { level: 1, name: 'All matches' }).waitFor()
  const links = page.getByRole('main').getByRole('link', { name: /^Open match: / })
  await links.first().waitFor()
  const names = await links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label') ?? ''))
  return names.map((name) => name.replace(/^Open match: (.*), [^,]+, .*$/, '$1').replace(/ -?\d+/g, ''))
}

/** The middle half of a picture, as a square of 128 pixels a side. */
async function middleOf(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata()
  const side = Math.floor(Math.min(width, height) / 2)
  const box = { left: Math.floor((width - side) / 2), top: Math.floor((height - side) / 2), width: side, height: side }
  return sharp(picture).extract(box).resize(128, 128).png().toBuffer()
}

/** How far two pictures of a size are from each other: of 255, on average. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()))
  if (a === undefined || b === undefined || a.length !== b.length) throw new Error('the pictures have not the same size')

  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length
}

/** Who of the family may be seated at a new match. */
async function offered(page: Page): Promise<readonly string[]> {
  await new HomePage(page).visit()
  await new HomePage(page).newMatch.click()
  const setup = new NewMatchPage(page)
  await setup.start.waitFor()
  return setup.people.getByRole('button', { name: /^(Ada|Adi|Ben)$/ }).allTextContents()
}

describe('People', () => {
  atNight(['tests/unit/main/people/people.test.ts', 'tests/unit/renderer/screens/people/people-screen.test.tsx'], () => {
    test('one who is hidden, two who are one, and one who is renamed are so in new matches and in all that were played', async ({ page }) => {
      await startMatch(page, { ...BERGEN, players: ['Ada', 'Ben'] })
      await startMatch(page, { ...BERGEN, players: ['Adi', 'Ben'] })
      const address = page.url()
      const people = await new PeoplePage(page).visit()
      await (await people.edit('Ada')).getByRole('button', { name: 'Hide' }).click()
      await soon(() => people.hidden.locator('> summary').textContent()).toBe('Hidden (1)')
      expect(await offered(page)).toEqual(['Adi', 'Ben'])
      expect(await allMatches(page)).toEqual(['Adi · Ben', 'Ada · Ben'])
      await people.visit()
      await people.hidden.locator('> summary').click()
      await (await people.edit('Ada')).getByRole('button', { name: 'Show again' }).click()
      await people.hidden.waitFor({ state: 'detached' })

      await people.askToMerge('Adi', /^Ada /)
      await soon(() => people.merge.getByRole('region', { name: 'What changes' }).textContent()).toMatch(
        /Both will be shown as Ada, with 2 matches, everywhere in Caravan\./,
      )
      expect(await accessibilityFaults(page)).toEqual([])
      await people.merge.getByRole('button', { name: 'Merge', exact: true }).click()
      await people.merge.waitFor({ state: 'detached' })
      await soon(() => people.summary('Ada').textContent()).toMatch(/2 matches/)
      expect(await offered(page)).toEqual(['Ada', 'Ben'])
      expect(await allMatches(page)).toEqual(['Ada · Ben', 'Ada · Ben'])

      await people.visit()
      await people.merged.locator('summary').click()
      await people.merged.getByRole('button', { name: 'Separate Adi and Ada' }).click()
      await people.summary('Adi').waitFor()
      await people.rename('Adi', 'Adelheid')
      expect(await allMatches(page)).toEqual(['Adelheid · Ben', 'Ada · Ben'])
      await page.goto(address)
      const table = await new TablePage(page).ready()
      await table.player('Adelheid').waitFor()
    })
  })

  atNight(['tests/unit/renderer/screens/people/picture-dialog.test.tsx', 'tests/unit/renderer/photo/square-copy.test.ts'], () => {
    test('a picture is kept as a small square, turned upright, stands beside the name at the table, and fits every window beside long names', async ({
      page,
    }) => {
      const table = await startMatch(page, { preset: 'bergen-pagat', leader: 'Ada', players: ['Ada', 'Bartholomew the Younger', 'Cleo', 'Dan'] })
      const address = page.url()
      await table.enter('6-6')
      const people = await new PeoplePage(page).visit()
      await people.choosePicture('Ada', await turnedByExif('hand-09'))
      const use = people.picture.getByRole('button', { name: 'Use picture' })
      await soon(() => use.isEnabled()).toBe(true)
      await people.picture.getByRole('slider', { name: 'Zoom' }).fill('2')
      expect(await accessibilityFaults(page)).toEqual([])
      await use.click()
      await people.picture.waitFor({ state: 'detached' })

      await page.goto(address)
      await table.ready()
      const picture = table.player('Ada').locator('img')
      await picture.waitFor()
      const source = (await picture.getAttribute('src')) ?? ''
      const stored = Buffer.from(source.replace('data:image/jpeg;base64,', ''), 'base64')
      expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 128, height: 128 })
      expect(stored.length).toBeLessThan(30_000)
      expect(await difference(stored, await middleOf((await jpegOf('hand-09')).buffer))).toBeLessThan(12)
      await soon(() => table.player('Cleo').locator('img').count()).toBe(0)
      await fromMore(page, 'Score sheet')
      await page.getByRole('dialog', { name: 'Score sheet' }).locator('img').waitFor()
      await page.keyboard.press('Escape')

      await people.visit()
      for (const name of ['Gil', 'W'.repeat(60)]) await people.add(name)
      await (await people.edit('Gil')).getByRole('button', { name: 'Hide' }).click()
      await people.hidden.waitFor()
      for (const width of EVERY ? [360, 820, 2560] : [360]) {
        await resize(page, { width, height: 900 })
        await soon(() => sidewaysOverflow(page), { message: `at ${width}` }).toEqual([])
      }
      await expectNoFault(page, 'the people, the people hidden and a picture, on a phone')
      await page.evaluate((to) => (window.location.hash = to), paths.newMatch)
      await new NewMatchPage(page).start.waitFor()
      await soon(() => sidewaysOverflow(page), { message: 'the seats' }).toEqual([])
      await resize(page, { width: 1280, height: 800 })
      await people.visit()
      await (await people.edit('Ada')).getByRole('button', { name: 'Remove picture' }).click()
      await soon(() => people.row('Ada').locator('img').count()).toBe(0)
    })
  })

  atNight(['tests/unit/renderer/screens/people/people-screen.test.tsx'], () => {
    test('can be changed with the keyboard alone, and the focus can always be seen', async ({ page }) => {
      await startMatch(page, { ...BERGEN, players: ['Ada', 'Ben'] })
      const people = await new PeoplePage(page).visit()
      await tabTo(page, people.summary('Ada'))
      await page.keyboard.press('Enter')
      const ada = people.row('Ada')
      await tabTo(page, ada.getByLabel('Name', { exact: true }))
      await page.keyboard.press('End')
      await page.keyboard.type('m')
      await page.keyboard.press('Enter')
      await people.summary('Adam').waitFor()
      const adam = people.row('Adam')
      await tabTo(page, adam.getByRole('radio', { checked: true }))
      await page.keyboard.press('ArrowRight')
      await tabTo(page, adam.getByRole('button', { name: 'Hide' }))
      await page.keyboard.press('Enter')
      await people.hidden.waitFor()
      await soon(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Everyone who plays')
    })
  })
})
