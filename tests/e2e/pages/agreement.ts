import type { Locator, Page } from 'playwright-core'
import { soon } from '../harness/soon'
import { startMatch } from '../harness/played'
import type { TablePage } from './table'

/** Where each player agrees to a round: in the dialog of the round, on a phone in its panel. */
export class AgreementPanel {
  readonly region: Locator
  readonly rows: Locator

  constructor(readonly page: Page | Locator) {
    this.region = page.getByRole('region', { name: 'Does everyone agree?' })
    this.rows = this.region.getByRole('listitem')
  }

  /** At the table: from how many agree so far to the dialog in which everyone does. */
  async open(): Promise<this> {
    await this.page.getByRole('button', { name: /^Agreed: \d of \d/ }).click()
    await this.region.waitFor()
    return this
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.region.page().getByText(name, { exact: true }) })
  }

  agree(name: string): Locator {
    return this.region.getByRole('button', { name: new RegExp(`^I agree: ${name},`) })
  }

  contest(name: string): Locator {
    return this.region.getByRole('button', { name: new RegExp(`^I disagree: ${name},`) })
  }

  takeBack(name: string): Locator {
    return this.region.getByRole('button', { name: new RegExp(`^Change answer: ${name},`) })
  }

  note(name: string): Locator {
    return this.region.getByRole('textbox', { name: `What’s wrong, ${name}? (optional)` })
  }

  async contestWith(name: string, note: string): Promise<void> {
    await this.contest(name).click()
    await this.note(name).fill(note)
    await this.region.getByRole('button', { name: 'Disagree', exact: true }).click()
  }

  /** Waits until each player stands there with these words, in seat order. */
  async expectSaid(said: readonly string[]): Promise<void> {
    await soon(async () => {
      const rows = await this.rows.all()
      return Promise.all(rows.map((row) => row.locator('[data-part="said"]').innerText()))
    }).toEqual(said)
  }
}

/** A match in which every tile ends a round, and in which each player is to confirm it. */
export function startAsking(page: Page, players: readonly [string, ...string[]] = ['Ada', 'Ben', 'Cleo'], played: readonly string[] = []): Promise<TablePage> {
  return startMatch(page, { preset: 'bergen-game-cabinet', players, leader: players[0], rules: { handSize: 1 }, confirmRounds: true }, played)
}
