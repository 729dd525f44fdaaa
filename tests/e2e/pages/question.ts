import type { Locator, Page } from 'playwright-core'
import { choose } from './choices'
import { TablePage } from './table'

/** A question of something that happened: what it was counted from, and what the table says to it. */
export class QuestionPage {
  readonly dialog: Locator
  readonly looked: Locator
  readonly note: Locator

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog')
    this.looked = this.dialog.getByRole('region', { name: 'What Caravan checked' }).getByRole('row')
    this.note = this.dialog.getByLabel('Note')
  }

  /** Opens the question of something that happened, by its place as the feed counts. */
  async open(event: number, round = 1): Promise<this> {
    const looked = await new TablePage(this.page).look(event, round)
    await looked.getByRole('button', { name: 'Question entry' }).click()
    await this.dialog.waitFor()
    return this
  }

  /** Each row of what was looked at, its cells from left to right. */
  rows(): Promise<readonly string[]> {
    return this.looked.evaluateAll((rows) => rows.slice(1).map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent).join(' | ')))
  }

  async answer(outcome: RegExp, agreed: readonly string[], note = ''): Promise<void> {
    await choose(this.dialog.getByRole('group', { name: 'Your decision' }), outcome)
    for (const name of agreed) await this.dialog.getByRole('button', { name, exact: true }).click()
    await this.note.fill(note)
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true })
  }

  /** Saves with the button that has that name, and waits until it is done. */
  async save(name: string): Promise<void> {
    await this.button(name).click()
    await this.dialog.waitFor({ state: 'detached' })
  }
}
