import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { paths } from '../../src/renderer/navigation/paths'
import { atNight } from '../every'
import { BLOCKED_HANDS, BLOCKED_ROUND, FAMILY, FIRST_ROUND } from './games'
import { cutOffTexts } from './harness/cut-off'
import { boxOf, resize, sidewaysOverflow } from './harness/measure'
import { startMatch } from './harness/played'
import { smallTargets } from './harness/targets'
import { soon } from './harness/soon'
import { tableTest, test } from './harness/test'
import { BlockDialog } from './pages/block-dialog'
import { setDice } from './pages/dice'
import { tabTo, unseenFocus } from './pages/keyboard'
import type { TablePage } from './pages/table'

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 }
/** The smallest side of a target under a thumb, in CSS pixels. */
const THUMB = 44

/** How the page cannot be used by a thumb as it stands: a target that is too small or not wholly in the window, or a page that scrolls. */
async function outOfReach(page: Page, target: Locator): Promise<readonly string[]> {
  const { x, y, width, height } = await boxOf(target)
  const view = page.viewportSize() ?? { width: 0, height: 0 }
  const scrolls = await page.evaluate(
    () => document.documentElement.scrollHeight > window.innerHeight || document.documentElement.scrollWidth > window.innerWidth,
  )
  return [
    ...(Math.min(width, height) < THUMB - 0.5 ? [`${width} × ${height} is too small`] : []),
    ...(x < 0 || y < 0 || x + width > view.width + 0.5 || y + height > view.height + 0.5 ? [`${x}, ${y} is outside the window`] : []),
    ...(scrolls ? ['the page scrolls'] : []),
  ]
}

/** What plays a tile that is chosen: the tile itself, or its end on the board where the board asks. */
async function secondTap(table: TablePage, tile: string, end: string | undefined): Promise<Locator> {
  await table.tile(tile, end).and(table.page.locator('[aria-pressed="true"]')).waitFor()
  return (await table.play.isVisible()) ? table.tile(tile, end) : table.end(end === 'left' ? 'Left end' : 'Right end')
}

describe('A left-handed person with a phone', () => {
  atNight(['tests/e2e/phones-thumb.e2e.ts'], () => {
    test('plays a round to its end by thumb, with two taps a play', async ({ windows }) => {
      const page = await windows.open(PHONE)
      await page.evaluate((to) => (window.location.hash = to), paths.settingGroup('look'))
      await page.getByRole('switch', { name: 'Left-handed' }).tap()
      await soon(() => page.evaluate(() => document.documentElement.dataset['tableSide'])).toBe('left')

      const table = await startMatch(page, FAMILY)
      // what a turn needs beside its tile lies under the left thumb, whichever way the phone is held
      const held = page.viewportSize() ?? { width: 0, height: 0 }
      const middle = async (name: RegExp): Promise<number> => {
        const { x, width } = await boxOf(page.getByRole('group', { name: 'Draw, pass or call a block' }).getByRole('button', { name }))
        return x + width / 2
      }
      for (const [size, limit] of [
        [{ width: 390, height: 844 }, 195],
        [{ width: 844, height: 390 }, 300],
      ] as const) {
        await resize(page, size)
        for (const name of [/^Draw|drawn/, /^Pass/, /^Undo/]) expect(await middle(name), `${name} at ${size.width}`).toBeLessThan(limit)
      }
      await resize(page, held)

      let taps = 0
      const tap = async (target: Locator, what: string): Promise<void> => {
        expect(await outOfReach(page, target), what).toEqual([])
        await target.tap()
        taps += 1
      }
      for (const [at, turn] of FIRST_ROUND.entries()) {
        const [tile = '', end] = turn.split(' ')
        const draw = page.getByRole('button', { name: /^Draw|drawn/ }).first()
        if (turn === 'draw') await tap(draw, turn)
        else {
          await tap(table.tile(tile, end), `the tile of ${turn}`)
          await tap(await secondTap(table, tile, end), `the second tap of ${turn}`)
        }
        await soon(() => table.events.count()).toBe(at + 1)
        /* A tile on the felt opens its entry, as the caption and the list of what happened do. */
        if (at % 4 === 0)
          expect(
            (await smallTargets(page, THUMB)).filter((what) => !/^button "\d+-\d+, (?:led|played) /.test(what)),
            `after ${turn}`,
          ).toEqual([])
      }
      expect(taps).toBe(2 * (FIRST_ROUND.length - 1) + 1)
      await page.getByRole('region', { name: 'Round 1 is over' }).waitFor()
      const next = page.getByRole('button', { name: 'Next round' })
      expect(await outOfReach(page, next), 'Next round').toEqual([])
    })
  })
})

/** Counts what only a mouse or a finger does, from now on. */
async function countPointers(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { pointers: number }
    counted.pointers = 0
    /* A page that changes under a pointer at rest is told of it by the browser, as a move by nothing. */
    const rests = (event: Event): boolean => event instanceof MouseEvent && event.type === 'mousemove' && event.movementX === 0 && event.movementY === 0
    for (const kind of ['pointerdown', 'mousedown', 'mousemove', 'touchstart'])
      window.addEventListener(kind, (event) => (counted.pointers += rests(event) ? 0 : 1), true)
  })
  return () => page.evaluate(() => (window as unknown as { pointers: number }).pointers)
}

describe('A person with the keyboard alone', () => {
  atNight(['tests/e2e/blind.e2e.ts', 'tests/unit/renderer/screens/match/rounds.test.tsx'], () => {
    tableTest('plays the end of a round to the hands of a block, and begins the next', async ({ page }) => {
      const players = Object.keys(BLOCKED_HANDS)
      const table = await startMatch(page, { players, leader: 'Ada', dice: { flower: [6, 4], scorpion: [5, 2] } })
      const pointers = await countPointers(page)
      /* A heading that the page has put the focus on is read aloud and is no control. */
      const seen = async (where: string): Promise<void> => {
        const unseen = await unseenFocus(page)
        if (unseen?.startsWith('<h') !== true) expect(unseen, where).toBeNull()
      }
      for (const turn of BLOCKED_ROUND) {
        await table.enter(turn)
        await seen(`after ${turn}`)
      }
      const standing = await table.standing()
      await table.undo(2)
      await soon(() => table.events.count()).toBe(BLOCKED_ROUND.length - 2)
      await seen('after undo')
      await table.enter('pass', 'pass')
      await table.expectStanding(standing)

      await page.keyboard.press('b')
      const block = new BlockDialog(page)
      for (const [name, tile] of Object.entries(BLOCKED_HANDS)) {
        await block.asked(name).waitFor()
        await seen(`at ${name}’s hand`)
        await table.type(tile)
      }
      await soon(() => block.rule.isVisible()).toBe(true)
      await page.keyboard.press('Enter')
      await page
        .getByRole('region', { name: 'Round 1 is over' })
        .getByRole('heading', { name: /^Blocked/ })
        .waitFor()
      await seen('at the end of the round')

      await page.keyboard.press('n')
      const next = page.getByRole('dialog', { name: 'Round 2' })
      await next.waitFor()
      const leader = next.getByRole('radio', { name: 'Ben' })
      await tabTo(page, leader.or(next.getByRole('radio', { checked: true })).first())
      if (!(await next.getByRole('radio', { checked: true }).count())) await page.keyboard.press('Space')
      await tabTo(page, next.getByRole('button', { name: 'Flower, first die' }))
      await page.keyboard.type('5531')
      await seen('at the dice')
      await page.keyboard.press('Enter')
      await next.waitFor({ state: 'detached' })
      await table.enter('6-6')
      await seen('in the next round')
      expect(await pointers()).toBe(0)
    })
  })
})

/** A window of 1280 × 1024 at a zoom of 400 % (WCAG 1.4.10). */
const ZOOMED: BrowserContextOptions = { viewport: { width: 320, height: 256 } }

/** What would need a second direction of scrolling, or cannot be read. */
async function unreadable(page: Page): Promise<readonly string[]> {
  const sideways = await page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { overflowX } = getComputedStyle(element)
      const scrolls = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1 && element.checkVisibility()
      return scrolls ? [`${element.tagName.toLowerCase()}.${element.getAttribute('class')} scrolls sideways`] : []
    }),
  )
  return [...(await sidewaysOverflow(page)), ...(await cutOffTexts(page)), ...sideways]
}

describe('A person at a zoom of 400 %', () => {
  atNight(['tests/e2e/zoom.e2e.ts', 'tests/e2e/enlarged-text.e2e.ts'], () => {
    tableTest('plays a round to its end and begins the next, scrolling up and down alone', async ({ windows }) => {
      const page = await windows.open(ZOOMED)
      const table = await startMatch(page, FAMILY)
      expect(await unreadable(page), 'before the lead').toEqual([])
      for (const [at, turn] of FIRST_ROUND.entries()) {
        const [tile = '', end] = turn.split(' ')
        if (at % 4 === 0) expect(await unreadable(page), `before ${turn}`).toEqual([])
        if (turn === 'draw')
          await page
            .getByRole('button', { name: /^Draw|drawn/ })
            .first()
            .click()
        else {
          await table.tile(tile, end).click()
          await (await secondTap(table, tile, end)).click()
        }
        await soon(() => table.events.count()).toBe(at + 1)
      }
      await table.expectTotals([6, 0, 1])
      expect(await unreadable(page), 'at the end of the round').toEqual([])
      await page.getByRole('button', { name: 'Next round' }).click()
      const next = page.getByRole('dialog', { name: 'Round 2' })
      await next.waitFor()
      expect(await unreadable(page), 'in the dialog of the next round').toEqual([])
      await setDice(next, { flower: [5, 5], scorpion: [3, 1] })
      await next.getByRole('button', { name: 'Start round' }).click()
      await next.waitFor({ state: 'detached' })
      await table.tile('6-6').click()
      await table.play.click()
      await soon(() => table.events.count()).toBe(FIRST_ROUND.length + 1)
    })
  })
})
