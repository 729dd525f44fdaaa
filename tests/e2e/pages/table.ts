import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { soon } from '../harness/soon'

const TOTAL = /^(−?\d+) of \d+ (?:chip|point)s?$/
const HAND = /^(\d+) tiles? in hand$/

/** The table of a match: what lies there, who has what, and everything that can be entered. */
export class TablePage {
  readonly entry: Locator
  readonly pad: Locator
  readonly players: Locator
  readonly line: Locator
  readonly feed: Locator
  /** Everything that happened, the newest first. */
  readonly events: Locator
  readonly alert: Locator

  constructor(readonly page: Page) {
    this.entry = page.getByRole('region', { name: 'Entry' })
    this.pad = this.entry.getByRole('group', { name: 'All tiles' })
    this.players = page.getByRole('list', { name: 'Players' })
    this.line = page.getByRole('region', { name: /^The (caravan|train|arms)$/ })
    this.feed = page.getByRole('region', { name: 'Entries' })
    this.events = this.feed.getByRole('listitem')
    this.alert = page.getByRole('alert')
  }

  async ready(): Promise<this> {
    await this.feed.waitFor()
    return this
  }

  /** A tile of the pad. */
  tile(tile: string): Locator {
    return this.pad.getByRole('button', { name: new RegExp(`^${tile}(,|$)`) })
  }

  /** Where the chosen tile can go, with what it would score: `Left end`, `Arm 2`, `Lead 6-4`. */
  way(where: string): Locator {
    return this.page.getByRole('group', { name: /^Where to play/ }).getByRole('button', { name: new RegExp(`^${where}`) })
  }

  ways(): Promise<readonly string[]> {
    const buttons = this.page.getByRole('group', { name: /^Where to play/ }).getByRole('button')
    return buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? ''))
  }

  player(name: string): Locator {
    return this.players.getByRole('article', { name, exact: true })
  }

  /** What everyone has, in seat order. */
  async totals(): Promise<readonly number[]> {
    return this.counts(TOTAL)
  }

  async expectTotals(totals: readonly number[]): Promise<void> {
    await soon(() => this.totals()).toEqual(totals)
  }

  /** What everyone holds, counted. */
  async hands(): Promise<readonly number[]> {
    return this.counts(HAND)
  }

  private async counts(pattern: RegExp): Promise<readonly number[]> {
    const told = await this.players.getByText(pattern).allTextContents()
    return told.map((text) => Number((pattern.exec(text)?.[1] ?? 'none').replace('−', '-')))
  }

  async expectTurn(name: string): Promise<void> {
    await this.player(name).and(this.page.locator('[aria-current]')).waitFor()
  }

  /** The tiles on the felt, in the order of play: buttons, or only their names where they are too small to be tapped. */
  get tiles(): Locator {
    return this.line.getByRole('list').first().getByRole('listitem')
  }

  /** The whole line of play in words. */
  async laid(): Promise<readonly string[]> {
    return this.tiles.evaluateAll((all) => all.map((tile) => tile.querySelector('button')?.getAttribute('aria-label') ?? tile.textContent ?? ''))
  }

  /** Waits until a sentence stands on the page where everyone looks. */
  async says(sentence: string | RegExp): Promise<void> {
    await this.page.locator('main').getByText(sentence).filter({ visible: true }).first().waitFor()
  }

  /** Types a tile; nothing is laid yet. */
  async type(tile: string): Promise<void> {
    for (const key of tile) await this.page.keyboard.press(key)
  }

  /**
   * Enters turn after turn by keyboard: `2-2`, `2-0 right`, `5-4 2` (an arm), `draw`, `pass`.
   *
   * A tile without an end is confirmed with Enter. Waits until everything is entered, and nothing else was.
   */
  async enter(...turns: readonly string[]): Promise<void> {
    const before = await this.events.count()
    for (const turn of turns) await this.press(turn)
    await soon(() => this.events.count(), turns.length).toBe(before + turns.length)
  }

  /** The keys of one turn, and no waiting. */
  async press(turn: string): Promise<void> {
    if (turn === 'draw' || turn === 'pass') return this.page.keyboard.press(turn.charAt(0))
    const [tile = '', end] = turn.split(' ')
    await this.type(tile)
    if (end === undefined) return this.page.keyboard.press('Enter')
    if (end === 'left' || end === 'right') return this.page.keyboard.press(end === 'left' ? 'ArrowLeft' : 'ArrowRight')
    /* A half that could still grow is ended before the arm's number. */
    await this.page.keyboard.press('-')
    await this.page.keyboard.press(end)
  }

  /** Enters a tile by tapping it and then its way: `Left end`, `Right end`, `Lead`. */
  async tap(tile: string, where: string): Promise<void> {
    const before = await this.events.count()
    await this.tile(tile).click()
    await this.way(where).click()
    await soon(() => this.events.count()).toBe(before + 1)
  }

  /** Chooses whom the next entry is for. */
  async enterFor(name: string): Promise<void> {
    await this.players.getByRole('button', { name: `Enter for ${name}` }).click()
  }

  async undo(steps = 1): Promise<void> {
    for (let step = 0; step < steps; step += 1) await this.page.keyboard.press('Control+z')
  }

  async redo(steps = 1): Promise<void> {
    for (let step = 0; step < steps; step += 1) await this.page.keyboard.press('Control+y')
  }

  /** Opens what happened at a place, counted from 1 as the feed counts. */
  async open(event: number, round = 1): Promise<void> {
    const events = this.feed.getByRole('region', { name: `Round ${round}`, exact: true }).getByRole('listitem')
    await events
      .nth((await events.count()) - event)
      .getByRole('button')
      .first()
      .click()
  }

  /** The match as the person left it: what happened and what everyone has. */
  async standing(): Promise<{ readonly events: readonly string[]; readonly totals: readonly number[] }> {
    return { events: await this.events.allTextContents(), totals: await this.totals() }
  }

  async expectStanding(standing: Awaited<ReturnType<TablePage['standing']>>): Promise<void> {
    await soon(() => this.standing()).toEqual(standing)
  }

  /** The address of the match, to be opened in another window. */
  address(): string {
    expect(this.page.url()).toContain('#')
    return this.page.url()
  }
}
