import type { Locator, Page } from 'playwright-core'
import { photoPath, type PictureFile } from '../harness/pictures'
import { onceRead, READING_MS, soon } from '../harness/soon'
import { FACES } from './dice'
import { fromMore } from './more'

const READING = /^Tile\s+(\d+-\d+)/

/** A photo: where the picture comes from, and what was read in it. */
export class PhotoDialog {
  readonly dialog: Locator
  readonly fileButton: Locator
  readonly cameraButton: Locator
  readonly cameraOff: Locator
  readonly whichCamera: Locator
  readonly found: Locator
  readonly print: Locator

  constructor(
    readonly page: Page,
    title: string | RegExp,
  ) {
    this.dialog = page.getByRole('dialog', { name: title })
    // from now on, so that a chooser opened by a key pressed at once is not missed
    page.on('filechooser', () => undefined)
    this.fileButton = this.dialog.getByRole('button', { name: /^Choose picture/ })
    this.cameraButton = this.dialog.getByRole('button', { name: 'Use camera' })
    this.cameraOff = this.dialog.getByRole('button', { name: 'Turn camera off' })
    this.whichCamera = this.dialog.getByRole('combobox', { name: 'Camera' })
    this.found = this.dialog.getByRole('list', { name: 'Tiles found' })
    this.print = this.dialog.getByRole('combobox', { name: 'Your tiles have' })
  }

  /** Gives a picture through the file chooser. */
  async choose(picture: PictureFile | string): Promise<void> {
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), this.fileButton.click()])
    await chooser.setFiles(typeof picture === 'string' ? photoPath(picture) : picture)
  }

  /** Says what is on the tiles. */
  async tilesWith(print: 'pips' | 'numbers'): Promise<void> {
    await this.print.selectOption(print)
  }

  /** Copies a PNG and pastes it, as from another program. */
  async paste({ buffer }: PictureFile): Promise<void> {
    await this.page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })])
    }, buffer.toString('base64'))
    await this.page.keyboard.press('Control+v')
  }

  /** Drops a picture on the dialog. */
  async drop({ name, mimeType, buffer }: PictureFile): Promise<void> {
    const dataTransfer = await this.page.evaluateHandle(
      ([title, type, base64]) => {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
        const transfer = new DataTransfer()
        transfer.items.add(new File([bytes], title, { type }))
        return transfer
      },
      [name, mimeType, buffer.toString('base64')] as const,
    )
    for (const event of ['dragenter', 'dragover', 'drop']) await this.fileButton.dispatchEvent(event, { dataTransfer })
  }

  /** The tiles found in the photo, each as it was read. */
  async readings(): Promise<readonly string[]> {
    return (await this.names()).map((name) => READING.exec(name)?.[1] ?? name)
  }

  /** What the app says of each tile found: `Tile 5-0 just played, sure`. */
  names(): Promise<readonly string[]> {
    return this.found.getByRole('button').evaluateAll((all) => all.map((card) => card.textContent ?? ''))
  }

  /** The tiles about which the reading is not sure. */
  async unsure(): Promise<readonly string[]> {
    return (await this.names()).filter((name) => name.includes('not sure')).map((name) => READING.exec(name)?.[1] ?? name)
  }

  card(tile: string): Locator {
    return this.found.getByRole('button', { name: new RegExp(`^Tile ${tile}(,| )`) })
  }

  /** Why nothing could be read, or an empty text. */
  async refusal(): Promise<string> {
    return (await this.dialog.getByRole('alert').allTextContents()).join(' ')
  }

  /** Taps a tile that was read, to correct it. */
  async openCorrection(tile: string): Promise<Locator> {
    await this.card(tile).click()
    const chooser = this.dialog.getByRole('group', { name: /^Which tile is this\?/ })
    await chooser.waitFor()
    return chooser
  }

  /** Says that what was read as one tile is another. */
  async correct(read: string, right: string): Promise<void> {
    const chooser = await this.openCorrection(read)
    const likely = chooser.getByRole('button', { name: new RegExp(`^${right},`) })
    if ((await likely.count()) > 0) await likely.click()
    else await chooser.getByRole('combobox', { name: 'Another tile' }).selectOption(right)
  }

  /** Says that what was read as a tile is none. */
  async nothingThere(read: string): Promise<void> {
    const chooser = await this.openCorrection(read)
    await chooser.getByRole('button', { name: 'No tile here' }).click()
  }

  /** Confirms what was read, by the words of the button; the dialog closes. */
  async use(words: string): Promise<void> {
    await this.dialog.getByRole('button', { name: words, exact: true }).click()
    await this.dialog.waitFor({ state: 'detached' })
  }

  /** How large the photo is shown. */
  async pictureSize(): Promise<{ readonly width: number; readonly height: number }> {
    const box = await this.dialog.getByRole('img', { name: /^The photo and/ }).boundingBox()
    if (box === null) throw new Error('The photo is not to be seen')
    return box
  }

  async leave(how: 'Escape' | 'button'): Promise<void> {
    if (how === 'Escape') await this.page.keyboard.press('Escape')
    else await this.dialog.getByRole('button', { name: 'Enter by hand' }).click()
    await this.dialog.waitFor({ state: 'detached' })
  }

  async startCamera(): Promise<void> {
    await this.cameraButton.click()
  }

  /** How high the camera's picture is in its own pixels; 0 before it has come. */
  pictureHeight(): Promise<number> {
    return this.dialog.getByLabel('Camera view').evaluate((video: HTMLVideoElement) => video.videoHeight)
  }

  cameras(): Promise<readonly string[]> {
    return this.whichCamera.getByRole('option').allTextContents()
  }

  async chooseCamera(name: string): Promise<void> {
    await this.whichCamera.selectOption({ label: name })
  }

  /** The camera that is chosen, by its name. */
  cameraInUse(): Promise<string> {
    return this.whichCamera.locator('option:checked').innerText()
  }
}

/** The photo of a play: what is about to be entered, and at which end. */
export class PlayPhoto extends PhotoDialog {
  /** Enters the play, or says that there is none yet. */
  readonly enterButton: Locator
  readonly keepBox: Locator

  constructor(page: Page) {
    super(page, /^Photo of .*’s (?:tile|lead)$/)
    this.keepBox = this.dialog.getByRole('checkbox', { name: 'Save photo with this entry' })
    this.enterButton = this.dialog.getByRole('button', { name: /^Enter (?:play|\d+-\d+)/ })
  }

  /** Waits until a play is ready to be entered. */
  async expectProposed(tile: string, where?: string): Promise<void> {
    await onceRead(async () => (await this.enterButton.textContent()) ?? '').toMatch(new RegExp(`^Enter ${tile}\\b,? ?${where ?? ''}`, 'i'))
    await soon(() => this.enterButton.isEnabled()).toBe(true)
  }

  /** Waits until a tile is seen as new, whether or not its end is. */
  async expectSeen(tile: string): Promise<void> {
    await this.dialog.getByText(`New tile: ${tile}`, { exact: true }).waitFor({ timeout: READING_MS })
  }

  async canEnter(): Promise<boolean> {
    return (await this.enterButton.count()) > 0 && (await this.enterButton.isEnabled())
  }

  /** Enters what is proposed; the dialog closes. */
  async enter(): Promise<void> {
    await this.enterButton.click()
    await this.dialog.waitFor({ state: 'detached' })
  }
}

/** The photo of a throw, and the dice as they will be set. */
export class DicePhoto extends PhotoDialog {
  constructor(page: Page) {
    super(page, 'Dice')
  }

  /** The faces that are set, pair by pair; those left open are not among them. */
  async dice(): Promise<{ readonly flower: readonly number[]; readonly scorpion: readonly number[] }> {
    return { flower: await this.facesOf('Flower'), scorpion: await this.facesOf('Scorpion') }
  }

  private async facesOf(pair: string): Promise<readonly number[]> {
    const dice = this.dialog.getByRole('button', { name: new RegExp(`^${pair}, (first|second) die, `) })
    const names = await dice.evaluateAll((all) => all.map((die) => die.getAttribute('aria-label') ?? ''))
    return names.map((name) => FACES.indexOf(name.split(', ').at(-1) ?? ''))
  }

  /** Says yes to each pair that is asked about. */
  async sayYesToDoubts(): Promise<void> {
    const yes = this.dialog.getByRole('button', { name: /^Yes, / })
    while ((await yes.count()) > 0) await yes.first().click()
  }
}

export const photoButton = (page: Page): Locator => page.getByRole('button', { name: 'Take photo', exact: true })

/** Opens the photo of the next play. */
export async function openPhoto(page: Page): Promise<PlayPhoto> {
  await photoButton(page).click()
  const photo = new PlayPhoto(page)
  await photo.dialog.waitFor()
  return photo
}

/** Opens the photo of a hand, from where the hand is asked for. */
export async function openHandPhoto(page: Page, name: string): Promise<PhotoDialog> {
  await page.getByRole('button', { name: `Take photo of ${name}’s hand` }).click()
  const photo = new PhotoDialog(page, `${name}’s hand`)
  await photo.dialog.waitFor()
  return photo
}

/** Opens the photo of the dice, from where they are set. */
export async function openDicePhoto(page: Page): Promise<DicePhoto> {
  await page.getByRole('button', { name: 'Take photo of dice' }).click()
  const photo = new DicePhoto(page)
  await photo.dialog.waitFor()
  return photo
}

/** The table of a round that is already under way: its line, whose turn it is, and what everyone holds and has. */
export class LinePhoto extends PhotoDialog {
  readonly line: Locator
  readonly beginButton: Locator

  constructor(page: Page) {
    super(page, 'Start in the middle of a round')
    this.line = this.dialog.getByRole('textbox', { name: /^The (?:line|spinner)/ })
    this.beginButton = this.dialog.getByRole('button', { name: /^Continue (?:with|from here)/ })
  }

  static async open(page: Page): Promise<LinePhoto> {
    await fromMore(page, 'Round already started')
    const photo = new LinePhoto(page)
    await photo.dialog.waitFor()
    return photo
  }

  async nextIs(name: string): Promise<void> {
    await this.dialog.getByRole('group', { name: 'Whose turn is it?' }).getByRole('radio', { name }).check()
  }

  async set(label: string, value: string): Promise<void> {
    await this.dialog.getByRole('spinbutton', { name: label }).fill(value)
  }

  /** Continues from here, with so many tiles on the table. */
  async begin(tiles: number): Promise<void> {
    await soon(async () => (await this.beginButton.textContent()) ?? '').toBe(`Continue with ${tiles} tiles on the table`)
    await this.beginButton.click()
    await this.dialog.waitFor({ state: 'detached' })
  }
}
