import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { soon } from '../harness/soon'
import { choose } from './choices'
import { ReplayPage } from './replay'
import { goTo } from './ways'

/** Every match of the house, and what can be asked of them. */
export class MatchesPage {
  readonly search: Locator
  readonly text: Locator
  readonly count: Locator
  readonly matches: Locator

  constructor(readonly page: Page) {
    this.search = page.getByRole('search', { name: 'Search matches' })
    this.text = this.search.getByRole('searchbox', { name: 'Search' })
    this.count = page.getByRole('main').getByRole('status')
    this.matches = page.getByRole('list', { name: 'All matches' }).locator('> li')
  }

  /** From wherever the window is, by the ways at the top. */
  async visit(): Promise<this> {
    await goTo(this.page, 'Matches')
    await this.page.getByRole('heading', { level: 1, name: 'All matches' }).waitFor()
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
    await this.search.getByRole('combobox', { name: 'Players' }).selectOption({ label: name })
  }

  /** The lines as people read them. */
  lines(): Promise<readonly string[]> {
    return this.matches.allInnerTexts()
  }

  async open(nth = 0): Promise<ReplayPage> {
    await this.matches.nth(nth).getByRole('link').click()
    return new ReplayPage(this.page).ready()
  }

  address(): string {
    expect(this.page.url()).toContain('#/matches')
    return this.page.url()
  }
}
