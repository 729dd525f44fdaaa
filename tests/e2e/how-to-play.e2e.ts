import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { expectNoFault } from './harness/axe'
import { listen } from './harness/heard'
import { resize, sidewaysOverflow } from './harness/measure'
import * as english from '../../src/renderer/messages/en'
import { soon } from './harness/soon'
import { tableTest, test } from './harness/test'
import { everyPage, walkTo } from './pages/every-page'
import { HomePage } from './pages/home'
import { tabTo } from './pages/keyboard'
import { RuleBookPage } from './pages/rule-book'

const SIZES = [
  { width: 360, height: 740 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
] as const

const round = (page: Page) => page.getByRole('region', { name: 'A first round' })
const title = (page: Page, game: string) => page.getByRole('heading', { level: 1, name: `How to play ${game}` })

const GAMES = ['flower-and-scorpion', 'bergen', 'double-bergen'] as const

/** The first round of a game at its first step; gives the button to the next. */
async function opened(page: Page, game: (typeof GAMES)[number]): Promise<Locator> {
  await page.evaluate(() => (window.location.hash = '/about'))
  await round(page).waitFor({ state: 'detached' })
  await page.evaluate((to) => (window.location.hash = `/how-to-play/${to}`), game)
  await round(page).getByText('Step 1 of 12').waitFor()
  return round(page).getByRole('button', { name: /^(Next step|Start again)$/ })
}

describe('How to play', () => {
  atNight(['tests/unit/renderer/screens/how-to-play/how-to-play-screen.test.tsx', 'tests/unit/renderer/screens/home/home-screen.test.tsx'], () => {
    test('is found from the home page, the new match and the rules, and stepped through by keyboard; each step is said once', async ({ page }) => {
      await new HomePage(page).newMatch.waitFor()
      await page.getByRole('link', { name: 'How to play' }).click()
      await title(page, 'Flower & Scorpion').waitFor()
      await round(page).getByText('Step 1 of 12').waitFor()

      const heard = await listen(page)
      await tabTo(page, round(page).getByRole('button', { name: 'Next step' }))
      await page.keyboard.press('Enter')
      await soon(heard).toEqual(['Step 2 of 12. Ada led 5-5. Dual +2: both ends show 5. Open halves: 5 and 5.'])
      for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowRight')
      await round(page).getByText('Step 12 of 12').waitFor()
      await soon(async () => (await heard()).length).toBe(11)
      await round(page).getByRole('list', { name: 'Points and tiles' }).getByText('8 chips').waitFor()
      await expectNoFault(page, 'the end of a first round')

      await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Double Bergen' }).click()
      await title(page, 'Double Bergen').waitFor()
      await round(page).getByText('Step 1 of 12').waitFor()
      await page.getByRole('link', { name: 'Compare rule sets' }).click()
      await page.getByRole('region', { name: 'Double Bergen and Double Bergen (double-twelve)' }).waitFor()

      await new RuleBookPage(page).visit()
      await page.getByRole('link', { name: 'How to play Bergen', exact: true }).click()
      await title(page, 'Bergen').waitFor()
      await page.goto(`${page.url().split('#')[0]}#/new`)
      await page.getByRole('link', { name: 'Learn to play in a minute' }).click()
      await title(page, 'Flower & Scorpion').waitFor()
    })
  })

  atNight(['tests/e2e/every-language.e2e.ts', 'tests/unit/renderer/screens/how-to-play/how-to-play-screen.test.tsx'], () => {
    tableTest('fits a phone, and one screen of a laptop; the buttons stay where they are from step to step', async ({ page }) => {
      for (const size of SIZES) {
        await resize(page, size)
        for (const game of GAMES) {
          const next = await opened(page, game)
          const tops: number[] = []
          for (let step = 1; step <= 12; step++) {
            await round(page).getByText(`Step ${step} of 12`, { exact: true }).waitFor()
            tops.push(await next.evaluate((button) => Math.round(button.getBoundingClientRect().top + window.scrollY)))
            if (step < 12) await page.keyboard.press('ArrowRight')
          }
          expect(new Set(tops).size, `${game} at ${size.width}: ${tops.join(' ')}`).toBe(1)
          await soon(() => sidewaysOverflow(page)).toEqual([])
        }
      }
      const laptop = { width: 1280, height: 800 }
      await resize(page, laptop)
      for (const game of GAMES) {
        await opened(page, game)
        for (let step = 1; step < 12; step++) await page.keyboard.press('ArrowRight')
        await round(page).getByText('Step 12 of 12').waitFor()
        await soon(() => page.evaluate(() => document.documentElement.scrollHeight), { message: game }).toBe(laptop.height)
      }
    })
  })

  tableTest('has the felt whole on paper, below its heading, and nothing that can be pressed; nor have other pages whose pictures stay', async ({ page }) => {
    await opened(page, 'double-bergen')
    await page.emulateMedia({ media: 'print' })
    const printed = await round(page).evaluate((section) => {
      const of = (what: string): CSSStyleDeclaration => getComputedStyle(section.querySelector(what) ?? section)
      return { felt: of('[data-felt]').breakInside, heading: of('header').breakAfter }
    })
    expect(printed).toEqual({ felt: 'avoid', heading: 'avoid' })
    await soon(() => round(page).getByRole('button').count()).toBe(0)
    await page.emulateMedia({ media: null })
    // what a button would do is left out, and its sentence or tile is not
    for (const address of [everyPage('', '', english).example, everyPage('', '', english).settle]) {
      await walkTo(page, address)
      await page.emulateMedia({ media: 'print' })
      const pressed = page.getByRole('main').locator('button, input[type=range], a[data-variant]')
      const printed = await pressed.evaluateAll((all) =>
        all.flatMap((each) => (each.checkVisibility() && each.closest('svg') === null ? [each.textContent] : [])),
      )
      expect(printed, address.path).toEqual([])
      await page.emulateMedia({ media: null })
    }
  })
})
