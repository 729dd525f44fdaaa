import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
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

/** The names in each match of the house. */
async function allMatches(page: Page): Promise<readonly string[]> {
  await goTo(page, 'Matches')
  await page.getByRole('heading', { level: 1, name: 'All matches' }).waitFor()
  const links = page.getByRole('main').getByRole('link', { name: /^Open match: / })
  await links.first().waitFor()
  const names = await links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label') ?? ''))
  return names.map((name) => name.replace(/^Open match: (.*), [^,]+, .*$/, '$1'))
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

describe('People', () => {
  test('a renamed person is called so in matches played before', async ({ page }) => {
    await startMatch(page, { ...BERGEN, players: ['Ada', 'Ben'] })
    const address = page.url()
    const people = await new PeoplePage(page).visit()
    await people.rename('Ada', 'Adelheid')
    expect(await allMatches(page)).toEqual(['Adelheid and Ben'])
    await page.goto(address)
    const table = await new TablePage(page).ready()
    await table.player('Adelheid').waitFor()
  })

  test('two who are one person are one in the list of matches, until they are separated', async ({ page }) => {
    await startMatch(page, { ...BERGEN, players: ['Ada', 'Ben'] })
    await startMatch(page, { ...BERGEN, players: ['Adi', 'Ben'] })
    const people = await new PeoplePage(page).visit()
    await people.askToMerge('Adi', /^Ada /)
    await soon(() => people.merge.getByRole('region', { name: 'What changes' }).textContent()).toMatch(
      /Both will be shown as Ada, with 2 matches, everywhere in Caravan\./,
    )
    expect(await accessibilityFaults(page)).toEqual([])
    await people.merge.getByRole('button', { name: 'Merge', exact: true }).click()
    await people.merge.waitFor({ state: 'detached' })
    await soon(() => people.summary('Ada').textContent()).toMatch(/2 matches/)
    expect(await allMatches(page)).toEqual(['Ada and Ben', 'Ada and Ben'])

    await people.visit()
    await people.merged.locator('summary').click()
    await people.merged.getByRole('button', { name: 'Separate Adi and Ada' }).click()
    await people.summary('Adi').waitFor()
    expect(await allMatches(page)).toEqual(['Adi and Ben', 'Ada and Ben'])
  })

  test('a name that someone has leads to the question whether the two are one', async ({ page }) => {
    const people = await new PeoplePage(page).visit()
    await people.add('Ada')
    await people.add('Adi')
    const adi = await people.edit('Adi')
    await adi.getByLabel('Name', { exact: true }).fill('ada')
    await adi.getByLabel('Name', { exact: true }).press('Enter')
    await adi.getByRole('alert').getByRole('button', { name: 'Merge with Ada…' }).click()
    await people.merge.getByRole('button', { name: 'Merge', exact: true }).click()
    await people.summary('Adi').waitFor({ state: 'detached' })
    expect(await people.list.locator('summary').allTextContents()).toEqual(['Ada no matches yet Also called Adi'])
  })

  test('a hidden person is not offered for new matches, and is again once shown', async ({ page }) => {
    await startMatch(page, { ...BERGEN, players: ['Ada', 'Ben'] })
    const people = await new PeoplePage(page).visit()
    await (await people.edit('Ada')).getByRole('button', { name: 'Hide' }).click()
    await soon(() => people.hidden.locator('> summary').textContent()).toBe('Hidden (1)')
    const offered = async (): Promise<readonly string[]> => {
      await new HomePage(page).visit()
      await new HomePage(page).newMatch.click()
      const setup = new NewMatchPage(page)
      await setup.start.waitFor()
      return setup.people.getByRole('button', { name: /^(Ada|Ben)$/ }).allTextContents()
    }
    expect(await offered()).toEqual(['Ben'])
    expect(await allMatches(page)).toEqual(['Ada and Ben'])
    await people.visit()
    await people.hidden.locator('> summary').click()
    await (await people.edit('Ada')).getByRole('button', { name: 'Show again' }).click()
    await people.hidden.waitFor({ state: 'detached' })
    expect(await offered()).toEqual(['Ada', 'Ben'])
  })

  test('a picture is kept as a small square, turned upright, and stands beside the name at the table', async ({ page }) => {
    const table = await startMatch(page, { ...BERGEN, players: ['Ada', 'Ben'] })
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
    expect(await table.player('Ben').locator('img').count()).toBe(0)
    await fromMore(page, 'Score sheet')
    await page.getByRole('dialog', { name: 'Score sheet' }).locator('img').waitFor()
    await page.keyboard.press('Escape')

    await people.visit()
    await (await people.edit('Ada')).getByRole('button', { name: 'Remove picture' }).click()
    await soon(() => people.row('Ada').locator('img').count()).toBe(0)
  })

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

  test('fits every window, and accessibility checks find nothing by day and by night', async ({ page }) => {
    await startMatch(page, { preset: 'bergen-pagat', leader: 'Ada', players: ['Ada', 'Bartholomew the Younger', 'Cleo', 'Dan'] })
    const people = await new PeoplePage(page).visit()
    for (const name of ['Élodie Martin', 'Finn', 'Gil', 'Hal', 'W'.repeat(60)]) await people.add(name)

    await (await people.edit('Gil')).getByRole('button', { name: 'Hide' }).click()
    await people.hidden.waitFor()
    await people.choosePicture('Finn', await jpegOf('hand-09'))
    const use = people.picture.getByRole('button', { name: 'Use picture' })
    await soon(() => use.isEnabled()).toBe(true)
    await use.click()
    await people.picture.waitFor({ state: 'detached' })
    for (const width of [360, 820, 2560]) {
      await resize(page, { width, height: 900 })
      expect(await sidewaysOverflow(page), `at ${width}`).toEqual([])
    }

    await resize(page, { width: 1280, height: 800 })
    await expectNoFault(page, 'the people')

    await people.summary('Finn').click()
    await page.evaluate(() => window.scrollTo({ top: 0 }))
    await people.summary('Finn').click()
    for (const forcedColors of ['active', 'none'] as const) {
      await page.emulateMedia({ forcedColors })
    }

    await new HomePage(page).visit()
    await allMatches(page)
    await new HomePage(page).visit()
    await new HomePage(page).newMatch.click()
    await new NewMatchPage(page).people.scrollIntoViewIfNeeded()
    await resize(page, { width: 360, height: 740 })
    expect(await sidewaysOverflow(page), 'the seats').toEqual([])
    await resize(page, { width: 1280, height: 800 })
  })
})
