import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from 'playwright-core'
import { present } from '#shared/kernel/assert'
import { goTo } from './ways'

/** The page of the stored data. */
export class FilesPage {
  readonly exchange: Locator
  readonly chooser: Locator
  readonly refusals: Locator

  constructor(readonly page: Page) {
    this.exchange = page.getByRole('region', { name: 'Export and import' })
    this.chooser = this.exchange.locator('input[type="file"]')
    this.refusals = this.exchange.getByRole('region', { name: 'Not imported' })
  }

  async visit(): Promise<this> {
    await goTo(this.page, 'Files')
    await this.exchange.waitFor()
    return this
  }

  async takeOut(name: string): Promise<Download> {
    return downloaded(this.page, this.exchange.getByRole('button', { name, exact: true }))
  }

  async bringIn(...files: readonly string[]): Promise<void> {
    await this.chooser.setInputFiles([...files])
  }

  /** What the import reported at its end, one line each. */
  async report(): Promise<readonly string[]> {
    const ended = this.exchange.getByRole('status').filter({ hasText: /Import finished|You stopped the import|the import stopped/ })
    await ended.waitFor({ timeout: 60_000 })
    return ended.getByRole('listitem').allTextContents()
  }

  refusalRows(): Promise<readonly string[]> {
    return this.refusals.locator('tbody tr').allTextContents()
  }
}

/** Presses a button that saves a file. */
export async function downloaded(page: Page, button: Locator): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return present(download, 'a download was waited for')
}

export async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8')
}
