import type { Locator, Page } from 'playwright-core'
import { READING_MS } from '../harness/soon'
import { openPhoto } from './photo'

/** The page on which a camera keeps the score. */
export class CameraTable {
  readonly picture: Locator
  readonly asks: Locator
  readonly events: Locator
  readonly status: Locator

  constructor(readonly page: Page) {
    this.picture = page.getByRole('region', { name: 'The table as the camera sees it' })
    this.asks = page.getByRole('region', { name: 'Caravan asks' })
    this.events = page.getByRole('region', { name: 'What happened' }).getByRole('listitem')
    this.status = this.picture.getByRole('status')
  }

  /** From the photo of the next play. */
  static async open(page: Page): Promise<CameraTable> {
    const photo = await openPhoto(page)
    await photo.dialog.getByRole('link', { name: 'Camera keeps score' }).click()
    const table = new CameraTable(page)
    await table.picture.waitFor()
    return table
  }

  /** How long a sure play waits: as many steps from “at once”. */
  async waits(steps: number): Promise<void> {
    const slider = this.page.getByRole('slider', { name: 'Wait before entering' })
    await slider.press('Home')
    for (let step = 0; step < steps; step++) await slider.press('ArrowRight')
  }

  async expectSeen(tiles: number): Promise<void> {
    await this.status.getByText(tiles === 1 ? '1 tile seen' : `${tiles} tiles seen`).waitFor({ timeout: READING_MS })
  }

  async expectAsked(question: RegExp): Promise<void> {
    await this.asks.getByText(question).waitFor({ timeout: READING_MS })
  }

  async answer(button: string): Promise<void> {
    await this.asks.getByRole('button', { name: button, exact: true }).click()
  }
}
