import { describe, expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { atNight } from '../every'
import { startMatch, type Setup } from './harness/played'
import { soon } from './harness/soon'
import { tableTest as test } from './harness/test'
import { fromMore } from './pages/more'
import type { TablePage } from './pages/table'

/** More taps than these nobody should need for something that went wrong, once its list is open. */
const MOST_TAPS = 3

/** Taps on a page, counted. */
class Taps {
  count = 0
  constructor(private readonly page: Page) {}

  async on(target: Locator): Promise<void> {
    this.count += 1
    await target.click()
  }

  /** An entry of the list that W opens. */
  async wrong(name: string): Promise<Locator> {
    await this.page.keyboard.press('w')
    await this.on(this.page.getByRole('dialog', { name: 'What went wrong?' }).getByRole('button', { name: new RegExp(`^${name}`) }))
    return this.page.getByRole('dialog').last()
  }
}

interface Scene {
  readonly title: string
  readonly setup: Setup
  readonly turns: readonly string[]
  readonly happens: (page: Page, taps: Taps, table: TablePage) => Promise<void>
  readonly totals: readonly number[]
}

const TWO = ['Ada', 'Ben']
const PAGAT: Setup = { preset: 'bergen-pagat', players: TWO, leader: 'Ada' }
const THREE: Setup = { ...PAGAT, players: [...TWO, 'Cleo'] }

const SCENES: readonly Scene[] = [
  {
    title: 'a tile is taken back at once',
    setup: PAGAT,
    turns: ['2-2'],
    happens: async (page, taps) => {
      await page.keyboard.type('53')
      await taps.on(page.getByRole('button', { name: /^5-3 doesn’t fit/ }))
      await taps.on(page.getByRole('button', { name: 'It was taken back' }))
      await page.getByText('everyone has seen 5-3').first().waitFor()
    },
    totals: [2, 0],
  },
  {
    title: 'a tile stands',
    setup: { ...PAGAT, rules: { target: 15 } },
    turns: ['2-2', '5-2 right'],
    happens: async (page, taps) => {
      const misplay = await taps.wrong('A tile that doesn’t fit')
      await taps.on(misplay.getByRole('button', { name: /^3-2/ }))
      await taps.on(page.getByRole('button', { name: /^3 at the right end \(5\), then 2 is open/ }))
    },
    totals: [5, 0],
  },
  {
    title: 'a pass is proven wrong, and the table has chosen what that costs',
    setup: { preset: 'bergen-game-cabinet', players: TWO, leader: 'Ada', rules: { mistakes: { couldPlay: { points: 3, way: 'give' } } } },
    turns: ['6-4', 'pass', '4-2 right', '6-5 left'],
    happens: async (page, taps) => {
      await taps.on(page.getByRole('button', { name: /Ben passed/ }).last())
      await taps.on(page.getByRole('button', { name: 'Enter it' }))
      await page
        .getByText(/^Agreed: Ada \+3/)
        .first()
        .waitFor()
      await page.keyboard.press('Escape')
    },
    totals: [3, 0],
  },
  {
    title: 'a tile too many is kept',
    setup: THREE,
    turns: ['2-2', '5-2 right'],
    happens: async (page, taps) => {
      const hand = await taps.wrong('Number of tiles in a hand')
      await taps.on(hand.getByRole('button', { name: /more|increase|\+/i }).first())
      await taps.on(hand.getByRole('button', { name: 'Enter' }))
      await page
        .getByText(/has 7 tiles now/)
        .first()
        .waitFor()
    },
    totals: [2, 0, 0],
  },
  {
    title: 'a tile was dropped',
    setup: PAGAT,
    turns: ['2-2'],
    happens: async (page, taps) => {
      const exposed = await taps.wrong('A tile everyone has seen')
      await taps.on(exposed.getByRole('button', { name: /^5-3/ }))
      await taps.on(exposed.getByRole('button', { name: 'Enter' }))
      await page.getByText('everyone has seen 5-3').first().waitFor()
    },
    totals: [2, 0],
  },
  {
    title: 'points were not called',
    setup: { preset: 'muggins', players: TWO, leader: 'Ada' },
    turns: ['4-2', '4-4 left'],
    happens: async (page, taps) => {
      await fromMore(page, /^Points not called/)
      taps.count += 2
      await taps.on(page.getByRole('dialog').last().getByRole('button', { name: 'Ada' }))
    },
    totals: [10, 0],
  },
  {
    title: 'a tile is there twice',
    setup: PAGAT,
    turns: ['4-4', '6-4 right'],
    happens: async (page, taps) => {
      const set = await taps.wrong('A tile is missing or there twice')
      await taps.on(set.getByRole('button', { name: /^6-4/ }))
      await taps.on(set.getByRole('button', { name: 'Enter' }))
      await page
        .getByText(/6-4 once more/)
        .first()
        .waitFor()
    },
    totals: [2, 0],
  },
  {
    title: 'Cleo goes home',
    setup: THREE,
    turns: ['2-2', '5-2 right'],
    happens: async (page, taps, table) => {
      const leaves = await taps.wrong('A player leaves')
      await taps.on(leaves.getByRole('button', { name: 'Enter' }))
      await page.getByText('Has left').first().waitFor()
      await table.expectTurn('Ada')
    },
    totals: [2, 0, 0],
  },
  {
    title: 'time is called',
    setup: THREE,
    turns: ['2-2', '5-2 right'],
    happens: async (page, taps) => {
      await fromMore(page, /^End early/)
      taps.count += 2
      await taps.on(page.getByRole('dialog', { name: 'End early' }).getByRole('button', { name: 'Enter' }))
      await page
        .getByText(/this is the last round/)
        .first()
        .waitFor()
    },
    totals: [2, 0, 0],
  },
]

describe('What goes wrong at a table is entered in three taps', () => {
  atNight(['tests/unit/renderer/screens/match/mistake/mistake.test.tsx'], () => {
    for (const { title, setup, turns, happens, totals } of SCENES) {
      test(title, async ({ page }) => {
        const table = await startMatch(page, setup, turns)
        const taps = new Taps(page)
        await happens(page, taps, table)
        await soon(() => page.getByRole('dialog').count()).toBe(0)
        await table.expectTotals([...totals])
        expect(taps.count).toBeLessThanOrEqual(MOST_TAPS)
      })
    }
  })
})
