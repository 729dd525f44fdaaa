import type { Locator, Page } from 'playwright-core'
import type { PageWords } from '../../../src/renderer/messages/page-words'

/** A dispute that one tile decides: without Rose's double Tom wins. */
export const ONE_TILE_DECIDES = 'position flower-and-scorpion; Rose holds 2-2 4-1, Tom holds 5-5 6-1; ends 3 3; flower 6-6, scorpion 5-2'

/** Fills the page in from a line of text, in the language of `words`. */
export async function pasteLine(page: Page, line: string, words: PageWords['oneLine']): Promise<void> {
  await page.locator('[data-tools]').getByRole('button', { expanded: false }).click()
  await page.getByRole('button', { name: words.settle.paste }).click()
  const dialog = page.getByRole('dialog', { name: words.settle.title })
  await dialog.getByRole('textbox', { name: words.label }).fill(line)
  await dialog.getByRole('button', { name: words.settle.fill }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** The page Settle a dispute: the entries and the answer. */
export class SettlePage {
  readonly heading: Locator
  readonly answer: Locator
  /** The answer in one line, as it is said. */
  readonly line: Locator
  readonly game: Locator
  readonly pad: Locator
  readonly text: Locator

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Settle a dispute' })
    this.answer = page.getByRole('region', { name: 'Ruling' })
    this.line = page
      .getByRole('status')
      .filter({ hasText: /wins|^Add / })
      .last()
    this.game = page.getByRole('combobox', { name: 'Game' })
    this.pad = page.getByRole('group', { name: 'All tiles' })
    this.text = page.getByRole('textbox', { name: /^The (?:line from|spinner)/ })
  }

  /** What is rarely done, one tap away. */
  async more(name: string): Promise<void> {
    await this.page.locator('[data-tools]').getByRole('button', { name: 'More' }).click()
    await this.page.getByRole('button', { name }).click()
  }

  /** Opens what is entered: the table, the dice, or someone's hand. */
  step(name: string): Locator {
    const what = name === 'Table' ? /^(?:Add|Change) the tiles on the table$/ : name === 'Dice' ? /(?:Set|Change) the dice$/ : `Add tiles to ${name}’s hand`
    return this.page.getByRole('button', { name: what, exact: true })
  }

  name(seat: number): Locator {
    return this.page.getByLabel(`Seat ${seat}`, { exact: true })
  }

  end(name: string): Locator {
    return this.page.getByRole('combobox', { name, exact: true })
  }

  hand(name: string): Locator {
    return this.page.getByRole('list', { name: `${name}’s tiles` })
  }

  /** What is in a hand so far. */
  async tilesOf(name: string): Promise<readonly string[]> {
    const names = await this.hand(name)
      .getByRole('button')
      .evaluateAll((all) => all.map((tile) => tile.getAttribute('aria-label') ?? ''))
    return names.map((tile) => /^\d+-\d+/.exec(tile)?.[0] ?? tile)
  }

  /** Goes to a hand and taps its tiles. */
  async show(name: string, ...tiles: readonly string[]): Promise<void> {
    await this.step(name).click()
    for (const tile of tiles) await this.pad.getByRole('button', { name: new RegExp(`^${tile}(,|$)`) }).click()
  }

  /** What the other rules say, a line each: the rule, and who would win what. */
  async others(): Promise<readonly string[]> {
    const rows = this.answer.getByRole('region', { name: 'Under other rules' }).locator('tbody tr')
    return rows.evaluateAll((all) =>
      all.map((row) =>
        [...row.children]
          .slice(0, 2)
          .map((cell) => (cell.textContent ?? '').trim())
          .join(' | '),
      ),
    )
  }

  /** Waits until the answer says it; the error has what it says instead. */
  async says(text: string | RegExp): Promise<void> {
    try {
      await this.answer.getByText(text).first().waitFor()
    } catch (cause) {
      throw new Error(`The answer does not say ${String(text)}, but: ${await this.answer.innerText()}`, { cause })
    }
  }
}
