import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectNoFault } from './harness/axe'
import { sidewaysOverflow } from './harness/measure'
import { soon } from './harness/soon'
import { test } from './harness/test'
import { HomePage } from './pages/home'
import { IntroductionCards } from './pages/introduction'
import { tabTo } from './pages/keyboard'
import { startMatch } from './harness/played'
import { TablePage } from './pages/table'
import { wayTo } from './pages/ways'
import { FAMILY } from './games'

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

describe.each(Object.entries(SIZES))('The first run on a %s', (_, viewport) => {
  test('three cards say what Caravan does, are gone through by touch, and are not shown again', async ({ windows }) => {
    const page = await windows.open({ viewport, hasTouch: true })
    const cards = new IntroductionCards(page)
    await cards.expectCard(1, HEADINGS[0])
    expect(await sidewaysOverflow(page)).toEqual([])
    await cards.next.tap()
    await cards.expectCard(2, HEADINGS[1])
    await swipe(page, -120)
    await cards.expectCard(3, HEADINGS[2])
    await swipe(page, 120)
    await cards.expectCard(2, HEADINGS[1])
    await swipe(page, -10)
    await cards.expectCard(2, HEADINGS[1])
    await cards.next.tap()
    await cards.next.tap()
    await cards.cards.waitFor({ state: 'detached' })
    await page.getByText('Caravan sends nothing to the internet.').waitFor()
    await page.reload()
    await new HomePage(page).newMatch.waitFor()
    await page.getByText('Caravan sends nothing to the internet.').waitFor()
    expect(await cards.cards.count()).toBe(0)
  })

  test('they are put away by keyboard alone, in every window, and looked at again from the settings', async ({ windows }) => {
    const page = await windows.open({ viewport })
    const other = await windows.open({ viewport })
    const cards = new IntroductionCards(page)
    await cards.expectCard(1, HEADINGS[0])
    await tabTo(page, cards.next)
    await page.keyboard.press('ArrowRight')
    await cards.expectCard(2, HEADINGS[1])
    await page.keyboard.press('ArrowLeft')
    await cards.expectCard(1, HEADINGS[0])
    await page.keyboard.press('Enter')
    await cards.expectCard(2, HEADINGS[1])
    expect(await cards.cards.getByRole('status').textContent()).toContain(HEADINGS[1])
    await tabTo(page, cards.putAway)
    await page.keyboard.press('Enter')
    await cards.cards.waitFor({ state: 'detached' })
    // the focus is on what comes next, not lost with the cards
    await soon(() => page.evaluate(() => document.activeElement?.textContent)).toBe('New match')
    await new IntroductionCards(other).cards.waitFor({ state: 'detached' })

    await tabTo(page, await wayTo(page, 'Settings'))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Table' }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('link', { name: 'Show introduction' }))
    await page.keyboard.press('Enter')
    await cards.expectCard(1, HEADINGS[0])
    await tabTo(page, cards.next)
    for (const _ of HEADINGS) await page.keyboard.press('Enter')
    await new HomePage(page).newMatch.waitFor()
  })

  test('an example match is stepped through to its end', async ({ windows, dataFolder }) => {
    const page = await windows.open({ viewport })
    await new IntroductionCards(page).example.click()
    const table = new TablePage(page)
    const slider = page.getByRole('slider', { name: 'Step' })
    await soon(() => slider.getAttribute('aria-valuetext')).toBe('Step 1 of 24, round 1')
    await table.says('Round 1. Ben leads.')
    expect(await sidewaysOverflow(page)).toEqual([])
    for (let move = 1; move < 9; move++) await page.keyboard.press('ArrowRight')
    await table.says(/Plural \+3: .*Long Flower \+2: 2 pairs make 4-4/)
    await table.expectTotals([0, 1, 5])
    await page.getByRole('button', { name: 'Last step', exact: true }).click()
    await table.says('Cleo wins the match with 10 chips.')
    await table.expectTotals([1, 3, 10])
    // looked at like any other, and nothing of it is kept
    await page.goto(`${page.url().split('#')[0]}#/statistics`)
    await page.getByRole('heading', { level: 1, name: 'Statistics' }).waitFor()
    expect(await page.getByText('Cleo').count()).toBe(0)
    expect((await readdir(join(dataFolder, 'matches')).catch(() => [])).filter((file) => file.endsWith('.json'))).toEqual([])
  })
})

describe('The first run', () => {
  test.override('ahead', true)

  test('has no fault by day or by night, on any of its cards and in the example', async ({ page }) => {
    const cards = new IntroductionCards(page)
    for (const [at, heading] of HEADINGS.entries()) {
      await cards.expectCard(at + 1, heading)
      await expectNoFault(page, `card ${at + 1}`)
      if (at + 1 < HEADINGS.length) await cards.next.click()
    }
    await cards.next.click()
    await page.getByText('Caravan sends nothing to the internet.').waitFor()
    await expectNoFault(page, 'without the cards')
    await cards.example.click()
    await page.getByRole('button', { name: 'Last step', exact: true }).click()
    await expectNoFault(page, 'the end of the example')
    // each count of it can be asked about, as at any table
    await page.getByRole('button', { name: 'How was this scored?' }).click()
    await page.getByRole('dialog').waitFor()
    await expectNoFault(page, 'a count of the example')
  })

  test('is over once there is a match, and what was put away stays so through a restart', async ({ page, windows, host }) => {
    const cards = new IntroductionCards(page)
    await cards.putAway.click()
    await cards.cards.waitFor({ state: 'detached' })
    // still fetching the code of other pages, which the new start would refuse to a window that it does not know yet
    await page.close()
    await host.stop()
    await host.start()
    const later = await windows.open()
    await later.getByText('Caravan sends nothing to the internet.').waitFor()
    await startMatch(later, FAMILY)
    await new HomePage(later).visit()
    await new HomePage(later).current.waitFor()
    expect(await new IntroductionCards(later).cards.count()).toBe(0)
  })
})
