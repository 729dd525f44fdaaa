import type { Locator, Page } from 'playwright-core'

/** The home page as a person finds it: the matches under way, the finished ones, and the way to a new one. */
export class HomePage {
  readonly heading: Locator
  readonly newMatch: Locator

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { level: 1 })
    this.newMatch = page.getByRole('link', { name: 'New match' })
  }
}
