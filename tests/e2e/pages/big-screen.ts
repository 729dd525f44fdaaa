import type { Locator, Page } from 'playwright-core'
import { fromMore } from './more'

/** The scoreboard of a match. */
export class BigScreenPage {
  readonly players: Locator
  readonly line: Locator
  readonly story: Locator
  readonly controls: Locator
  readonly felt: Locator

  constructor(readonly page: Page) {
    this.players = page.getByRole('list', { name: 'Players' })
    this.line = page.getByRole('region', { name: /^The (caravan|train|arms|line)$/ })
    this.story = page.getByRole('region', { name: 'Last entry' })
    this.felt = page.locator('[data-felt]')
    this.controls = page.getByRole('navigation', { name: 'Big screen' })
  }

  async ready(): Promise<this> {
    await this.story.waitFor()
    return this
  }

  player(name: string): Locator {
    return this.players.getByRole('listitem').filter({ has: this.page.getByText(name, { exact: true }) })
  }

  /** Whose turn is shown. */
  async expectTurn(name: string): Promise<void> {
    await this.player(name).and(this.page.locator('[aria-current]')).waitFor()
  }

  async says(sentence: string | RegExp): Promise<void> {
    await this.story.getByText(sentence).first().waitFor()
  }
}

/** Presses what opens the big screen of the match that is on a page, or its form for a stream. */
export async function pressBigScreen(page: Page, form: 'Big screen' | 'Stream overlay' = 'Big screen'): Promise<void> {
  await fromMore(page, 'Big screen')
  await page.getByRole('dialog', { name: 'Big screen' }).getByRole('link', { name: form }).click()
  await page.keyboard.press('Escape')
}

/** The big screen of the match that is on a page, opened from its menu in a second window. */
export async function openBigScreen(page: Page): Promise<BigScreenPage> {
  const second = page.waitForEvent('popup')
  await pressBigScreen(page)
  return new BigScreenPage(await second).ready()
}
