import type { Locator, Page } from 'playwright-core'
import { soon } from '../harness/soon'
import { goTo } from './ways'

/** The page of statistics as a person finds it. */
export class StatisticsPage {
  readonly heading: Locator
  readonly counted: Locator
  readonly filters: Locator
  readonly everyone: Locator
  readonly figures: Locator
  readonly podium: Locator
  readonly ratings: Locator

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Statistics' })
    this.counted = page.getByText(/^\d+ finished match(es)?\.$/)
    this.filters = page.getByRole('search', { name: 'Choose matches to count' })
    this.everyone = page.getByRole('table', { name: 'Everyone', exact: true })
    this.figures = page.getByRole('table', { name: 'All figures', exact: true })
    this.podium = page.getByRole('region', { name: 'Who wins most' })
    this.ratings = page.getByRole('region', { name: 'Who is getting better?' })
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

  /** Opens the table of everything that is counted. */
  async openFigures(): Promise<void> {
    if (!(await this.figures.isVisible())) await this.page.getByText('All figures', { exact: true }).first().click()
    await this.figures.waitFor()
  }

  /** All that is counted of someone, by the headings of the columns. */
  async line(name: string): Promise<Readonly<Record<string, string>>> {
    await this.openFigures()
    const headings = await this.figures.getByRole('columnheader').allTextContents()
    const row = this.figures.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name, exact: true }) })
    const cells = [name, ...(await row.getByRole('cell').allTextContents())]
    return Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? '']))
  }

  sortButton(heading: string): Locator {
    return this.everyone.getByRole('button', { name: heading, exact: true })
  }
}
