import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { BLOCKED, BLOCKED_ROUND, FAMILY, FIRST_ROUND } from './games'
import { atNight, EVERY } from '../every'
import { boxOf, DIGIT_PX, digitHeight, paintedBoxes, paintedOutside, resize, sidewaysOverflow } from './harness/measure'
import { soon } from './harness/soon'
import { tableTest, test } from './harness/test'
import { BlockDialog } from './pages/block-dialog'
import { Correction } from './pages/correction'
import { HomePage } from './pages/home'
import { startMatch } from './harness/played'
import { NewMatchPage } from './pages/new-match'
import { fromMore } from './pages/more'

const PHONE = { width: 360, height: 740 }
const TABLET = { width: 820, height: 1180 }
const LAPTOP = { width: 1280, height: 800 }
const WALL = { width: 2560, height: 1440 }
const SIZES = [PHONE, TABLET, LAPTOP, WALL] as const

const nameOf = ({ width, height }: { readonly width: number; readonly height: number }) => `${width}x${height}`

async function expectFits(page: Page, where: string): Promise<void> {
  for (const size of SIZES) {
    await resize(page, size)
    await soon(() => sidewaysOverflow(page), { message: `${where} at ${nameOf(size)}` }).toEqual([])
  }
}

describe('In windows from a phone to a wall', () => {
  atNight(['tests/e2e/every-language.e2e.ts'], () => {
    test('no page on the way to the first match overflows sideways', async ({ page }) => {
      const home = new HomePage(page)
      await home.newMatch.waitFor()
      await expectFits(page, 'the first home')
      await home.newMatch.click()
      const setup = new NewMatchPage(page)
      await setup.openRules()
      await setup.setRule('Target', 12)
      await setup.rule('Who wins a blocked round')
      await expectFits(page, 'the new match')
    })
  })

  /* On a phone and a laptop `long-names` looks at all of this, with longer names; `table-layout` at the table in every layout. */
  if (EVERY) {
    test('nothing at the table, nor what opens over it, overflows sideways', async ({ page }) => {
      const players = ['Maximiliane', 'Bartholomew the Younger', 'Cleo', 'Dan']
      const table = await startMatch(page, { ...FAMILY, players, leader: 'Maximiliane' }, FIRST_ROUND.slice(0, 10))
      await table.type('60')
      await expectFits(page, 'the table with a tile chosen')
      await page.keyboard.press('Escape')
      await table.open(4)
      await new Correction(page).tile('5-4')
      await expectFits(page, 'a correction')
      await page.keyboard.press('Escape')
      await page.keyboard.press('b')
      await new BlockDialog(page).show('6-6', '5-5', '4-4')
      await expectFits(page, 'the blocked round')
      await page.keyboard.press('Escape')
      await fromMore(page, 'Score sheet')
      await page.getByRole('dialog', { name: 'Score sheet' }).waitFor()
      await expectFits(page, 'the score sheet')
      await page.keyboard.press('Escape')
      const home = await new HomePage(page).visit()
      await home.current.waitFor()
      await expectFits(page, 'home')
    })
  }

  atNight(['tests/e2e/table-layout.e2e.ts'], () => {
    tableTest('the chips are read from 1.5 m', async ({ page }) => {
      const table = await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 10))
      for (const size of SIZES) {
        await resize(page, size)
        const digits = await digitHeight(table.player('Ada'))
        expect(digits, `chips at ${nameOf(size)}`).toBeGreaterThanOrEqual(size === PHONE ? DIGIT_PX.held : DIGIT_PX.standing)
      }
    })
  })

  atNight(['tests/e2e/table-layout.e2e.ts'], () => {
    tableTest('a line of more than twenty tiles wraps inside its box, and no tile lies on another', async ({ page }) => {
      const table = await startMatch(page, BLOCKED, BLOCKED_ROUND)
      for (const size of EVERY ? SIZES : [PHONE, LAPTOP]) {
        await resize(page, size)
        await soon(() => table.tiles.count()).toBe(22)
        // the line is drawn again once it has noticed its new room
        await soon(() => paintedOutside(table.line)).toEqual([])
        expect((await paintedBoxes(table.line)).length, nameOf(size)).toBeGreaterThanOrEqual(22)
        // a phone draws this many tiles too small to be tapped one by one
        const tiles = await Promise.all((await table.tiles.getByRole('button').all()).map(boxOf))
        if (size !== PHONE) expect(tiles, nameOf(size)).toHaveLength(22)
        for (const [at, box] of tiles.entries()) {
          for (const other of tiles.slice(at + 1)) {
            const wide = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x)
            const high = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y)
            expect(Math.min(wide, high), `tile ${at + 1} at ${nameOf(size)}`).toBeLessThan(1)
          }
        }
      }
    })
  })
})
