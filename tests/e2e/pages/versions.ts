import type { Locator, Page } from 'playwright-core'

/** The page on which versions of a match stand side by side. */
export class VersionsPage {
  readonly heading: Locator

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: /^Versions: / })
  }

  async ready(): Promise<this> {
    await this.heading.waitFor()
    return this
  }

  version(number: number): Locator {
    return this.page.getByRole('region', { name: `Version ${number}`, exact: true })
  }

  /** Tiles that lie on a version's table now, in the order of play. */
  async laid(number: number): Promise<readonly string[]> {
    const tiles = this.version(number)
      .getByRole('region', { name: /^The (caravan|train|arms|line) in Version/ })
      .locator('ol > li')
    const told = await tiles.evaluateAll((all) => all.map((tile) => tile.querySelector('button')?.getAttribute('aria-label') ?? tile.textContent ?? ''))
    return told.map((text) => text.split(',')[0] ?? '')
  }

  /** Everyone's points as a version shows them now. */
  totals(number: number): Promise<readonly string[]> {
    return this.version(number).getByRole('list', { name: 'Totals' }).getByRole('listitem').locator('span:last-child').allInnerTexts()
  }

  /** Chooses a version; `others`: what becomes of the one that is not chosen. */
  async choose(number: number, others: 'Move to bin' | 'Keep them too'): Promise<void> {
    await this.page.getByRole('button', { name: `Keep this version: Version ${number}` }).click()
    const dialog = this.page.getByRole('dialog', { name: `Keep Version ${number}?` })
    await dialog.getByRole('radio', { name: others }).check()
    await dialog.getByRole('button', { name: 'Keep version' }).click()
  }
}
