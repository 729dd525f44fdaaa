import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { present } from '#shared/kernel/assert'
import { paths } from '../../src/renderer/navigation/paths'
import { FAMILY, FIRST_ROUND } from './games'
import { expectNoFault } from './harness/axe'
import { boxOf, resize } from './harness/measure'
import { startMatch } from './harness/played'
import { putLine, randomLine } from './harness/random-lines'
import { soon } from './harness/soon'
import { LEAST_TARGET } from './harness/targets'
import { tableTest } from './harness/test'

const PHONE = { width: 390, height: 844 }

/** A star of forty tiles on a phone: the smallest tiles there are. */
const openStar = (page: Page, dataFolder: string): Promise<Locator> =>
  open(page, dataFolder, randomLine('double-bergen-twelve', { tiles: 40, maxPip: 12, arms: 8 }, 1))

async function open(page: Page, dataFolder: string, line: ReturnType<typeof randomLine>): Promise<Locator> {
  const id = await putLine(dataFolder, line)
  await page.setViewportSize(PHONE)
  await page.evaluate((to) => (window.location.hash = to), paths.match(id))
  const lead = page.locator('[data-felt] [data-laid]').first()
  await lead.waitFor()
  return lead
}

const widthOf = async (tile: Locator): Promise<number> => present(await tile.boundingBox(), 'the tile is drawn').width
const middleOf = async (tile: Locator): Promise<{ x: number; y: number }> => {
  const { x, y, width, height } = present(await tile.boundingBox(), 'the tile is drawn')
  return { x: x + width / 2, y: y + height / 2 }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** The place on the felt with no button on it that is nearest to a point. */
function free(page: Page, to: Point = { x: 0, y: 0 }): Promise<Point> {
  return page.evaluate((wanted) => {
    const felt = document.querySelector('[data-zoomable]')!.getBoundingClientRect()
    const found: { x: number; y: number; away: number }[] = []
    for (let y = felt.top + 6; y < felt.bottom; y += 8)
      for (let x = felt.left + 6; x < felt.right; x += 8) {
        const at = document.elementFromPoint(x, y)
        if (at !== null && at.closest('[data-zoomable]') !== null && at.closest('button') === null)
          found.push({ x, y, away: Math.hypot(x - wanted.x, y - wanted.y) })
      }
    const [nearest] = found.toSorted((a, b) => a.away - b.away)
    if (nearest === undefined) throw new Error('buttons cover the whole felt')
    return nearest
  }, to)
}

describe('A line of forty tiles', () => {
  atNight(['tests/e2e/zoom.e2e.ts'], () => {
    tableTest('is zoomed by a double click, panned by a drag, and seen whole again', async ({ page, dataFolder }) => {
      const lead = await openStar(page, dataFolder)
      const whole = page.getByRole('button', { name: 'Show the whole line' })
      const before = { width: await widthOf(lead), at: await middleOf(lead) }
      await soon(() => whole.count()).toBe(0)

      // gestures are fetched after the line: clicked until they are there
      await soon(async () => {
        const { x, y } = await free(page)
        if ((await whole.count()) === 0) await page.mouse.dblclick(x, y)
        return whole.count()
      }).toBe(1)
      await soon(async () => (await widthOf(lead)) / before.width).toBeGreaterThan(1.9)
      await expectNoFault(page, 'a line that is zoomed')

      const near = await middleOf(lead)
      const { x, y } = await free(page)
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x - 30, y - 20, { steps: 4 })
      await page.mouse.up()
      const moved = await middleOf(lead)
      expect([Math.abs(moved.x - near.x) + Math.abs(moved.y - near.y) > 1, await page.getByRole('dialog').count()]).toEqual([true, 0])

      await whole.click()
      await soon(() => widthOf(lead)).toBeCloseTo(before.width, 0)
      const after = await middleOf(lead)
      expect([Math.round(after.x), Math.round(after.y)]).toEqual([Math.round(before.at.x), Math.round(before.at.y)])
      await soon(() => whole.count()).toBe(0)
    })
  })

  atNight(['tests/e2e/zoom.e2e.ts'], () => {
    tableTest('is zoomed by two fingers, and the page is not', async ({ page, dataFolder }) => {
      const lead = await openStar(page, dataFolder)
      const before = await widthOf(lead)
      const fingers = await page.context().newCDPSession(page)
      await fingers.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 })
      const felt = present(await page.locator('[data-zoomable]').boundingBox(), 'there is a felt')
      const middle = { x: felt.x + felt.width / 2, y: felt.y + felt.height / 2 }
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number): Promise<unknown> =>
        fingers.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [-apart, apart].map((by, id) => ({ x: middle.x + by, y: middle.y, id })),
        })
      const whole = page.getByRole('button', { name: 'Show the whole line' })
      await soon(async () => {
        if ((await whole.count()) > 0) return widthOf(lead)
        await touch('touchStart', 30)
        for (const apart of [40, 55, 70, 85]) await touch('touchMove', apart)
        await touch('touchEnd', 0)
        return widthOf(lead)
      }).toBeGreaterThan(1.5 * before)
      expect(await page.evaluate(() => [window.visualViewport?.scale, window.scrollX, window.scrollY])).toEqual([1, 0, 0])

      // tiles that were too small to be tapped open their entries now
      const tile = page.locator('[data-zoomable] ol button').first()
      await tile.waitFor()
      await whole.click()
      await soon(() => widthOf(lead)).toBeCloseTo(before, 0)
    })
  })

  tableTest('stays zoomed while a chosen tile’s place is in sight, and shows all of itself when it is not', async ({ page, dataFolder }) => {
    const lead = await open(page, dataFolder, randomLine('double-bergen', { tiles: 16, maxPip: 6, arms: 4 }, 1))
    const before = await widthOf(lead)
    const whole = page.getByRole('button', { name: 'Show the whole line' })
    const slots = page.locator('[data-tray] [data-pad] button:enabled')
    const ghosts = page.locator('[data-ghost]')

    // the two tiles whose places lie farthest apart
    const places: { readonly nth: number; readonly x: number; readonly y: number }[] = []
    for (let nth = 0; nth < (await slots.count()); nth += 1) {
      await slots.nth(nth).click()
      await soon(() => ghosts.count()).toBeGreaterThan(0)
      if ((await ghosts.count()) === 1) places.push({ nth, ...(await middleOf(ghosts)) })
      await page.keyboard.press('Escape')
      await soon(() => ghosts.count()).toBe(0)
    }
    const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
    const [near, far] = present(
      places.flatMap((a) => places.map((b) => [a, b] as const)).toSorted(([a, b], [c, d]) => apart(c, d) - apart(a, b))[0],
      'tiles can be played at several ends',
    )

    // zoomed about a point a little farther out than the place of one of them, which comes nearer to the middle so
    const felt = await middleOf(page.locator('[data-zoomable]'))
    const outside = { x: near.x + 0.2 * (near.x - felt.x), y: near.y + 0.2 * (near.y - felt.y) }
    await soon(async () => {
      const at = await free(page, outside)
      if ((await whole.count()) === 0) await page.mouse.dblclick(at.x, at.y)
      return whole.count()
    }).toBe(1)
    await slots.nth(near.nth).click()
    await soon(() => ghosts.count()).toBe(1)
    await soon(() => whole.count()).toBe(1)
    await slots.nth(far.nth).click()
    await soon(() => whole.count()).toBe(0)
    await soon(() => widthOf(lead)).toBeCloseTo(before, 0)
  })
})

describe('A window too low for felt and tray, as at a zoom of 400 %', () => {
  tableTest('begins with the tray, whose tiles can be hit, and has the felt below it, wide enough for its line', async ({ page }) => {
    await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 5))
    for (const [width, height] of [
      [320, 200],
      [640, 290],
      [1280, 290],
    ] as const) {
      await resize(page, { width, height })
      const where = `${width}×${height}`
      const [tray, felt] = await Promise.all([boxOf(page.locator('[data-tray]')), boxOf(page.locator('[data-felt]'))])
      expect(tray.y + tray.height, where).toBeLessThanOrEqual(felt.y)
      expect(felt.width, where).toBeGreaterThanOrEqual(width / 2)
      expect((await boxOf(page.locator('[data-tray] button').first())).width, where).toBeGreaterThanOrEqual(LEAST_TARGET)
    }
  })
})
