import type { Locator, Page } from 'playwright-core'
import { goTo } from './ways'

/** The section for backups of the Files page, as a person finds it. */
export class BackupPart {
  readonly section: Locator
  readonly alert: Locator
  readonly folder: Locator
  readonly dialog: Locator

  constructor(readonly page: Page) {
    this.section = page.getByRole('region', { name: 'Backup' })
    this.alert = this.section.getByRole('alert')
    this.folder = this.section.getByRole('textbox', { name: 'Backup folder' })
    this.dialog = page.getByRole('dialog')
  }

  async visit(): Promise<this> {
    await goTo(this.page, 'Files')
    await this.section.getByText(/^Automatic backups on this computer/).waitFor()
    return this
  }

  async press(name: string): Promise<void> {
    await this.section.getByRole('button', { name, exact: true }).click()
  }

  async rememberFolder(path: string): Promise<void> {
    if (!(await this.folder.isVisible())) await this.section.locator('summary').filter({ hasText: 'Back up to a folder' }).click()
    await this.folder.fill(path)
    await this.press('Save folder')
  }

  /** Opens the list of the folder and looks at the latest backup in it. */
  async lookAtLatest(): Promise<void> {
    await this.askForLatest()
    await this.dialog.waitFor()
  }

  /** Looks at an automatic backup, counted from the oldest: younger ones are added while the host runs. */
  async lookAtAutomatic(nth: number): Promise<void> {
    const lines = await this.#opened('Automatic backups')
    // counted by the page when it is clicked
    await lines.locator(`xpath=(.//button)[last() - ${nth}]`).click()
    await this.dialog.waitFor()
  }

  /** The same where it may be refused. */
  async askForLatest(): Promise<void> {
    await (await this.#opened('Backups in your folder')).getByRole('button').first().click()
  }

  async #opened(list: string): Promise<Locator> {
    const lines = this.section.getByRole('list', { name: list })
    if (!(await lines.isVisible())) await this.section.locator('summary').filter({ hasText: list }).click()
    return lines
  }

  async chooseFile(path: string): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await this.press('Choose backup file…')
    await (await chooser).setFiles(path)
  }

  /** What the preview counts, by row: `Matches` → not here, the same, older, newer. */
  async counts(): Promise<Readonly<Record<string, readonly string[]>>> {
    const rows = await this.dialog.getByRole('row').all()
    const read = rows.slice(1).map(async (row) => [await row.getByRole('rowheader').innerText(), await row.getByRole('cell').allInnerTexts()] as const)
    return Object.fromEntries(await Promise.all(read))
  }
}
