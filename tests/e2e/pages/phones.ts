import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { soon } from '../harness/soon'
import { fromMore } from './more'

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

/** A page that came unencrypted may not isolate itself, and says so. */
export const UNENCRYPTED = /Cross-Origin-Opener-Policy header has been ignored/

/** What opens windows. */
interface Opening {
  readonly open: (options?: BrowserContextOptions, at?: string) => Promise<Page>
}

/** A phone that joined by the code, in the seat of someone; the dialog on the computer is closed again. */
export async function joinAs(
  seat: string,
  page: Page,
  windows: Opening,
  { name, window = PHONE }: { readonly name?: string; readonly window?: BrowserContextOptions } = {},
): Promise<PhonePage> {
  const phones = await (await new PhonesDialog(page).open()).ready()
  const phone = new PhonePage(await windows.open(window, await phones.url()))
  await phone.giveCode(await phones.code())
  await phone.sit(seat, name)
  await phones.close()
  return phone
}

/** The dialog on the computer that lets phones join. */
export class PhonesDialog {
  readonly dialog: Locator

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Phones' })
  }

  async open(): Promise<this> {
    await fromMore(this.page, 'Phones')
    await this.dialog.waitFor()
    return this
  }

  /** Lets phones join, unless they already can. */
  async ready(): Promise<this> {
    const closed = this.dialog.getByRole('button', { name: 'Let phones join' })
    const code = this.dialog.getByRole('img', { name: /^QR code/ })
    await closed.or(code).first().waitFor()
    if (await closed.isVisible()) await closed.click()

    await code.waitFor()
    return this
  }

  async openTable(): Promise<this> {
    await this.dialog.getByRole('button', { name: 'Let phones join' }).click()
    await this.dialog.getByRole('img', { name: /^QR code/ }).waitFor()
    return this
  }

  async code(): Promise<string> {
    return this.dialog.locator('[data-code]').innerText()
  }

  async url(): Promise<string> {
    return this.dialog.getByText(/^http:\/\/[\d.]+:\d+\/$/).innerText()
  }

  device(name: string): Locator {
    return this.dialog.getByRole('listitem').filter({ has: this.page.getByRole('button', { name: `Remove ${name}`, exact: true }) })
  }

  async role(name: string, role: 'viewer' | 'player' | 'scorer' | 'host'): Promise<void> {
    await this.device(name)
      .getByRole('combobox', { name: `${name}’s role` })
      .selectOption(role)
  }

  async seat(name: string, seat: string): Promise<void> {
    await this.device(name)
      .getByRole('combobox', { name: `${name}’s seat` })
      .selectOption({ label: seat })
  }

  async remove(name: string): Promise<void> {
    await this.device(name)
      .getByRole('button', { name: `Remove ${name}` })
      .click()
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape')
    await this.dialog.waitFor({ state: 'detached' })
  }
}

/** A phone: the way in, and the table as it shows it. */
export class PhonePage {
  readonly players: Locator
  readonly line: Locator
  readonly entry: Locator
  readonly alert: Locator

  constructor(readonly page: Page) {
    this.players = page.getByRole('list', { name: 'Players' })
    this.line = page.getByRole('region', { name: /^The (caravan|train|arms|line)$/ })
    this.entry = page.getByRole('region', { name: 'Entry' })
    this.alert = page.getByRole('alert')
  }

  async giveCode(code: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Code' }).fill(code)
    await this.page.getByRole('button', { name: 'Next' }).click()
  }

  /** Takes a seat by the name that stands there, or `I’m just watching`. */
  async sit(seat: string, name?: string): Promise<this> {
    await this.page.getByRole('radio', { name: seat, exact: true }).check()
    if (name !== undefined) await this.page.getByRole('textbox', { name: 'Your name' }).fill(name)

    await this.page.getByRole('button', { name: 'Join' }).click()
    // where no line is kept, the sheet has the players
    await this.players.or(this.page.getByRole('table', { name: 'Score sheet' })).waitFor()
    return this
  }

  get takeBack(): Locator {
    return this.page.getByRole('button', { name: /^Undo: / })
  }

  get undo(): Locator {
    return this.page.getByRole('button', { name: /^Undo/ })
  }

  /** Plays a tile with two taps on it, in the row of an end: `left`, `right`, an arm. */
  async tap(tile: string, end?: string): Promise<void> {
    await this.tile(tile, end).tap()
    await this.tile(tile, end).tap()
  }

  /** A tile of the tray; where it stands in two rows, in the one of an end, else in the first. */
  tile(tile: string, end?: string): Locator {
    const name = end === undefined ? `^${tile}(,|$)` : `^${tile}, (.*\\b${end}\\b|both ends)`
    return this.entry
      .locator('[data-tray]')
      .getByRole('button', { name: new RegExp(name) })
      .first()
  }

  /** An end of the line that the chosen tile can be played at, where it has to be said which: `Left end`, `Arm 2`. */
  end(where: string): Locator {
    return this.line.getByRole('button', { name: new RegExp(`^${where} .*: play `) })
  }

  /** Plays what is chosen. */
  get play(): Locator {
    return this.entry.getByRole('button', { name: /^Play \d/ })
  }

  /** Waits until a sentence can be seen. What was only said aloud stays on the page for seconds, and would still be that of an earlier turn. */
  async says(sentence: string | RegExp): Promise<void> {
    const said = this.page.getByText(sentence).and(this.page.locator(':not(.visually-hidden, .visually-hidden *)')).filter({ visible: true }).first()
    await said.waitFor().catch(async (cause: unknown) => {
      throw new Error(`The phone says no “${String(sentence)}”, but:\n${await this.page.locator('body').innerText()}`, { cause })
    })
  }

  laid(): Promise<readonly string[]> {
    return this.line
      .getByRole('list')
      .first()
      .getByRole('listitem')
      .evaluateAll((all) => all.map((tile) => tile.textContent ?? ''))
  }

  async expectLaid(count: number): Promise<void> {
    await soon(async () => (await this.laid()).length).toBe(count)
  }
}
