import type { Locator, Page } from 'playwright-core'

/** Every hand of a blocked round, asked for one after the other. */
export class BlockDialog {
  readonly dialog: Locator
  readonly next: Locator
  readonly rule: Locator
  readonly alert: Locator

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Blocked round' })
    this.next = this.dialog.getByRole('button', { name: 'Next hand' })
    this.rule = this.dialog.getByRole('button', { name: 'Get ruling' })
    this.alert = this.dialog.getByRole('alert')
  }

  asked(name: string): Locator {
    return this.dialog.getByRole('heading', { name: `${name}’s hand` })
  }

  hand(name: string): Locator {
    return this.dialog.getByRole('list', { name: `${name}’s tiles` })
  }

  /** What is in a hand so far. */
  async tilesOf(name: string): Promise<readonly string[]> {
    const names = await this.hand(name)
      .getByRole('button')
      .evaluateAll((all) => all.map((tile) => tile.getAttribute('aria-label') ?? ''))
    return names.map((tile) => /^\d+-\d+/.exec(tile)?.[0] ?? tile)
  }

  /** Taps tiles into the hand that is asked for. */
  async show(...tiles: readonly string[]): Promise<void> {
    const pad = this.dialog.getByRole('group', { name: 'All tiles' })
    for (const tile of tiles) await pad.getByRole('button', { name: new RegExp(`^${tile}(,|$)`) }).click()
  }

  /** Shows the hands in seat order; one that is full goes on to the next by itself. */
  async showAll(hands: Readonly<Record<string, string | readonly string[]>>): Promise<void> {
    for (const [name, tiles] of Object.entries(hands)) {
      await this.asked(name).waitFor()
      await this.show(...[tiles].flat())
    }
  }

  /** Taps a tile of the hand back where it came from. */
  async putBack(name: string, tile: string): Promise<void> {
    await this.hand(name)
      .getByRole('button', { name: new RegExp(`^${tile},`) })
      .click()
  }
}
