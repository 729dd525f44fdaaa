import type { Locator, Page } from 'playwright-core'
import { goTo } from './ways'

/** The section for backups of the page "Data", as a person finds it. */
export class BackupPart {
  readonly section: Locator
  readonly alert: Locator
  readonly folder: Locator
  readonly dialog: Locator

  constructor(readonly page: Page) {
    this.section = page.getByRole('region', { name: 'Backup' })
    this.alert = this.section.getByRole('alert')
    this.folder = this.section.getByRole('textbox', { name: 'Folder for backups' })
    this.dialog = page.getByRole('dialog')
  }

  async visit(): Promise<this> {
    await goTo(this.page, 'Data')
    await this.section.getByText(/^Automatic backups on this computer/).waitFor()
    return this
  }

  async press(name: string): Promise<void> {
    await this.section.getByRole('button', { name, exact: true }).click()
  }

  async rememberFolder(path: string): Promise<void> {
    await this.folder.fill(path)
    await this.press('Remember this folder')
  }

  /** Opens a list and looks at the latest backup in it. */
  async lookAtLatest(list: 'Automatic backups' | 'Backups in that folder'): Promise<void> {
    await this.askForLatest(list)
    await this.dialog.waitFor()
  }

  /** The same where it may be refused. */
  async askForLatest(list: 'Automatic backups' | 'Backups in that folder'): Promise<void> {
    const lines = this.section.getByRole('list', { name: list })
    if (!(await lines.isVisible())) await this.section.locator('summary').filter({ hasText: list }).click()
    await lines.getByRole('button').first().click()
  }

  async chooseFile(path: string): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await this.press('Choose a backup file …')
    await (await chooser).setFiles(path)
  }

  /** What the preview counts, by row: `Matches` → not here, the same, older, newer. */
  async counts(): Promise<Readonly<Record<string, readonly string[]>>> {
    const rows = await this.dialog.getByRole('row').all()
    const read = rows.slice(1).map(async (row) => [await row.getByRole('rowheader').innerText(), await row.getByRole('cell').allInnerTexts()] as const)
    return Object.fromEntries(await Promise.all(read))
  }
}
