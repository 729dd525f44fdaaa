import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectNoFault } from './harness/axe'
import { atNight, EVERY } from '../every'
import { diceNearSeats } from './harness/dice-and-seats'
import { resize, sidewaysOverflow } from './harness/measure'
import { soon } from './harness/soon'
import { SIZES as WINDOWS } from './harness/table-sizes'
import { test } from './harness/test'
import { leadDouble } from './pages/lead'
import { NewMatchPage } from './pages/new-match'
import { TablePage } from './pages/table'
import { paths } from '../../src/renderer/navigation/paths'

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
      await soon(() => sidewaysOverflow(page)).toEqual([])
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
    await soon(() => sidewaysOverflow(page)).toEqual([])
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

/** What lies too near to someone at each size. */
async function nearInWindows(page: Page, what: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const { width, height } of WINDOWS) {
    await resize(page, { width, height })
    found.push(...(await diceNearSeats(page)).map((near) => `${what}, ${width}×${height}: ${near}`))
  }
  return found
}

describe('Dice on a felt with seats', () => {
  atNight(['tests/e2e/first-start.e2e.ts', 'tests/e2e/table-layout.e2e.ts'], () => {
    test('keep 24 pixels from everyone, at the first start and at a new match', async ({ page }) => {
      const near: string[] = []
      /* Free seats stand where people do. */
      const measured = (people: number): boolean => people === 4 || (EVERY && people > 1)
      for (const [at, name] of ['Rose', 'Bartholomew the Younger', 'Mia', 'Tom'].entries()) {
        await page.getByRole('textbox', { name: `Name of player ${at + 1}` }).fill(name)
        await page.getByRole('button', { name: 'Flower, first die' }).waitFor()
        if (measured(at + 1)) near.push(...(await nearInWindows(page, `first start of ${at + 1}`)))
      }
      await page.evaluate((to) => (window.location.hash = to), paths.newMatch)
      const setup = new NewMatchPage(page)
      await setup.game('flower-and-scorpion')
      for (const [at, name] of ['Rose', 'Bartholomew the Younger', 'Mia', 'Tom'].entries()) {
        await setup.writePerson(name)
        if (measured(at + 1)) near.push(...(await nearInWindows(page, `new match of ${at + 1}`)))
      }
      expect(near).toEqual([])
    })
  })
})
