import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { CommandEvent } from '#shared/match/command-event'
import { type Setup, tableWith } from '../harness/played'
import { soon } from '../harness/soon'
import { AgreementPanel } from '../pages/agreement'
import { fromMore } from '../pages/more'
import type { TablePage } from '../pages/table'

/** More taps than these nobody should need for something that went wrong, from where it is seen: a tile that is refused, the last entry or a marked one, what is behind More. */
const MOST_TAPS = 3

/** Taps of a finger on a page, counted, from where something is seen that went wrong. */
class Taps {
  count = 0
  constructor(
    readonly page: Page,
    /** Takes a picture of what is there then. */
    readonly look: (name: string) => Promise<void>,
  ) {}

  async on(target: Locator): Promise<void> {
    this.count += 1
    await target.click()
  }

  button(name: string | RegExp): Promise<void> {
    return this.on(this.page.getByRole('button', { name }).last())
  }

  /** What is told of the last entry, from its line on the felt. */
  async ofLast(name: string): Promise<Locator> {
    await this.on(this.page.locator('[data-words]').first())
    await this.look('last entry')
    await this.button(new RegExp(`^${name}`))
    return this.page.getByRole('dialog').last()
  }

  /** Something behind More: it is the second tap there. */
  async ofMore(name: RegExp): Promise<Locator> {
    await fromMore(this.page, name)
    this.count += 2
    return this.page.getByRole('dialog').last()
  }
}

interface Scene {
  readonly title: string
  readonly setup: Setup
  /** What had been entered before. */
  readonly before: readonly CommandEvent[]
  /** What is done about it, each tap counted. */
  readonly happens: (taps: Taps, table: TablePage) => Promise<void>
  /** How the table goes on, as the draft has it. */
  readonly goesOn?: (table: TablePage, page: Page) => Promise<void>
  readonly totals: readonly number[]
}

const TWO = ['Ada', 'Ben']
const THREE = [...TWO, 'Cleo']
const PAGAT: Setup = { preset: 'bergen-pagat', players: TWO, leader: 'Ada' }
const CABINET: Setup = { ...PAGAT, preset: 'bergen-game-cabinet' }

const lays = (player: number, tile: string, arm?: 'left' | 'right' | number): CommandEvent => ({
  type: 'play',
  player,
  tile,
  ...(arm === undefined ? {} : { arm }),
})

/** The line as it lay as recording began, with what everyone had. */
const lay = (line: string[], hands: number[], totals: number[], player: number): CommandEvent => ({ type: 'table', line, hands, totals, player })

/** The twelve scenes of the draft of the third part of the rulebook, in its order. */
export const SCENES: readonly Scene[] = [
  {
    title: '1 a tile is taken back at once',
    setup: PAGAT,
    before: [lays(0, '2-2')],
    happens: async (taps, table) => {
      await table.type('5-3')
      await taps.button(/^5-3 doesn’t fit/)
      await taps.look('refused')
      await taps.button('It was taken back')
      await table.says('everyone has seen 5-3')
    },
    goesOn: (table) => table.enter('2-5 right'),
    totals: [2, 0],
  },
  {
    title: '2 a tile stands',
    setup: { ...PAGAT, rules: { target: 15 } },
    before: [lays(0, '2-2'), lays(1, '5-2', 'right')],
    happens: async (taps, table) => {
      await taps.on(table.tile('3-2'))
      await taps.on(taps.page.getByRole('button', { name: /^Right end.*3-2 doesn’t fit$/ }))
      await taps.look('which half')
      await taps.button(/^3 at the right end \(5\), then 2 is open/)
    },
    goesOn: (table) => table.enter('6-2 left'),
    totals: [5, 0],
  },
  {
    title: '3 a play out of turn stands, and who was passed over has lost that turn',
    setup: { preset: 'bergen-draw', players: THREE, leader: 'Ada' },
    before: [lays(0, '6-6')],
    happens: async (taps, table) => {
      await taps.on(taps.page.getByRole('button', { name: 'Enter for Cleo' }))
      await taps.on(table.tile('6-4'))
      await taps.look('out of turn')
      await taps.button(/Play 6-4/)
      await table.expectTurn('Ada')
    },
    goesOn: async (table, page) => {
      await table.enter('6-2')
      const entry = await table.look(2)
      await entry
        .getByText(/it was Ben’s turn, not Cleo’s/i)
        .first()
        .waitFor()
      await entry.getByRole('button', { name: 'Points given or taken' }).waitFor()
      for (let open = await page.getByRole('dialog').count(); open > 0; open -= 1) await page.keyboard.press('Escape')
      await table.expectTurn('Ben')
    },
    totals: [2, 0, 0],
  },
  {
    title: '4 a draw with a tile that fitted is proven, and the table has chosen what that costs',
    setup: { ...PAGAT, rules: { mistakes: { couldPlay: { points: 2, way: 'give' } } } },
    before: [lays(0, '4-4'), { type: 'draw', player: 1, count: 2 }, lays(1, '4-1', 'right'), lays(0, '5-1', 'right'), lays(1, '6-4', 'left')],
    happens: async (taps) => {
      await taps.on(taps.page.locator('[data-words]').first())
      await taps.look('proven')
      await taps.button('Enter it')
      await taps.page
        .getByText(/^Agreed: Ada \+2/)
        .first()
        .waitFor()
    },
    totals: [4, 0],
  },
  {
    title: '5 the strict sheet: fifty or the hand are moved, and the round stops',
    setup: { preset: 'all-fives', players: TWO, leader: 'Ada', rules: { mistakes: { couldPlay: { points: 50, way: 'move', orHand: true, stops: true } } } },
    before: [
      lay(['6-4', '4-2'], [6, 6], [120, 95], 0),
      lays(0, '2-1', 'right'),
      { type: 'draw', player: 1, count: 2 },
      lays(1, '3-1', 'right'),
      lays(0, '6-0', 'left'),
      lays(1, '1-0', 'left'),
    ],
    happens: async (taps) => {
      await taps.on(taps.page.locator('[data-words]').first())
      await taps.look('the hand is asked for')
      await taps.page.getByText(/Your rule: Ada \+50, Ben −50 .*the round is called off/).waitFor()
      await taps.button('Enter it')
    },
    goesOn: async (table, page) => {
      await page.keyboard.press('Escape')
      await table.says(/called off/)
    },
    totals: [170, 45],
  },
  {
    title: '6 a tile too many is kept',
    setup: { preset: 'double-bergen', players: [...THREE, 'Dan'], leader: 'Ada' },
    before: [lays(0, '6-6'), lays(1, '6-1', 1), lays(2, '6-2', 2), lays(3, '6-3', 3)],
    happens: async (taps, table) => {
      await taps.ofLast('Number of tiles in a hand')
      await taps.look('how many')
      await taps.button('Enter')
      await table.says(/tiles now/)
    },
    goesOn: (table) => table.enter('6-4 4'),
    totals: [2, 2, 2, 2],
  },
  {
    title: '7 a tile was dropped and goes at the first chance',
    setup: { ...CABINET, rules: { mistakes: { exposed: 'first-chance' } } },
    before: [lays(0, '6-4')],
    happens: async (taps, table) => {
      await taps.ofLast('A tile everyone has seen')
      await taps.look('which tile')
      await taps.button(/^5-3/)
      await table.says('everyone has seen 5-3')
    },
    goesOn: async (table) => {
      await table.enter('4-2 right', '6-5 left', '5-1 left')
      const entry = await table.look(5)
      await entry.getByText(/5-3/).first().waitFor()
      await table.page.keyboard.press('Escape')
    },
    totals: [0, 0],
  },
  {
    title: '8 points were not called, and Ada takes them',
    setup: { preset: 'muggins', players: TWO, leader: 'Ada', rules: { mistakes: { calling: 'claimed' } } },
    before: [lays(0, '4-2'), lays(1, '4-4', 'left')],
    happens: async (taps) => {
      await taps.ofLast('Points not called')
      await taps.look('who noticed')
      await taps.button('Ada')
    },
    totals: [10, 0],
  },
  {
    title: '9 an agreed round was entered wrongly: it is corrected, and its points stay',
    setup: { ...CABINET, rules: { handSize: 3, mistakes: { claims: 'round-agreed' } }, confirmRounds: true },
    before: [lays(0, '6-4'), lays(1, '4-3', 'right'), lays(0, '6-3', 'left'), lays(1, '3-1', 'right'), lays(0, '5-1', 'right')],
    happens: async (taps, table) => {
      const panel = await new AgreementPanel(taps.page).open()
      for (const name of TWO) await panel.agree(name).click()
      await panel.region.getByText('Everyone agrees. The round is final.').waitFor()
      await taps.page.keyboard.press('Escape')
      await table.open(3)
      const form = taps.page.getByRole('dialog').last()
      await taps.on(form.getByRole('button', { name: /^6-0/ }))
      await form.getByText('All agreed to round 1. Change its points, or keep them?').waitFor()
      await taps.look('kept or changed')
      await taps.on(form.getByRole('button', { name: 'Save correction' }))
      await soon(() => taps.page.getByRole('dialog').count()).toBe(0)
      await taps.page.getByRole('button', { name: /^Agreed: 2 of 2/ }).waitFor()
    },
    totals: [4, 0],
  },
  {
    title: '10 a tile is there twice',
    setup: PAGAT,
    before: [lays(0, '4-4'), lays(1, '6-4', 'right')],
    happens: async (taps, table) => {
      await table.type('6-4')
      await taps.button(/^6-4 is already played/)
      await taps.look('refused')
      await taps.button('The set has it twice')
      await table.says(/6-4 once more/)
    },
    goesOn: (table) => table.enter('6-4 right'),
    totals: [5, 0],
  },
  {
    title: '11 Cleo goes home, and the others play on',
    setup: { ...PAGAT, players: THREE, rules: { target: 10 } },
    before: [lay(['2-2', '2-5'], [3, 1, 2], [4, 6, 3], 2)],
    happens: async (taps, table) => {
      await taps.ofLast('A player leaves')
      await taps.look('who leaves')
      await taps.button('Enter')
      await table.says('Has left')
      await table.expectTurn('Ada')
    },
    goesOn: (table) => table.enter('5-1 right', '3-1 right'),
    totals: [4, 8, 3],
  },
  {
    title: '12 time is called, and who are level share the first place',
    setup: { ...PAGAT, players: THREE },
    before: [lay(['6-5', '5-1'], [2, 1, 2], [7, 5, 4], 1)],
    happens: async (taps, table) => {
      const early = await taps.ofMore(/^End early/)
      await taps.look('what ends')
      await taps.on(early.getByRole('button', { name: 'Enter' }))
      await table.says(/this is the last round/)
      await table.says(/last round/)
      await taps.look('the last round')
    },
    goesOn: async (table, page) => {
      await table.press('4-1 right')
      await page
        .getByText(/Ada and Ben share/)
        .first()
        .waitFor()
    },
    totals: [],
  },
]

/** A scene as people play it: what was before, what is done about it, and how the table goes on. */
export async function playScene(page: Page, { setup, before, happens, goesOn, totals }: Scene, look: (name: string) => Promise<void>): Promise<void> {
  const table = await tableWith(page, setup, (match) => match.enter(...before))
  const taps = new Taps(page, look)
  await happens(taps, table)
  expect(taps.count).toBeLessThanOrEqual(MOST_TAPS)
  await page.keyboard.press('Escape')
  await soon(() => page.getByRole('dialog').count()).toBe(0)
  await goesOn?.(table, page)
  if (totals.length > 0) await table.expectTotals([...totals])
  await look('then')
}
