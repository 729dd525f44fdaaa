import type { Locator, Page } from 'playwright-core'
import { soon } from '../harness/soon'

/** The three cards on what Caravan does. */
export class IntroductionCards {
  readonly cards: Locator
  readonly next: Locator
  readonly back: Locator
  readonly putAway: Locator
  readonly example: Locator

  constructor(readonly page: Page) {
    this.cards = page.getByRole('region', { name: 'What Caravan does' })
    this.next = this.cards.getByRole('button', { name: /^(Next|Start)$/ })
    this.back = this.cards.getByRole('button', { name: 'Back' })
    this.putAway = this.cards.getByRole('button', { name: 'Skip' })
    this.example = page.getByRole('link', { name: 'See an example match' })
  }

  async expectCard(card: number, heading: string): Promise<void> {
    await this.cards.getByText(`Card ${card} of 3`).waitFor()
    await soon(() => this.cards.getByRole('heading').allInnerTexts()).toEqual([heading])
  }
}
