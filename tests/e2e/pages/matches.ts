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
  /** The match beside the list, where there is room for it. */
  readonly chosen: Locator

  constructor(readonly page: Page) {
    this.search = page.getByRole('search', { name: 'Search matches' })
    this.text = this.search.getByRole('searchbox', { name: 'Search' })
    this.count = this.search.getByRole('status')
    this.matches = page.getByRole('group', { name: 'All matches' }).getByRole('listitem')
    this.chosen = page.getByRole('complementary', { name: 'Chosen match' })
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
    const filters = await this.openFilters()
    await choose(filters.getByRole('group', { name: 'Which matches?' }), name)
    await this.page.keyboard.press('Escape')
  }

  /** All filters side by side, over the list. */
  async openFilters(): Promise<Locator> {
    await this.search.getByRole('button', { name: 'More filters' }).click()
    return this.page.getByRole('dialog', { name: 'More filters' })
  }

  /** Sets the filter that what is typed suggests. */
  async suggested(typed: string, name: string): Promise<void> {
    await this.text.fill(typed)
    await this.page.getByRole('list', { name: 'Suggested filters' }).getByRole('button', { name, exact: true }).click()
  }

  async who(name: string): Promise<void> {
    const filters = await this.openFilters()
    await filters.getByRole('combobox', { name: 'Players' }).selectOption({ label: name })
    await this.page.keyboard.press('Escape')
  }

  /** The lines as people read them. */
  lines(): Promise<readonly string[]> {
    return this.matches.allInnerTexts()
  }

  async open(nth = 0): Promise<ReplayPage> {
    await this.matches.nth(nth).getByRole('link').press('Enter')
    return new ReplayPage(this.page).ready()
  }

  address(): string {
    expect(this.page.url()).toContain('#/matches')
    return this.page.url()
  }
}
