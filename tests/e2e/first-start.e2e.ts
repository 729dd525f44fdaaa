import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectNoFault } from './harness/axe'
import { EVERY } from '../every'
import { sidewaysOverflow } from './harness/measure'
import { soon } from './harness/soon'
import { test } from './harness/test'
import { leadDouble } from './pages/lead'
import { TablePage } from './pages/table'

const SIZES = {
  laptop: { width: 1280, height: 800 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const

const MOST_TAPS = 10
const MOST_SECONDS = 60
/** How long a person looks before each tap, and how long a letter takes on glass. */
const LOOK_MS = 1500
const LETTER_MS = 250

/** Someone who has never seen the app: finds things by what they say, looks before each tap, and writes slowly. What that takes is counted; how fast the computer is is not. */
class Newcomer {
  taps = 0
  letters = 0

  constructor(readonly page: Page) {}

  async tap(what: Locator): Promise<void> {
    await what.click()
    this.taps++
  }

  async write(text: string): Promise<void> {
    await this.page.keyboard.type(text)
    this.letters += text.length
  }
}

/** With a finger where least is in sight, by keyboard where there is one; CARAVAN_EVERY goes both ways at every size. */
const at = (usual: keyof typeof SIZES) => Object.entries(SIZES).filter(([size]) => EVERY || size === usual)

describe('The first start', () => {
  test.for(at('phone'))(
    'on a %s leads from the opened window to the first laid tile in under a minute and ten taps',
    async ([device, viewport], { windows }) => {
      const page = await windows.open({ viewport, hasTouch: device !== 'laptop' })
      await page.reload()
      const newcomer = new Newcomer(page)
      await page.getByRole('heading', { level: 1, name: 'Who’s at the table?' }).waitFor()
      expect(await sidewaysOverflow(page)).toEqual([])
      for (const name of ['Rose', 'Tom', 'Mia']) {
        await newcomer.tap(page.getByPlaceholder(/name/i).and(page.locator(':placeholder-shown')).first())
        await newcomer.write(name)
      }
      await newcomer.tap(page.getByRole('button', { name: 'Start' }))
      // the app rolls no dice unasked: the round asks for them first
      await newcomer.tap(page.getByRole('dialog').getByRole('button', { name: 'Roll for us' }))
      await newcomer.tap(page.getByRole('dialog').getByRole('button', { name: 'Start round' }))
      const tile = page.getByRole('button', { name: /^\d-\d\b/ }).first()
      await newcomer.tap(tile)
      await newcomer.tap(page.getByRole('button', { name: /^Play \d-\d/ }))
      const table = new TablePage(page)
      await soon(() => table.tiles.count()).toBe(1)
      const seconds = (newcomer.taps * LOOK_MS + newcomer.letters * LETTER_MS) / 1000
      console.log(`first start on a ${device}: ${seconds.toFixed(1)} s of looking and writing, ${newcomer.taps} taps`)
      expect(newcomer.taps).toBeLessThanOrEqual(MOST_TAPS)
      expect(seconds).toBeLessThan(MOST_SECONDS)
    },
  )

  test.for(at('laptop'))('on a %s is one page without a fault that asks who plays and what, and goes on by Enter', async ([, viewport], { windows }) => {
    const page = await windows.open({ viewport })
    await page.getByRole('heading', { level: 1, name: 'Who’s at the table?' }).waitFor()
    await expectNoFault(page, 'the first start')
    expect(await sidewaysOverflow(page)).toEqual([])
    // without two people nothing starts, and the page says what is missing
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('alert').getByText('Add players: this game needs at least 2.').waitFor()
    await page.getByRole('textbox', { name: 'Name of player 1' }).click()
    for (const name of ['Rose', 'Tom']) {
      await page.keyboard.type(name)
      await page.keyboard.press('Enter')
    }
    await page
      .getByRole('button', { name: 'Flower, first die' })
      .or(page.getByRole('button', { name: /^Flower, first die, / }))
      .waitFor()
    await page
      .getByRole('group', { name: 'What do you play?' })
      .getByRole('radio', { name: /^Bergen/ })
      .check({ force: true })
    await soon(() => page.getByRole('button', { name: /first die/ }).count()).toBe(0)
    await expectNoFault(page, 'the first start, filled in')
    await page.getByRole('textbox', { name: 'Name of player 2' }).press('Enter')
    await page.keyboard.press('Enter')
    // Bergen is led by who has the lowest double: two taps after Start
    await leadDouble(page, '1-1', 'Tom')
    const table = await new TablePage(page).ready()
    await table.expectTurn('Rose')
  })
})
