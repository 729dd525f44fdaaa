import type { BrowserContextOptions, Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { present } from '#shared/kernel/assert'
import { EVERY } from '../every'
import { FAMILY } from './games'
import { expectNoFault } from './harness/axe'
import { watchLamp } from './harness/lamp'
import { inSight } from './harness/measure'
import { soon } from './harness/soon'
import { tableTest as test } from './harness/test'
import { startMatch } from './harness/played'
import { joinAs, UNENCRYPTED } from './pages/phones'

const touch = (width: number, height: number) =>
  ({ viewport: { width, height }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 }) satisfies BrowserContextOptions

/** Devices as they are held; at a zoom of 200 % a page has half of everything. */
const HELD = [
  ['a phone upright', 'phone-upright', touch(360, 740)],
  ['a phone on its side', 'phone-on-its-side', touch(740, 360)],
  ['a tablet upright', 'tablet-upright', touch(820, 1180)],
  ['a tablet on its side', 'tablet-on-its-side', touch(1180, 820)],
  ['a tablet at 200 %', 'tablet-zoomed', touch(410, 590)],
] as const

/** The device with the least room, which is turned on its side in the middle of it; a tablet has more of it either way. */
const LEAST_ROOM = HELD.filter(([, name]) => name === 'phone-upright')

/** The smallest side of anything that can be tapped, in CSS pixels. */
const SMALLEST = 44

/** Of the initials on a lit phone, as a share of the shorter side of its window. */
const LEGIBLE_FROM_AFAR = 0.25

/** What in a part of the page is smaller than a thumb needs. */
function tooSmall(part: Locator): Promise<readonly string[]> {
  return part.getByRole('button').evaluateAll(
    (all, smallest) =>
      all.flatMap((button) => {
        const { width, height } = button.getBoundingClientRect()
        return width > 0 && Math.min(width, height) < smallest - 0.5 ? [`${button.getAttribute('aria-label') ?? button.textContent}: ${width} × ${height}`] : []
      }),
    SMALLEST,
  )
}

describe('A player’s pad', () => {
  test.for(EVERY ? HELD : LEAST_ROOM)('is played by thumb on %s, and keeps what was chosen when that is turned', async ([, name, held], { page, windows }) => {
    windows.faults.expect(UNENCRYPTED)
    const table = await startMatch(page, FAMILY)
    const ben = await joinAs('Ben', page, windows, { window: held })
    const backs = ben.page.getByRole('img', { name: '6 tiles in hand' }).locator('span')
    await soon(
      async () => {
        const tops = await backs.evaluateAll((all) => all.map((back) => back.getBoundingClientRect().top))
        return [tops.length, new Set(tops).size]
      },
      { message: 'the hand lies in one row' },
    ).toEqual([6, 1])
    const lit = await watchLamp(ben.page)
    await table.enter('2-2')
    await ben.says('Your turn')
    // the light covers everything, its letters can be read from afar, and a tap goes through it
    await soon(lit).toMatchObject({ covered: [1, 1] })
    const { tile, tapped, letters } = present(await lit(), 'the phone was lit')
    expect(tile).not.toBeNull()
    expect([tapped, letters > LEGIBLE_FROM_AFAR]).toEqual([tile, true])
    await soon(() => inSight(ben.page.locator('[data-pile]')), { message: 'the chips' }).toBe(true)
    await soon(() => tooSmall(ben.page.locator('main'))).toEqual([])
    expect(await ben.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), 'nothing lies beside the screen').toBe(true)

    await ben.tile('2-0', 'right').tap()
    // what plays it stands where the thumb is
    await soon(() =>
      ben.play.evaluate((button) => {
        const { top, bottom } = button.getBoundingClientRect()
        return top >= 0 && bottom <= window.innerHeight
      }),
    ).toBe(true)
    await soon(() => tooSmall(ben.page.locator('main'))).toEqual([])
    // what was chosen stays chosen when the device is turned
    const { width, height } = held.viewport
    await ben.page.setViewportSize({ width: height, height: width })
    await ben.play.tap()
    await table.expectTurn('Cleo')
    await ben.takeBack.tap()
    await table.expectTurn('Ben')
    // ends that do the same are one choice
    await ben.tap('2-0', 'left')
    await soon(() => table.laid()).toEqual(['2-2, led by Ada', '2-0, played on the right end by Ben'])
    if (EVERY || name === 'phone-upright') await expectNoFault(ben.page, name)
  })
})
