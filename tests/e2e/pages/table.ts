import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { keyOfHalf } from '../../support/key-of-half'
import { soon } from '../harness/soon'
import { fromMore } from './more'

const TOTAL = /^(−?\d+) of \d+ (?:chip|point)s?$/
const HAND = /^(\d+) tiles? in hand$/

/** The table of a match: what lies there, who has what, and everything that can be entered. */
export class TablePage {
  readonly entry: Locator
  /** The tray: what can be played, by the number it is played at; before the lead, what can be led. */
  readonly pad: Locator
  /** Plays what is chosen; without that name nothing can be played. */
  readonly play: Locator
  readonly players: Locator
  readonly line: Locator
  readonly feed: Locator
  /** Everything that happened, the newest first; on a phone it stands behind More. */
  readonly events: Locator
  readonly alert: Locator

  constructor(readonly page: Page) {
    this.entry = page.getByRole('region', { name: 'Entry' })
    this.pad = this.entry.locator('[data-tray]')
    this.play = page.getByRole('button', { name: /^Play \d/ })
    this.players = page.getByRole('list', { name: 'Players' })
    this.line = page.getByRole('region', { name: /^The (caravan|train|arms|line)$/ })
    this.feed = page.getByRole('region', { name: 'What happened', includeHidden: true })
    this.events = this.feed.getByRole('listitem', { includeHidden: true })
    this.alert = page.getByRole('alert')
  }

  async ready(): Promise<this> {
    await this.line.waitFor()
    return this
  }

  /** A tile of the tray; where it stands in two rows, in the one of an end (`left`, `right`, an arm), else in the first. */
  tile(tile: string, end?: string): Locator {
    const name = end === undefined ? `^${tile}(,|$)` : `^${tile}, (.*\\b${end}\\b|both ends)`
    return this.pad.getByRole('button', { name: new RegExp(name) }).first()
  }

  /** An end of the line that the chosen tile can be played at: `Left end`, `Right end`, `Arm 2`. */
  end(where: string): Locator {
    return this.line.getByRole('button', { name: new RegExp(`^${where} .*: play `) })
  }

  /** What the chosen tile would do at each end that differs: `Left end shows 6: play 6-2 for +1`. */
  ways(): Promise<readonly string[]> {
    return this.line.getByRole('button', { name: /: play / }).evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? ''))
  }

  /** What a screen reader says of the chosen tile. */
  async heard(): Promise<string> {
    return (await this.page.locator('[data-play] [role="status"]').textContent()) ?? ''
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

  /** Types a tile, one key a half (A, B, C for 10, 11, 12); nothing is played yet. */
  async type(tile: string): Promise<void> {
    const halves = tile.includes('-') ? tile.split('-') : [...tile]
    for (const half of halves) await this.page.keyboard.press(keyOfHalf(Number(half)))
  }

  /**
   * Enters turn after turn by keyboard: `2-2`, `2-0 right`, `5-4 2` (an arm), `draw`, `pass`.
   *
   * A tile without an end is confirmed with Enter. Waits until everything is entered, and nothing else was.
   */
  async enter(...turns: readonly string[]): Promise<void> {
    const before = await this.events.count()
    for (const turn of turns) await this.press(turn)
    await soon(() => this.events.count(), { steps: turns.length }).toBe(before + turns.length)
  }

  /** The keys of one turn, and no waiting. */
  async press(turn: string): Promise<void> {
    if (turn === 'draw' || turn === 'pass') return this.page.keyboard.press(turn.charAt(0))
    const [tile = '', end] = turn.split(' ')
    await this.type(tile)
    /* Where there is only one end, or ends are one choice, an arrow changes nothing that matters. */
    if (end === 'left' || end === 'right') await this.page.keyboard.press(end === 'left' ? 'ArrowLeft' : 'ArrowRight')
    else if (end !== undefined) return this.end(`Arm ${end}`).click()
    await this.page.keyboard.press('Enter')
  }

  /** Plays a tile with two taps on it, in the row of an end: `left`, `right`, an arm. */
  async tap(tile: string, end?: string): Promise<void> {
    const before = await this.events.count()
    await this.tile(tile, end).click()
    await this.tile(tile, end).click()
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

  /** An entry in the feed, by its place, counted from 1. */
  async row(event: number, round = 1): Promise<Locator> {
    const shown = this.page.getByRole('region', { name: 'What happened' })
    if (!(await shown.isVisible())) await fromMore(this.page, 'What happened')
    const events = shown.getByRole('region', { name: `Round ${round}`, exact: true }).getByRole('listitem')
    // the newest stands first
    await soon(() => events.count()).toBeGreaterThanOrEqual(event)
    return events.nth((await events.count()) - event).getByRole('button')
  }

  /** Opens everything about an entry, and gives the dialog. */
  async look(event: number, round = 1): Promise<Locator> {
    await (await this.row(event, round)).click()
    const dialog = this.page.getByRole('dialog').filter({ has: this.page.getByRole('button', { name: 'Correct or delete' }) })
    await dialog.waitFor()
    return dialog
  }

  /** Opens the correction of an entry. */
  async open(event: number, round = 1): Promise<void> {
    const dialog = await this.look(event, round)
    await dialog.getByRole('button', { name: 'Correct or delete' }).click()
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
