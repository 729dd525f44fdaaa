import type { Locator, Page } from 'playwright-core'
import { soon } from '../harness/soon'
import { goTo } from './ways'

/** The page of statistics as a person finds it. */
export class StatisticsPage {
  readonly heading: Locator
  readonly counted: Locator
  readonly filters: Locator
  readonly everyone: Locator
  readonly rivals: Locator
  readonly ratings: Locator

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Statistics' })
    this.counted = page.getByText(/^\d+ finished match(es)?\.$/)
    this.filters = page.getByRole('search', { name: 'Choose matches to count' })
    this.everyone = page.getByRole('table', { name: 'Everyone', exact: true })
    this.rivals = page.getByRole('table', { name: 'Head to head, everyone' })
    this.ratings = page.getByRole('region', { name: 'Rating over time' })
  }

  /** From wherever the window is, by the way at the top. */
  async visit(): Promise<void> {
    await goTo(this.page, 'Statistics')
    await this.heading.waitFor()
  }

  /** Waits until so many matches are either counted or named as not finished. */
  async countedAll(matches: number): Promise<void> {
    const told = async (locator: Locator): Promise<number> => parseInt((await locator.allTextContents())[0] ?? '0', 10)
    await soon(async () => (await told(this.counted)) + (await told(this.page.getByText(/^\d+ match(es)? not finished/)))).toBe(matches)
  }

  /** The names in the first column, from the top. */
  names(): Promise<readonly string[]> {
    return this.everyone.getByRole('rowheader').allTextContents()
  }

  /** What stands beside a name, by the headings of the columns. */
  async line(name: string): Promise<Readonly<Record<string, string>>> {
    const headings = await this.everyone.getByRole('columnheader').allTextContents()
    const row = this.everyone.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name, exact: true }) })
    const cells = [name, ...(await row.getByRole('cell').allTextContents())]
    return Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? '']))
  }

  sortButton(heading: string): Locator {
    return this.everyone.getByRole('button', { name: heading, exact: true })
  }

  between(told: string): Locator {
    return this.rivals.getByRole('link', { name: told, exact: true })
  }
}
