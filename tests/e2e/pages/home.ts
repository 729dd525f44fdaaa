import type { Locator, Page } from 'playwright-core'
import { soon } from '../harness/soon'
import { TablePage } from './table'

/** The home page as a person finds it: the matches under way, the finished ones, and the way to a new one. */
export class HomePage {
  readonly heading: Locator
  readonly newMatch: Locator
  /** The match that is still on the table. */
  readonly current: Locator
  readonly last: Locator
  readonly notices: Locator
  /** Matches that cannot be opened. */
  readonly damaged: Locator

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 })
    this.newMatch = page.getByRole('link', { name: 'New match', exact: true }).first()
    this.current = page.getByRole('region', { name: 'Match in progress' }).or(page.getByRole('article', { name: 'Match in progress' }))
    this.last = page.getByRole('region', { name: 'Recent matches' })
    this.damaged = page.getByRole('region', { name: 'Matches that can’t be opened' })
    this.notices = page.getByRole('region', { name: 'About your saved data' })
  }

  /** From wherever the window is, by the way that is in sight; the page of a match has it in its menu, one with a single task beside its title. */
  async visit(): Promise<this> {
    const home = this.page.getByRole('link', { name: 'Home', exact: true }).or(this.page.getByRole('main').getByRole('link', { name: 'Back', exact: true }))
    const menu = this.page.getByRole('button', { name: 'Menu', exact: true })
    /* The page that was left may still go, and its menu with it. */
    const closed = menu.and(this.page.locator('[aria-expanded="false"]'))
    /* Every page has a heading of this level. A window that has just been given another size may put the link elsewhere while it is pressed. */
    const isHome = (): boolean => ['', '#/'].includes(new URL(this.page.url()).hash)
    await soon(async () => {
      if (await home.first().isVisible())
        await home
          .first()
          .click({ timeout: 1000 })
          .catch(() => undefined)
      else if (await closed.isVisible()) await closed.click({ timeout: 1000 }).catch(() => undefined)
      return isHome()
    }).toBe(true)
    await this.heading.waitFor()
    return this
  }

  async goOn(): Promise<TablePage> {
    await this.page.getByRole('link', { name: 'Continue', exact: true }).click()
    return new TablePage(this.page).ready()
  }

  async openFinished(): Promise<TablePage> {
    await this.last
      .getByRole('link', { name: /^Open score sheet/ })
      .first()
      .click()
    return new TablePage(this.page).ready()
  }
}
