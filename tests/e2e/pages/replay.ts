import type { Locator, Page } from 'playwright-core'
import { soon } from '../harness/soon'
import { TablePage } from './table'

/** The replay of a match: its steps, what the family wrote about it, and what was changed afterwards. */
export class ReplayPage {
  readonly table: TablePage
  readonly moves: Locator
  readonly slider: Locator
  readonly details: Locator
  readonly trail: Locator

  constructor(readonly page: Page) {
    this.table = new TablePage(page)
    this.moves = page.getByRole('region', { name: 'Replay' })
    this.slider = this.moves.getByRole('slider', { name: 'Step' })
    this.details = page.getByRole('region', { name: 'About this match' })
    this.trail = page.getByRole('region', { name: 'Changes' })
  }

  async ready(): Promise<this> {
    await this.trail.waitFor()
    return this
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** Messages lie over what is below them until they go. */
  async dismissMessages(): Promise<void> {
    const dismiss = this.page.getByRole('button', { name: 'Dismiss message' })
    while ((await dismiss.count()) > 0) await dismiss.first().click()
  }

  /** `Move 3 of 27, round 1` */
  async expectAt(text: string): Promise<void> {
    await soon(() => this.slider.getAttribute('aria-valuetext')).toBe(text)
  }
}
