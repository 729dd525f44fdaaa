import type { Locator, Page } from 'playwright-core'

/** The page of a match that cannot be opened. */
export class DamagedPage {
  readonly heading: Locator
  readonly alert: Locator
  readonly ways: Locator
  readonly backups: Locator

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Can’t open this match' })
    this.alert = page.getByRole('main').getByRole('alert')
    this.ways = page.getByRole('region', { name: 'What you can do' })
    this.backups = this.ways.getByRole('region', { name: 'Restore from a backup' })
  }

  /** Once everything that can be done has been found. */
  async ready(): Promise<this> {
    await this.heading.waitFor()
    await this.button('Remove from lists').waitFor()
    await this.backups
      .getByRole('button', { name: /^Restore/ })
      .or(this.backups.getByText(/Caravan has no backups|backups? here/))
      .first()
      .waitFor()
    return this
  }

  button(name: string): Locator {
    return this.ways.getByRole('button', { name, exact: true })
  }
}
