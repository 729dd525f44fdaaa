import type { Locator, Page } from 'playwright-core'

/** A match that is over: who won, the sheet in short, and the card for the next match. */
export class MatchEndPage {
  readonly region: Locator
  readonly sheet: Locator
  /** Same people, same rules. */
  readonly again: Locator
  readonly start: Locator

  constructor(page: Page) {
    this.region = page.getByRole('region', { name: 'The match is over' })
    this.sheet = this.region.getByRole('table', { name: 'Score sheet' })
    this.again = this.region.getByRole('region', { name: 'Again?' })
    this.start = this.again.getByRole('button', { name: 'Start', exact: true })
  }

  /** Waits for the headline. */
  async wonBy(name: string): Promise<void> {
    await this.region.getByRole('heading', { name: `${name} wins` }).waitFor()
  }

  /** Where each round left everyone, in seat order. */
  rows(): Promise<readonly string[]> {
    return this.sheet.getByRole('row').evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim()).join(' ')))
  }
}
