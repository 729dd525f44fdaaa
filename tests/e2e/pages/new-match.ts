import type { Locator, Page } from 'playwright-core'
import type { BlockedRuleId, RuleSettings } from '#shared/games/rules'
import { PRESETS, type PresetId } from '#shared/rules/presets'
import { gameWords } from '#shared/words/en'
import * as english from '../../../src/renderer/messages/en'
import { choose } from './choices'
import { setDice, type Throw } from './dice'
import { HomePage } from './home'
import { STANDARD, type Setup } from '../harness/played'
import { TablePage } from './table'

/** The page on which the table is set. */
export class NewMatchPage {
  readonly start: Locator
  /** Everyone who may play; those who do are pressed. */
  readonly people: Locator
  /** Opens the field for someone new. */
  readonly newPerson: Locator
  /** The field. */
  readonly name: Locator
  /** The seats round the felt: who sits there can be said to lead. */
  readonly leader: Locator
  /** Opens the game and its rules, where there is no room for them beside the felt. */
  readonly change: Locator

  constructor(readonly page: Page) {
    this.start = page.getByRole('button', { name: 'Start match' })
    this.people = page.getByRole('group', { name: 'Who plays?' })
    this.newPerson = this.people.getByRole('button', { name: 'New person' })
    this.name = this.people.getByRole('combobox', { name: 'New person' })
    this.leader = page.getByRole('group', { name: 'Who plays first?' })
    this.change = page.locator('summary').filter({ has: page.getByText('Change', { exact: true }) })
  }

  person(name: string): Locator {
    return this.people.getByRole('button', { name, exact: true })
  }

  async game(preset: PresetId): Promise<void> {
    await this.openGame()
    const games = this.page.getByRole('group', { name: 'Which game?' })
    const { name } = gameWords(PRESETS[preset].game)
    await choose(games, name)
    const sets = games.getByRole('group', { name, exact: true })
    if (PRESETS[preset].game !== 'flower-and-scorpion') await choose(sets, english.presets[preset].name)
  }

  async openGame(): Promise<void> {
    await this.start.waitFor()
    if ((await this.change.count()) > 0 && !(await this.page.getByRole('group', { name: 'Which game?' }).isVisible())) await this.change.click()
  }

  /** Those alone sit down, in this order; of the table of last time nobody stays. */
  async seatPlayers(names: readonly string[]): Promise<void> {
    await this.start.waitFor()
    for (const name of await this.seatNames()) await this.person(name).click()
    for (const name of names) {
      if ((await this.person(name).count()) > 0) await this.person(name).click()
      else await this.writePerson(name)
    }
  }

  async writePerson(name: string): Promise<void> {
    await this.start.waitFor()
    if ((await this.name.count()) === 0) await this.newPerson.click()
    await this.name.fill(name)
    await this.name.press('Enter')
  }

  async seatNames(): Promise<readonly string[]> {
    const names = await this.leader.getByRole('radio').evaluateAll((radios) => radios.map((radio) => radio.getAttribute('aria-label') ?? ''))
    return names
  }

  /** Two change seats. */
  async swap(one: string, other: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Change seats' }).click()
    const seats = this.page.getByRole('group', { name: 'Change seats' })
    for (const name of [one, other]) await seats.getByRole('button', { name, exact: true }).click()
    await this.page.getByRole('button', { name: 'Done' }).click()
  }

  async leads(name: string): Promise<void> {
    await choose(this.leader, name)
  }

  async rollDice(dice: Throw): Promise<void> {
    await setDice(this.page.getByRole('group', { name: 'Dice' }), dice)
  }

  async openRules(): Promise<void> {
    await this.openGame()
    await this.page.locator('summary').filter({ hasText: 'House rules and unclear rules' }).click()
  }

  /** A rule of the opened panel; it opens when it is asked for. */
  async rule(name: string): Promise<Locator> {
    const summary = this.page.locator('summary').filter({ has: this.page.getByText(name, { exact: true }) })
    const rule = this.page.locator('details[data-setting]').filter({ has: summary })
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
  await setup.game(preset)
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
