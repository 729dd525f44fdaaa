import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { paths } from '../../src/renderer/navigation/paths'
import { FAMILY, FIRST_ROUND } from './games'
import { cutOffTexts } from './harness/cut-off'
import { atNight, EVERY } from '../every'
import { resize, sidewaysOverflow } from './harness/measure'
import { soon } from './harness/soon'
import { test } from './harness/test'
import { startMatch } from './harness/played'
import { SettlePage } from './pages/settle'

const PHONE = { width: 360, height: 740 }
const LAPTOP = { width: 1280, height: 800 }

/** What the table says in each language, and words that are English and would be left over there. */
const SPOKEN = {
  german: {
    language: 'de',
    entry: 'Eintrag',
    menu: 'Menü',
    play: '6-0 legen',
    game: 'Blüte & Skorpion',
    ruling: 'Entscheidung',
    english: /\b(chips|Oasis|Entry|Round)\b/,
  },
  spanish: {
    language: 'es',
    entry: 'Anotación',
    menu: 'Menú',
    play: 'Jugar 6-0',
    game: 'Flor y Escorpión',
    ruling: 'Decisión',
    english: /\b(chips|tiles|Entry|Round)\b/,
  },
  french: {
    language: 'fr',
    entry: 'Nouvelle saisie',
    menu: 'Menu',
    play: 'Jouer 6-0',
    game: 'Fleur et Scorpion',
    ruling: 'Décision',
    english: /\b(chips|tiles|Entry|Round)\b/,
  },
} as const

const pageLanguage = (page: Page) => page.evaluate(() => document.documentElement.lang)

/** The chooser by whatever it is called. */
const chooser = (page: Page) => page.locator('select:has(option[lang="de"])')

/** Chooses a language at the table, where the chooser is behind the menu. */
async function speakAtTable(page: Page, menu: string, language: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click()
  await chooser(page).selectOption(language)
  await page.keyboard.press('Escape')
}

/** What each language says is looked at by unit tests; here the one with the longest words stands for the others, which CARAVAN_EVERY asks for. */
const WALKED = Object.entries(EVERY ? SPOKEN : { german: SPOKEN.german })

describe.each(WALKED)('Another language, %s', (_, { language, entry, menu, play, game, ruling, english }) => {
  atNight(['tests/e2e/every-language.e2e.ts', 'tests/unit/renderer/app/language.test.tsx'], () => {
    test('is chosen in the menu in mid-match: every word changes, what was entered stays, and it is found again', async ({ page }) => {
      const table = await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 10))
      await table.type('60')
      await page.locator('[data-play]').getByRole('button', { name: 'Play 6-0' }).waitFor()
      await speakAtTable(page, 'Menu', language)
      await page.getByRole('region', { name: entry }).waitFor()
      expect(await pageLanguage(page)).toBe(language)
      await page.locator('[data-play]').getByRole('button', { name: play }).waitFor()
      await page.getByText(game, { exact: true }).first().waitFor()
      await soon(() => page.getByText(english).count(), { message: 'nothing is left in English' }).toBe(0)

      await page.reload()
      await page.getByRole('region', { name: entry }).waitFor()
      await speakAtTable(page, menu, 'system')
      await page.getByRole('region', { name: 'Entry' }).waitFor()
      expect(await pageLanguage(page)).toBe('en')
    })
  })

  atNight(['tests/e2e/every-language.e2e.ts'], () => {
    test('has room on a phone for what each value of two rule sets stands on', async ({ page }) => {
      await page.evaluate((to) => (window.location.hash = to), paths.compareTwo('bergen-game-cabinet', 'double-bergen-twelve'))
      await page.getByRole('table').waitFor()
      await chooser(page).selectOption(language)
      await page.waitForFunction((spoken) => document.documentElement.lang === spoken, language)
      await resize(page, PHONE)
      const marks = page.locator('td [data-kind]')
      for (const kind of ['written', 'reading', 'convention'])
        await soon(() => page.locator(`td [data-kind="${kind}"]`).count(), { message: kind }).toBeGreaterThan(0)
      const outside = await marks.evaluateAll((all) =>
        all.flatMap((mark) => {
          const past = mark.getBoundingClientRect().right - (mark.closest('td')?.getBoundingClientRect().right ?? 0)
          return past > 0 ? [`${mark.textContent} by ${Math.round(past)}`] : []
        }),
      )
      expect(outside).toEqual([])
    })
  })

  atNight(['tests/e2e/every-language.e2e.ts'], () => {
    test('has room for a ruling with its tests and what other rules would say', async ({ page }) => {
      await page.getByRole('link', { name: 'Settle a dispute' }).first().click()
      const settle = new SettlePage(page)
      await settle.game.selectOption('bergen-pagat')
      await settle.name(1).fill('Ada')
      await settle.name(2).fill('Ben')
      await settle.show('Ada', '6-4', '2-1')
      await settle.show('Ben', '5-5')
      await settle.says('Ben wins')
      await chooser(page).selectOption(language)
      await page.getByRole('heading', { name: ruling }).waitFor()
      for (const size of [PHONE, LAPTOP]) {
        await resize(page, size)
        await soon(() => sidewaysOverflow(page), { message: `a ruling at ${size.width}` }).toEqual([])
        await soon(() => cutOffTexts(page), { message: `a ruling at ${size.width}` }).toEqual([])
      }
    })
  })
})
