import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { soon } from '../harness/soon'
import { choose } from './choices'
import { LookBackPage } from './look-back'
import { goTo } from './ways'

/** Every match of the house, and what can be asked of them. */
export class HistoryPage {
  readonly search: Locator
  readonly text: Locator
  readonly count: Locator
  readonly matches: Locator

  constructor(readonly page: Page) {
    this.search = page.getByRole('search', { name: 'Search the history' })
    this.text = this.search.getByRole('searchbox', { name: 'Search' })
    this.count = page.getByRole('main').getByRole('status')
    this.matches = page.getByRole('list', { name: 'History' }).locator('> li')
  }

  /** From wherever the window is, by the ways at the top. */
  async visit(): Promise<this> {
    await goTo(this.page, 'History')
    await this.page.getByRole('heading', { level: 1, name: 'History' }).waitFor()
    return this
  }

  async expectCount(text: string): Promise<void> {
    await soon(() => this.count.textContent()).toBe(text)
  }

  async which(name: string): Promise<void> {
    await choose(this.search.getByRole('group', { name: 'Which matches?' }), name)
  }

  async openFilters(): Promise<void> {
    const filters = this.search.locator('details')
    if ((await filters.getAttribute('open')) === null) await filters.locator('summary').click()
  }

  async who(name: string): Promise<void> {
    await this.openFilters()
    await this.search.getByRole('combobox', { name: 'Who took part' }).selectOption({ label: name })
  }

  /** The lines as people read them. */
  lines(): Promise<readonly string[]> {
    return this.matches.allInnerTexts()
  }

  async open(nth = 0): Promise<LookBackPage> {
    await this.matches.nth(nth).getByRole('link').click()
    return new LookBackPage(this.page).ready()
  }

  address(): string {
    expect(this.page.url()).toContain('#/history')
    return this.page.url()
  }
}
