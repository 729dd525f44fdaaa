import type { Locator, Page } from 'playwright-core'
import type { Box } from '#shared/watch/grey'
import { boxOf } from '../harness/measure'
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
    await photo.dialog.getByRole('link', { name: 'Let camera keep score' }).click()
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

  /** Puts the frame of the face-down tiles over a part of the picture, in shares of it, with the mouse: a drag of it, and one of its corner. */
  async frame({ left, top, right, bottom }: Box): Promise<void> {
    await this.page.getByRole('button', { name: /^Count the face-down tiles/ }).click()
    const grip = this.picture.getByRole('button', { name: /^Frame of the face-down tiles/ })
    const corner = this.picture.getByRole('button', { name: /^Size of the frame/ })
    const video = await boxOf(this.picture.locator('video'))
    const shape = await this.picture.locator('video').evaluate((element: HTMLVideoElement) => element.videoWidth / element.videoHeight)
    const [width, height] = [Math.min(video.width, video.height * shape), Math.min(video.height, video.width / shape)]
    const at = (x: number, y: number) => ({ x: video.x + (video.width - width) / 2 + x * width, y: video.y + (video.height - height) / 2 + y * height })
    const drag = async (what: Locator, by: { readonly x: number; readonly y: number }): Promise<void> => {
      const from = await boxOf(what)
      const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
      await this.page.mouse.move(x, y)
      await this.page.mouse.down()
      await this.page.mouse.move(x + by.x, y + by.y, { steps: 4 })
      await this.page.mouse.up()
    }
    const before = await boxOf(grip)
    const [start, end] = [at(left, top), at(right, bottom)]
    await drag(grip, { x: start.x - before.x, y: start.y - before.y })
    await drag(corner, { x: end.x - start.x - before.width, y: end.y - start.y - before.height })
  }

  async expectAsked(question: RegExp): Promise<void> {
    await this.asks.getByText(question).waitFor({ timeout: READING_MS })
  }

  async answer(button: string): Promise<void> {
    await this.asks.getByRole('button', { name: button, exact: true }).click()
  }
}
