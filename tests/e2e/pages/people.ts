import type { Locator, Page } from 'playwright-core'
import type { PictureFile } from '../harness/pictures'
import { soon } from '../harness/soon'
import { goTo } from './ways'

/** Everyone who plays: names, looks, who is the same as whom. */
export class PeoplePage {
  readonly hidden: Locator
  readonly merged: Locator

  /** Merges two people. */
  readonly merge: Locator
  readonly picture: Locator

  constructor(readonly page: Page) {
    this.hidden = page.locator('details').filter({ has: page.locator('summary', { hasText: /^Hidden/ }) })
    this.merged = page.locator('details').filter({ has: page.locator('summary', { hasText: /^Merged/ }) })
    this.merge = page.getByRole('dialog', { name: /^Merge .* with someone/ })
    this.picture = page.getByRole('dialog', { name: /’s picture$/ })
  }

  /** From wherever the window is, by the ways at the top. */
  async visit(): Promise<this> {
    await goTo(this.page, 'People')
    await this.page.getByRole('heading', { level: 1, name: 'People' }).waitFor()
    return this
  }

  summary(name: string): Locator {
    return this.page.locator('summary').filter({ has: this.page.getByText(name, { exact: true }) })
  }

  row(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.summary(name) })
  }

  /** The person opened, with all that can be changed. */
  async edit(name: string): Promise<Locator> {
    const row = this.row(name)
    await this.summary(name).click()
    await row.getByLabel('Name', { exact: true }).waitFor()
    return row
  }

  async add(name: string): Promise<void> {
    const form = this.page.getByRole('region', { name: 'Add a person' })
    const field = form.getByLabel('New person’s name')
    await field.fill(name)
    await form.getByRole('button', { name: 'Add person' }).click()
    await this.summary(name).waitFor()
    await soon(() => field.inputValue()).toBe('')
  }

  async rename(name: string, into: string): Promise<void> {
    const person = await this.edit(name)
    await person.getByLabel('Name', { exact: true }).fill(into)
    await person.getByRole('button', { name: /^Save/ }).click()
    await this.summary(into).waitFor()
  }

  /** Opens the dialog that merges two people, and chooses the other. */
  async askToMerge(name: string, other: RegExp): Promise<void> {
    const person = await this.edit(name)
    await person.getByRole('button', { name: 'Merge with…' }).click()
    const choice = this.merge.getByLabel('Merge with')
    const option = await choice.getByRole('option').filter({ hasText: other }).getAttribute('value')
    await choice.selectOption(option)
    await this.merge.getByText(/^Both will be shown as/).waitFor()
  }

  async choosePicture(name: string, file: PictureFile): Promise<void> {
    const person = await this.edit(name)
    await person.getByRole('button', { name: / picture…$/ }).click()
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), this.picture.getByRole('button', { name: 'Choose picture…' }).click()])
    await chooser.setFiles(file)
  }
}
