import type { Locator, Page } from 'playwright-core'
import { choose } from './choices'
import { fromMore } from './more'

/** House rules in a match that is being played. */
export class RulesDialog {
  readonly dialog: Locator

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'House rules' })
  }

  async open(): Promise<void> {
    await fromMore(this.page, 'House rules')
    await this.dialog.waitFor()
  }

  async set(name: string, value: number | string): Promise<void> {
    const rule = this.dialog.locator('details').filter({ has: this.page.locator('summary').filter({ has: this.page.getByText(name, { exact: true }) }) })
    if ((await rule.getAttribute('open')) === null) await rule.locator('summary').click()
    if (typeof value === 'string') await choose(rule, value)
    else await rule.getByRole('spinbutton').first().fill(String(value))
  }

  async look(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Preview changes' }).click()
  }

  async from(where: 'From now on' | 'From the start of the match'): Promise<void> {
    await choose(this.dialog, where)
  }

  /** Player, points as scored now, and had the rules held from the beginning. */
  async compared(): Promise<readonly (readonly string[])[]> {
    const rows = await this.dialog.getByRole('row').all()
    return Promise.all(rows.slice(1).map((row) => row.locator('th, td').allTextContents()))
  }

  async change(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Change rules' }).click()
    await this.dialog.waitFor({ state: 'detached' })
  }
}
