import type { Locator, Page } from 'playwright-core'
import type { BlockedRuleId, RuleSettings } from '#shared/rules/rules'
import { presetNames } from '#shared/words/en'
import * as english from '../../../src/renderer/messages/en'
import { choose } from './choices'
import { setDice, type Throw } from './dice'
import { HomePage } from './home'
import { STANDARD, type Setup } from '../harness/played'
import { TablePage } from './table'

/** The page on which the table is set. */
export class NewMatchPage {
  readonly start: Locator
  readonly seats: Locator
  readonly leader: Locator

  constructor(readonly page: Page) {
    this.start = page.getByRole('button', { name: 'Start match' })
    this.seats = page.getByRole('group', { name: 'Who plays?' })
    this.leader = page.getByRole('group', { name: 'Who leads the first round?' })
  }

  seat(place: number): Locator {
    return this.seats.getByLabel(`Seat ${place}`, { exact: true })
  }

  async game(name: string): Promise<void> {
    await choose(this.page.getByRole('group', { name: 'Which game?' }), name)
  }

  /** Types the names, in the order in which they sit; seats of the last match that nobody takes now are taken away. */
  async seatPlayers(names: readonly string[]): Promise<void> {
    await this.seat(1).waitFor()
    for (let seats = await this.seatCount(); seats > names.length; seats -= 1) {
      await this.seats
        .getByRole('button', { name: /^Remove / })
        .last()
        .click()
    }

    for (const [place, name] of names.entries()) {
      if (place >= (await this.seatCount())) await this.page.getByRole('button', { name: 'Add player' }).click()

      await this.seat(place + 1).fill(name)
    }
  }

  private seatCount(): Promise<number> {
    return this.seats.getByLabel(/^Seat \d$/).count()
  }

  async seatNames(): Promise<readonly string[]> {
    const seats = await this.seats.getByLabel(/^Seat \d$/).all()
    return Promise.all(seats.map((seat) => seat.inputValue()))
  }

  async leads(name: string): Promise<void> {
    await choose(this.leader, name)
  }

  async rollDice(dice: Throw): Promise<void> {
    await setDice(this.page.getByRole('group', { name: 'Dice' }), dice)
  }

  async openRules(): Promise<void> {
    await this.page.locator('summary').filter({ hasText: 'House rules and readings' }).click()
  }

  /** A rule of the opened panel; it opens when it is asked for. */
  async rule(name: string): Promise<Locator> {
    const summary = this.page.locator('summary').filter({ has: this.page.getByText(name, { exact: true }) })
    const rule = this.page.locator('details details').filter({ has: summary })
    if ((await rule.getAttribute('open')) === null) await summary.click()

    return rule
  }

  async setRule(name: string, value: number | string): Promise<void> {
    const rule = await this.rule(name)
    if (typeof value === 'string') await choose(rule, value)
    else await rule.getByRole('spinbutton').first().fill(String(value))
  }

  async begin(): Promise<TablePage> {
    await this.start.click()
    return new TablePage(this.page).ready()
  }
}

/** Sets a table on the pages, from the home page on, and begins. */
export async function setTable(page: Page, { preset = STANDARD, players, leader, dice, rules = {} }: Setup): Promise<TablePage> {
  const home = new HomePage(page)
  await home.visit()
  await home.newMatch.click()
  const setup = new NewMatchPage(page)
  await setup.game(presetNames[preset])
  await setup.seatPlayers(players)
  await setup.leads(leader)
  if (dice !== undefined) await setup.rollDice(dice)

  const changed = Object.entries(rules)
  if (changed.length > 0) await setup.openRules()

  for (const [name, value] of changed) {
    const chosen = name === 'blockedRule' ? english.settingValues.blockedRule[value as BlockedRuleId].label : (value as number)
    await setup.setRule(english.ruleSettings[name as keyof RuleSettings].name, chosen)
  }

  return setup.begin()
}
