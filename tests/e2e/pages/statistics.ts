import type { Locator, Page } from 'playwright-core'
import { soon } from '../harness/soon'
import { goTo } from './ways'

/** The page of statistics as a person finds it. */
export class StatisticsPage {
  readonly heading: Locator
  readonly counted: Locator
  readonly filters: Locator
  readonly everybody: Locator
  readonly rivals: Locator
  readonly ratings: Locator

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Statistics' })
    this.counted = page.getByText(/finished match(es)? counted\./)
    this.filters = page.getByRole('search', { name: 'Which matches are counted' })
    this.everybody = page.getByRole('table', { name: 'Everybody', exact: true })
    this.rivals = page.getByRole('table', { name: 'Head to head of everybody' })
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
    return this.everybody.getByRole('rowheader').allTextContents()
  }

  /** What stands beside a name, by the headings of the columns. */
  async line(name: string): Promise<Readonly<Record<string, string>>> {
    const headings = await this.everybody.getByRole('columnheader').allTextContents()
    const row = this.everybody.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name, exact: true }) })
    const cells = [name, ...(await row.getByRole('cell').allTextContents())]
    return Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? '']))
  }

  sortButton(heading: string): Locator {
    return this.everybody.getByRole('button', { name: heading, exact: true })
  }

  between(told: string): Locator {
    return this.rivals.getByRole('link', { name: told, exact: true })
  }
}
