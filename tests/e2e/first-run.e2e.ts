import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectNoFault } from './harness/axe'
import { atNight, EVERY } from '../every'
import { sidewaysOverflow } from './harness/measure'
import { soon } from './harness/soon'
import { test } from './harness/test'
import { HomePage } from './pages/home'
import { IntroductionCards } from './pages/introduction'
import { tabTo } from './pages/keyboard'
import { TablePage } from './pages/table'
import { goTo, wayTo } from './pages/ways'

const HEADINGS = ['Play a tile, then enter it', 'Every point has a reason', 'Rules settle disputes'] as const
const SIZES = {
  laptop: { width: 1280, height: 800 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 360, height: 740 },
} as const

/** A finger that goes so far sideways over the cards. */
async function swipe(page: Page, by: number): Promise<void> {
  await new IntroductionCards(page).cards.evaluate((cards, by) => {
    const at = (x: number) => new Touch({ identifier: 1, target: cards, clientX: x, clientY: 200 })
    cards.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [at(200)], changedTouches: [at(200)] }))
    cards.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: [at(200 + by)] }))
  }, by)
}

/** The cards, from the page that says what Caravan is. */
async function openCards(page: Page): Promise<IntroductionCards> {
  await goTo(page, 'Settings')
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'About Caravan' }).click()
  await page.getByRole('link', { name: 'What Caravan does' }).click()
  return new IntroductionCards(page)
}

/** Where each way through the cards is usual; CARAVAN_EVERY goes every way at every size. */
const at = (...usual: readonly (keyof typeof SIZES)[]) => Object.entries(SIZES).filter(([size]) => EVERY || usual.includes(size as keyof typeof SIZES))

describe('What Caravan does', () => {
  test.for(at('phone'))('on a %s three cards say it, and are gone through by touch', async ([, viewport], { windows }) => {
    const page = await windows.open({ viewport, hasTouch: true })
    const cards = await openCards(page)
    await cards.expectCard(1, HEADINGS[0])
    await soon(() => sidewaysOverflow(page)).toEqual([])
    await cards.next.tap()
    await cards.expectCard(2, HEADINGS[1])
    await expectNoFault(page, 'card 2')
    await swipe(page, -120)
    await cards.expectCard(3, HEADINGS[2])
    await expectNoFault(page, 'card 3')
    await swipe(page, 120)
    await cards.expectCard(2, HEADINGS[1])
    await swipe(page, -10)
    await cards.expectCard(2, HEADINGS[1])
    await cards.next.tap()
    await cards.next.tap()
    await cards.cards.waitFor({ state: 'detached' })
    await new HomePage(page).heading.waitFor()
  })

  atNight(['tests/e2e/first-run.e2e.ts'], () => {
    test.for(at('laptop'))('on a %s the cards are found and gone through by keyboard alone', async ([, viewport], { windows }) => {
      const page = await windows.open({ viewport })
      const cards = new IntroductionCards(page)
      await new HomePage(page).heading.waitFor()
      await tabTo(page, await wayTo(page, 'Settings'))
      await page.keyboard.press('Enter')
      await tabTo(page, page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'About Caravan' }))
      await page.keyboard.press('Enter')
      await tabTo(page, page.getByRole('link', { name: 'What Caravan does' }))
      await page.keyboard.press('Enter')
      await cards.expectCard(1, HEADINGS[0])
      await tabTo(page, cards.next)
      await page.keyboard.press('ArrowRight')
      await cards.expectCard(2, HEADINGS[1])
      await page.keyboard.press('ArrowLeft')
      await cards.expectCard(1, HEADINGS[0])
      await page.keyboard.press('Enter')
      await cards.expectCard(2, HEADINGS[1])
      await soon(() => cards.cards.getByRole('status').textContent()).toContain(HEADINGS[1])
      await tabTo(page, cards.putAway)
      await page.keyboard.press('Enter')
      await cards.cards.waitFor({ state: 'detached' })
    })
  })

  atNight(['tests/unit/renderer/screens/example/example-match.test.ts', 'tests/unit/renderer/screens/replay/replay.test.tsx'], () => {
    test.for(at('tablet'))('on a %s an example match is stepped through to its end', async ([, viewport], { windows, dataFolder }) => {
      const page = await windows.open({ viewport })
      await new IntroductionCards(page).example.click()
      const table = new TablePage(page)
      const slider = page.getByRole('slider', { name: 'Step' })
      await soon(() => slider.getAttribute('aria-valuetext')).toBe('Step 1 of 24, round 1')
      await table.says('Round 1. Ben leads.')
      await soon(() => sidewaysOverflow(page)).toEqual([])
      for (let move = 1; move < 9; move++) await page.keyboard.press('ArrowRight')
      await table.says(/Plural \+3: .*Long Flower \+2: 2 pairs make 4-4/)
      await table.expectTotals([0, 1, 5])
      await page.getByRole('button', { name: 'Last step', exact: true }).click()
      await table.says('Cleo wins the match with 10 chips.')
      await table.expectTotals([1, 3, 10])
      await expectNoFault(page, 'the end of the example')
      // each count of it can be asked about, as at any table
      await page.getByRole('button', { name: 'How was this scored?' }).click()
      await page.getByRole('dialog').waitFor()
      await expectNoFault(page, 'a count of the example')
      // looked at like any other, and nothing of it is kept
      await page.goto(`${page.url().split('#')[0]}#/statistics`)
      await page.getByRole('heading', { level: 1, name: 'Statistics' }).waitFor()
      await soon(() => page.getByText('Cleo').count()).toBe(0)
      expect((await readdir(join(dataFolder, 'matches')).catch(() => [])).filter((file) => file.endsWith('.json'))).toEqual([])
    })
  })
})
