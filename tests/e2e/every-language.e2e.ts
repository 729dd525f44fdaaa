import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { LANGUAGES } from '#shared/words/languages'
import { CATALOGUES } from '../../src/renderer/messages/languages'
import type { PageWords } from '../../src/renderer/messages/page-words'
import { pseudoCatalogue } from '../../src/renderer/messages/pseudo'
import { FAMILY, FIRST_ROUND } from './games'
import { accessibilityFaults, isOfCalled } from './harness/axe'
import { cameApart } from './harness/came-apart'
import { putEvening } from './harness/evening'
import { EVERY } from '../every'
import { look, looksOf, WHOLE } from './harness/looks'
import { resize } from './harness/measure'
import { soon } from './harness/soon'
import { LEAST_TARGET, smallTargets } from './harness/targets'
import { test } from './harness/test'
import { SIZES, tooLong } from './harness/too-long'
import { everyPage, idIn, otherPages, walkTo } from './pages/every-page'
import { ONE_TILE_DECIDES, pasteLine } from './pages/settle'
import { HomePage } from './pages/home'
import { startMatch } from './harness/played'

/** Each language but English, and one made up that is read from the right, in which everything is longer and accented. */
const OTHERS = [...LANGUAGES.filter((language) => language !== 'en'), 'pseudo'] as const
type Other = (typeof OTHERS)[number]

/** The one that is longer than any that people speak; CARAVAN_EVERY asks for all. */
const LONGEST = ['pseudo'] as const satisfies readonly Other[]

/** Usually a page is looked at where it has least room; what opens on it, on a laptop too. */
const WHERE = EVERY ? {} : ({ on: 'phone' } as const)

const wordsOf = async (language: Other): Promise<PageWords> => (language === 'pseudo' ? pseudoCatalogue() : CATALOGUES[language]()).then(({ page }) => page)

const root = (page: Page) => page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }))

/** Speaks a language from the next loading of the page on, as if it had been chosen. */
async function speak(page: Page, language: Other): Promise<void> {
  await page.evaluate((chosen) => window.localStorage.setItem('caravan.language', chosen), language)
  await page.reload()
  await soon(() => root(page)).toEqual(language === 'pseudo' ? { lang: 'en-x-pseudo', dir: 'rtl' } : { lang: language, dir: 'ltr' })
}

/** The chooser by whatever it is called. */
const chooser = (page: Page) => page.locator('header select')

describe('A language that is chosen', () => {
  test('is the same one in the header, in the settings and in every window, wherever it was chosen; each is called by its own name', async ({
    page,
    windows,
  }) => {
    const beside = await page.context().newPage()
    await beside.goto(page.url())
    const elsewhere = await windows.open()
    await new HomePage(elsewhere).newMatch.waitFor()
    const choices = page
      .getByRole('main')
      .locator('fieldset')
      .filter({ has: page.getByRole('radio', { name: 'Deutsch' }) })
      .getByRole('radio')
    await page.evaluate(() => (window.location.hash = '/settings/language'))
    await page.getByRole('radio', { name: 'Deutsch' }).check()
    for (const window of [page, beside, elsewhere]) {
      await soon(async () => (await root(window)).lang).toBe('de')
      await soon(() => chooser(window).inputValue()).toBe('de')
    }
    await elsewhere.getByRole('link', { name: 'Neue Partie' }).waitFor()
    await elsewhere
      .getByRole('main')
      .getByRole('link', { name: /^So spielt man / })
      .waitFor()
    const named = await chooser(page).locator('option').allInnerTexts()
    expect(await Promise.all((await choices.all()).map(labelOf))).toEqual(named)

    await chooser(elsewhere).selectOption('en')
    for (const window of [page, beside, elsewhere]) await soon(async () => (await root(window)).lang).toBe('en')
    await soon(() => page.getByRole('radio', { name: 'English' }).isChecked()).toBe(true)
    const later = await windows.open()
    await soon(() => chooser(later).inputValue()).toBe('en')
  })
})

const labelOf = (radio: Locator): Promise<string> => radio.evaluate((input) => (input instanceof HTMLInputElement ? (input.labels?.[0]?.innerText ?? '') : ''))

/** What axe finds on a page: all of it in one look, and in others what depends on colours. */
async function faultsInLooks(page: Page, name: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const as of looksOf(name)) {
    await look(page, as)
    const faults = await accessibilityFaults(page, as === WHOLE ? 'all' : 'colours')
    // what controls with names of people are called is looked at in English, beside long names
    found.push(...faults.filter((fault) => !isOfCalled(fault)).map((fault) => `${name}, ${as}: ${fault}`))
  }
  return found
}

describe('Words that are longer than the English ones', () => {
  test.for<Other>(EVERY ? OTHERS : LONGEST)(
    'have room on every page, which has no fault that axe can find, and in what opens at the table: %s',
    { timeout: 360_000 },
    async (language, { page, dataFolder }) => {
      await cameApart(page, dataFolder)
      const apart = idIn(page)
      await putEvening(dataFolder)
      await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 10))
      const words = await wordsOf(language)
      const pages = everyPage(idIn(page), apart, words)
      await speak(page, language)
      const wrong: string[] = []
      for (const [name, address] of Object.entries({ ...pages, ...otherPages(words) })) {
        await walkTo(page, address)
        wrong.push(...(await tooLong(page, `${language}-${name}`, WHERE)))
        wrong.push(...(await smallTargets(page, LEAST_TARGET)).map((small) => `${language}-${name}: ${small}`))
        // what axe finds does not depend on which words these are
        if (language === 'pseudo' && name in pages) wrong.push(...(await faultsInLooks(page, name)))
      }
      await look(page, 'light')
      await resize(page, SIZES.laptop)
      await walkTo(page, pages.settle)
      await pasteLine(page, ONE_TILE_DECIDES, words.oneLine)
      await page.getByRole('region', { name: words.wouldChange.heading }).waitFor()
      wrong.push(...(await tooLong(page, `${language}-ruling`)))
      await resize(page, SIZES.laptop)
      await walkTo(page, pages.match)
      const press = (name: string) => async () => {
        await page.getByRole('button', { name: words.live.more }).click()
        await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
      }
      const type = (keys: string) => async () => {
        for (const key of keys) await page.keyboard.press(key)
      }
      await type('40')()
      wrong.push(...(await tooLong(page, `${language}-two-places`)))
      await page.keyboard.press('Escape')
      const openings = {
        more: [() => page.getByRole('button', { name: words.live.more }).click(), page.getByRole('dialog')],
        keys: [type('?'), page.getByRole('dialog')],
        blocked: [type('b'), page.getByRole('dialog')],
        question: [type('q'), page.getByRole('dialog')],
        sheet: [press(words.match.table.sheet), page.getByRole('dialog')],
        rules: [press(words.changeRules.title), page.getByRole('dialog')],
        phones: [press(words.join.invite.title), page.getByRole('dialog')],
      } as const
      for (const [name, [open, opened]] of Object.entries(openings)) {
        await resize(page, SIZES.laptop)
        await open()
        await opened.waitFor()
        wrong.push(...(await tooLong(page, `${language}-open-${name}`)))
        await page.keyboard.press('Escape')
        await opened.waitFor({ state: 'detached' })
      }
      expect(wrong).toEqual([])
    },
  )
})
