import type { Locator, Page } from 'playwright-core'
import { choose } from './choices'

/** What was entered earlier, opened to be corrected. */
export class Correction {
  readonly dialog: Locator
  readonly alert: Locator
  readonly save: Locator
  readonly result: Locator

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog')
    this.alert = this.dialog.getByRole('alert')
    this.save = this.dialog.getByRole('button', { name: 'Save correction' })
    this.result = this.dialog.getByRole('region', { name: 'After this correction' })
  }

  async tile(tile: string): Promise<void> {
    const pad = this.dialog.getByRole('group', { name: 'Tile', exact: true })
    await pad.getByRole('button', { name: new RegExp(`^${tile}(,|$)`) }).click()
  }

  async end(name: RegExp): Promise<void> {
    await choose(this.dialog.getByRole('group', { name: 'Where', exact: true }), name)
  }

  async who(name: string): Promise<void> {
    await choose(this.dialog.getByRole('group', { name: 'Who', exact: true }), name)
  }

  button(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name })
  }

  /** Saves, and waits until it is done. */
  async keep(): Promise<void> {
    await this.save.click()
    await this.dialog.waitFor({ state: 'detached' })
  }
}
