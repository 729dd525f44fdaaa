import type { Locator, Page } from 'playwright-core'
import { soon } from '../harness/soon'
import { goTo } from './ways'

/** The rule book: all rules, or one of them. */
export class RuleBookPage {
  readonly search: Locator
  readonly text: Locator
  readonly count: Locator

  constructor(readonly page: Page) {
    this.search = page.getByRole('search', { name: 'Search rules' })
    this.text = this.search.getByRole('searchbox', { name: 'Search' })
    this.count = page.getByRole('main').getByRole('status')
  }

  /** From wherever the window is, by the ways at the top. */
  async visit(): Promise<this> {
    await goTo(this.page, 'Rules')
    await this.page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor()
    return this
  }

  async expectCount(text: string): Promise<void> {
    await soon(() => this.count.first().textContent()).toBe(text)
  }

  /** A rule in the contents. */
  found(title: string): Locator {
    return this.page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: title })
  }

  /** The rule that is shown. */
  rule(name: string): Locator {
    return this.page.getByRole('article', { name })
  }

  /** Waits for the page of one rule. */
  async expectRule(name: string): Promise<void> {
    await this.rule(name).waitFor()
  }

  /** An example by what it is; only one is open at a time. */
  example(caption: string): Locator {
    return this.page.locator('details').filter({ has: this.page.locator('summary', { hasText: caption }) })
  }

  async openExample(caption: string): Promise<Locator> {
    const example = this.example(caption)
    if ((await example.getAttribute('open')) === null) await example.locator('summary').click()
    await example.locator('section, [role=list], ul').first().waitFor()
    return example
  }
}
