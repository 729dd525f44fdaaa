import type { Locator, Page } from 'playwright-core'

/** How far what stands at a side is turned, so that the people there read it upright. */
const TURNS = { bottom: 'none', left: '90deg', top: '180deg', right: '-90deg' } as const
type Side = keyof typeof TURNS

/** A match on a tablet that lies flat between its players. */
export class FlatTable {
  constructor(readonly page: Page) {}

  /** The side that a player reads, with their score and, in their turn, what they can play. */
  side(name: string): Locator {
    return this.page.locator('[data-side]').filter({ has: this.page.getByTitle(name, { exact: true }) })
  }

  /** Plays the first tile that the player whose turn it is can play, at their own side: the same tap twice. */
  async playFirst(name: string): Promise<void> {
    const tile = this.side(name).locator('[data-tray] button').first()
    await tile.tap()
    await tile.tap()
  }

  async laid(): Promise<number> {
    return this.page.locator('[data-felt] [data-laid]').count()
  }

  /** Sides that do not lie at their edge of the tablet, or are not turned to the people there. */
  async turnedAway(): Promise<readonly string[]> {
    const found = await this.page.locator('[data-side]:has([data-seat])').evaluateAll((sides) =>
      sides.map((side) => {
        const { left, right, top, bottom } = side.getBoundingClientRect()
        const gaps = { left, top, right: innerWidth - right, bottom: innerHeight - bottom }
        const at = Object.entries(gaps).filter(([, gap]) => Math.abs(gap) < 1)
        return { side: (side as HTMLElement).dataset['side'] as string, turn: getComputedStyle(side).rotate, at: at.map(([edge]) => edge) }
      }),
    )
    return found.filter(({ side, turn, at }) => turn !== TURNS[side as Side] || !at.includes(side)).map(({ side, turn }) => `${side} is turned by ${turn}`)
  }

  /** Controls, scores, names and tiles that something else lies on, or that are not in the window. */
  covered(): Promise<readonly string[]> {
    return this.page.evaluate(() => {
      const parts = [...document.querySelectorAll<HTMLElement>('main button, [data-side] [data-score], [data-side] [title]')]
      const over = parts
        .filter((part) => part.checkVisibility())
        .filter((part) => {
          const { x, y, width, height } = part.getBoundingClientRect()
          const there = document.elementFromPoint(x + width / 2, y + height / 2)
          return there === null || !(part.contains(there) || there.contains(part))
        })
        .map((part) => part.ariaLabel ?? part.textContent ?? '')
      const felt = document.querySelector('[data-felt]')
      const tiles = [...document.querySelectorAll('[data-felt] [data-laid]')].filter((tile) => {
        const { x, y, width, height } = tile.getBoundingClientRect()
        return felt?.contains(document.elementFromPoint(x + width / 2, y + height / 2)) !== true
      })
      return [...over, ...tiles.map(() => 'a tile that is laid')]
    })
  }
}
