import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { MOST_WORDS, wordsIn } from '../../../src/renderer/match/model/announcement'
import { openArms, suitAt } from '../../reference/naive-line'
import type { NaiveDice } from '../../reference/naive-record'
import { NaiveMatch } from '../../reference/naive-scorer'
import type { SimulatedEvent, SimulatedRound } from '../../reference/simulate'
import { keyOfHalf } from '../../support/key-of-half'
import { soon } from '../harness/soon'
import { Ears } from './ears'
import type { ShortMatch } from './short-matches'
import { signless, Understood } from './understood'

/** Tab stops of a page, with room to spare. */
const MOST_STOPS = 80
/** Places of a tile, of which arrow keys go through all. */
const MOST_PLACES = 10

const PLACE = /^(?:\d+-\d+): which|, (Left end|Right end|Arm \d+|Lead with [^:]+): /

/** Rule sets in which only the deal says who leads: a round begins with its first entry. */
export const LEAD_BEGINS: readonly string[] = ['bergen-pagat', 'bergen-game-cabinet', 'bergen-draw', 'bergen-hoyle', 'bergen-online']

interface HeardRound {
  readonly leader: number
  readonly dice: NaiveDice | null
  readonly events: SimulatedEvent[]
}

const matchOf = ({ preset, rules, names }: ShortMatch): NaiveMatch => new NaiveMatch({ preset, rules, players: names.length, rounds: [] })

/** The count of a match that went so; null where that is not possible. */
function countOf(match: ShortMatch, rounds: readonly HeardRound[]): NaiveMatch | null {
  const count = matchOf(match)
  for (const { leader, dice, events } of rounds) {
    count.startRound(leader, dice)
    for (const [at, event] of events.entries()) if (count.take(event, at + 1) !== null) return null
  }
  return count
}

/**
 * Plays by keys, and by what is read out: no colour, no place on the page, no test id. What has the focus and what a dialog holds is asked by role and name, as a
 * screen reader says it. It keeps its own count of the match, by a scorer of its own, from what it hears and the hands that are laid open.
 */
export class BlindPlayer {
  count: NaiveMatch
  readonly #understood: Understood
  /** What was heard. */
  readonly #rounds: HeardRound[] = []
  /** What was said of the last entry. */
  #last = ''

  private constructor(
    readonly page: Page,
    readonly ears: Ears,
    readonly match: ShortMatch,
    /** The seat of a player at a phone; null at the computer of the table. */
    readonly own: number | null,
  ) {
    this.count = matchOf(match)
    this.#understood = new Understood(match)
  }

  /** At a table whose first round has begun. */
  static async at(page: Page, match: ShortMatch, own: number | null = null): Promise<BlindPlayer> {
    const player = new BlindPlayer(page, await Ears.on(page, own === null ? 'The computer' : 'The phone'), match, own)
    const [first] = match.record.rounds
    if (first !== undefined) player.#begin(first.leader, first.dice ?? null)
    return player
  }

  /** What has the focus, as it is read out: `button "Pass"`; nothing on the way from the last stop of the page to its first. */
  async focused(): Promise<string> {
    const focused = this.page.locator(':focus')
    if ((await focused.count()) === 0) return ''
    const [line = ''] = (await focused.ariaSnapshot()).split('\n')
    const [, quoted] = /^'((?:[^']|'')*)'(?::|$)/.exec(line.slice('- '.length)) ?? []
    return quoted?.replaceAll("''", "'") ?? line.slice('- '.length)
  }

  /** Something on the page has the focus, never the page as a whole, where keys would begin at its top. */
  async expectFocus(after: string): Promise<void> {
    await soon(() => this.page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body)).toBe(true)
    expect(await this.page.locator('body').evaluate((body) => body === document.activeElement), after).toBe(false)
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  async type(tile: string): Promise<void> {
    await this.press(...tile.split('-').map((half) => keyOfHalf(Number(half))))
  }

  /** Goes on with Tab to what is read out so. */
  async goTo(wanted: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const passed: string[] = []
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      const at = await this.focused()
      if (wanted.test(at)) return
      passed.push(at)
      await this.press(key)
    }
    throw new Error(`${key} never comes to ${String(wanted)}, but to:\n${passed.join('\n')}`)
  }

  /** Enters what happened at the real table. */
  async enter(event: SimulatedEvent): Promise<void> {
    if (event.type === 'draw') await this.press('d')
    else if (event.type === 'pass') await this.press('p')
    else if (event.type === 'block') await this.showHands(event.hands as readonly (readonly string[])[])
    else await this.play(event)
  }

  private async play({ tile = '', arm }: SimulatedEvent): Promise<void> {
    await this.type(tile)
    const lead = this.count.rounds.at(-1)?.end !== null || this.count.line.lead === null
    const wanted = lead ? null : typeof arm === 'number' ? `Arm ${arm}` : arm === 'left' ? 'Left end' : 'Right end'
    for (let tries = 0; ; tries += 1) {
      if (wanted === null || (await this.placeOf(tile)) === wanted) break
      if (tries > MOST_PLACES) throw new Error(`The arrow keys never come to ${wanted} for ${tile}`)
      await this.press(arm === 'left' ? 'ArrowLeft' : 'ArrowRight')
    }
    await this.press('Enter')
  }

  /** Where the chosen tile would go, as it is read out; null while that has to be said. */
  private async placeOf(tile: string): Promise<string | null> {
    const written = [tile, tile.split('-').reverse().join('-')]
    let said = ''
    await soon(async () => {
      const all = await this.page.getByRole('status').allTextContents()
      said = all.find((text) => written.some((each) => text.startsWith(each))) ?? ''
      return said
    }).not.toBe('')
    return PLACE.exec(said)?.[1] ?? null
  }

  /** The hands of a blocked round, in seat order; one that is full leads on to the next. */
  private async showHands(hands: readonly (readonly string[])[]): Promise<void> {
    await this.press(this.match.rules.maxPip > 10 ? 'Shift+B' : 'b')
    for (const [seat, hand] of hands.entries()) {
      await soon(() => this.focused()).toContain(`heading "${this.match.names[seat]}’s hand"`)
      for (const tile of hand) await this.type(tile)
    }
    await this.press('Enter')
  }

  /** Begins the next round: who leads, and the roll where there is one; in `LEAD_BEGINS` with its first entry. */
  async beginRound({ leader, dice, events }: SimulatedRound): Promise<void> {
    const name = this.match.names[leader] ?? ''
    await this.press('n')
    const [first] = events
    if (LEAD_BEGINS.includes(this.match.preset)) {
      if (first === undefined) throw new Error('a round has events')
      if (first.type !== 'play') {
        await this.goTo(new RegExp(`^button "(?:Enter for ${name}|${name} leads)"`))
        await this.press('Enter')
        return this.enter(first)
      }
      await this.enter(first)
      await this.goTo(new RegExp(`^button "${name}"`))
      return this.press('Enter')
    }
    const dialog = this.page.getByRole('dialog', { name: `Round ${this.count.rounds.length + 1}` })
    await dialog.waitFor()
    if (!(await dialog.getByRole('radio', { name, exact: true, checked: true }).isVisible())) {
      await this.goTo(/^radio/, 'Shift+Tab')
      if (!(await this.focused()).includes('[checked]')) await this.press('Space')
      for (let step = 0; !(await this.focused()).startsWith(`radio "${name}" [checked]`); step += 1) {
        if (step > MOST_PLACES) throw new Error(`The arrow keys never come to ${name}`)
        await this.press('ArrowRight')
      }
    }
    if (dice === undefined) await this.goTo(/^button "Start round"/)
    else {
      await this.goTo(/^button "Flower, first die/)
      await this.press(...[...dice.flower, ...dice.scorpion].map(String))
    }
    await this.press('Enter')
  }

  /** Listens to all that is said of what was just entered, anywhere, and counts it; `hands`: those that were laid open. */
  async follow(hands?: SimulatedEvent['hands']): Promise<void> {
    let said = await this.#next()
    const begun = this.#understood.beginning(said)
    if (begun !== null) {
      const { leader, dice, rest } = begun
      this.#begin(leader, dice)
      if (rest === '' || rest === 'Your turn.') return
      said = rest
    }
    const event = this.#understood.event(said, hands)
    this.#rounds.at(-1)?.events.push(event)
    expect(this.count.take(event, this.#rounds.at(-1)?.events.length ?? 0), `${said} is possible`).toBe(null)
    const total = this.#understood.total(said)
    if (total !== null && event.type === 'play') expect(total, said).toBe(this.count.round.events.at(-1)?.totals[event.player ?? 0])
    while (!this.#isAll(said)) said += ` ${await this.#next()}`
    this.#last = said
  }

  /** Listens to what is said again of the last entry, which is what was said before. */
  async followAgain(): Promise<void> {
    expect(await this.#nextTo((said) => said.length >= this.#last.length)).toBe(this.#last)
  }

  /** Listens until what was said is as wanted. */
  hear(wanted: RegExp): Promise<string> {
    return this.#nextTo((said) => wanted.test(said))
  }

  /** Hears that the last entry was taken back, what that makes of the totals, and whose turn it is again. */
  async hearTakenBack(): Promise<void> {
    const { names } = this.match
    const { events } = this.count.round
    const [last, before] = [events.at(-1), events.at(-2)]
    const was = before?.totals ?? this.count.rounds.at(-2)?.end?.totals ?? names.map(() => 0)
    const now = this.count.totals.flatMap((total, seat) => (total === was[seat] ? [] : [`${names[seat]} ${signless(was[seat] ?? 0)}`]))
    const player = last?.player ?? 0
    const turn = player === this.own ? 'Your turn.' : `${names[player]}’s turn.`
    const said = await this.#nextTo((all) => all.endsWith(` ${turn}`))
    expect(said).toMatch(new RegExp(`^Taken back: ${names[player]}`))
    expect(said.endsWith(`. ${now.length === 0 ? '' : `Now ${now.join(', ')}. `}${turn}`), said).toBe(true)
  }

  /** The last entry is another now, or as it was again: hears so, with the totals that are others now, and counts it. */
  async hearChange(event: SimulatedEvent): Promise<void> {
    const before = this.count.totals
    const round = this.#rounds.at(-1)
    round?.events.splice(-1, 1, event)
    this.count = this.#counted()
    const { names } = this.match
    const said = await this.#nextTo((all) => this.#endsWithTurn(all))
    const now = this.count.totals.flatMap((total, seat) => (total === before[seat] ? [] : [`${names[seat]} ${signless(total)}`]))
    expect(said).toBe(`The match has changed. ${now.length === 0 ? '' : `Now ${now.join(', ')}. `}${this.#turnSaid()}`)
  }

  /** Whether a tile in place of the last one would be possible, and end nothing. */
  wouldGoOn(event: SimulatedEvent): boolean {
    const rounds = this.#rounds.map((round, at) => (at === this.#rounds.length - 1 ? { ...round, events: [...round.events.slice(0, -1), event] } : round))
    const tried = countOf(this.match, rounds)
    return tried !== null && tried.round.end === null && tried.winner === null
  }

  #counted(): NaiveMatch {
    const count = countOf(this.match, this.#rounds)
    if (count === null) throw new Error('what was heard is not possible')
    return count
  }

  #begin(leader: number, dice: NaiveDice | null): void {
    this.#rounds.push({ leader, dice, events: [] })
    this.count.startRound(leader, dice)
  }

  async #next(): Promise<string> {
    const text = await this.ears.next()
    expect(wordsIn(text, this.match.names), text).toBeLessThanOrEqual(MOST_WORDS)
    return text
  }

  async #nextTo(isAll: (said: string) => boolean): Promise<string> {
    let said = await this.#next()
    while (!isAll(said)) said += ` ${await this.#next()}`
    return said
  }

  #turnSaid(): string {
    return this.count.turn === this.own ? 'Your turn.' : `${this.match.names[this.count.turn]}’s turn.`
  }

  #endsWithTurn(said: string): boolean {
    return said.endsWith(` ${this.#turnSaid()}`)
  }

  /** Whether an entry was said to its end, by the own count: whose turn it is, how the round ended and what that moved, and who won. */
  #isAll(said: string): boolean {
    const { names } = this.match
    const { round, winner } = this.count
    if (winner !== null) return said.includes(`${names[winner]} wins the match with `)
    if (round.end === null) return this.#endsWithTurn(said)
    return (
      round.end.deltas.every((delta, seat) => delta === 0 || new RegExp(`${names[seat]} (\\+${delta}|loses ${-delta})\\b`).test(said)) &&
      / (goes out|wins)\./.test(said)
    )
  }

  /** Asks for the scores with a key: they are as counted. */
  async expectScores(): Promise<void> {
    const { names } = this.match
    const totals = this.count.totals.map((total, seat) => `${names[seat]} ${signless(total)}`)
    await this.press('s')
    expect(await this.#ask()).toBe(`${totals.join(', ')}. Target ${this.count.target}.`)
  }

  /** Asks for everything else: what lies open, whose turn it is, what everyone holds and what happened last are as counted. */
  async expectTable(): Promise<void> {
    const { names } = this.match
    const { line, rules, turn, hands, boneyard } = this.count
    const arms = openArms(line, rules)
    await this.press('e')
    const open = await this.#ask()
    const suits = [...open.matchAll(/(?:left|right|arm \d+:) (?:double )?(\d+)/g)].map((each) => Number(each[1]))
    expect(suits, open).toEqual(arms.map((arm) => suitAt(line, arm)))
    expect(open).toContain(`${boneyard} tile`)
    await this.press('t')
    expect(await this.#ask()).toMatch(turn === this.own ? /^Your turn\./ : new RegExp(`^${names[turn]}’s turn\\.`))
    await this.press('h')
    expect(await this.#ask()).toContain(
      this.own === null ? `${names.map((name, seat) => `${name} ${hands[seat]}`).join(', ')}.` : `Not entered: ${hands[this.own]} tile`,
    )
    await this.press('l')
    const last = this.count.round.events.at(-1)
    expect(await this.#ask()).toContain(names[last?.player ?? 0])
  }

  #ask(): Promise<string> {
    return this.ears.next()
  }
}
