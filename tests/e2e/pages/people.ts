import type { Locator, Page } from 'playwright-core'
import type { PictureFile } from '../harness/pictures'
import { soon } from '../harness/soon'
import { goTo } from './ways'

/** Everybody who plays: names, looks, who is the same as whom. */
export class PeoplePage {
  readonly list: Locator
  readonly retired: Locator
  readonly merged: Locator
  /** Asks who is the same person. */
  readonly merge: Locator
  readonly picture: Locator

  constructor(readonly page: Page) {
    this.list = page.getByRole('list', { name: 'Who plays' })
    this.retired = page.locator('details').filter({ has: page.locator('summary', { hasText: /^Retired/ }) })
    this.merged = page.locator('details').filter({ has: page.locator('summary', { hasText: /^The same as somebody else/ }) })
    this.merge = page.getByRole('dialog', { name: /^Who is the same person as/ })
    this.picture = page.getByRole('dialog', { name: /^A picture of/ })
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
    const form = this.page.getByRole('region', { name: 'Add somebody' })
    const field = form.getByLabel('Add somebody by name')
    await field.fill(name)
    await form.getByRole('button', { name: 'Add' }).click()
    await this.summary(name).waitFor()
    await soon(() => field.inputValue()).toBe('')
  }

  async rename(name: string, into: string): Promise<void> {
    const person = await this.edit(name)
    await person.getByLabel('Name', { exact: true }).fill(into)
    await person.getByRole('button', { name: /^Save/ }).click()
    await this.summary(into).waitFor()
  }

  /** Opens the question who is the same person, and chooses the other. */
  async askToMerge(name: string, other: RegExp): Promise<void> {
    const person = await this.edit(name)
    await person.getByRole('button', { name: 'The same person as …' }).click()
    const choice = this.merge.getByLabel('The same person')
    const option = await choice.getByRole('option').filter({ hasText: other }).getAttribute('value')
    await choice.selectOption(option)
    await this.merge.getByText(/^From then on/).waitFor()
  }

  async choosePicture(name: string, file: PictureFile): Promise<void> {
    const person = await this.edit(name)
    await person.getByRole('button', { name: /picture …$/ }).click()
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), this.picture.getByRole('button', { name: 'Choose a picture …' }).click()])
    await chooser.setFiles(file)
  }
}
