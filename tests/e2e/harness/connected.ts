import type { Page } from 'playwright-core'

/** Waits until a page that has lost its host has it again. */
export async function untilConnected(page: Page): Promise<void> {
  await page.locator('[data-told="lost"], [data-told="refused"]').waitFor({ state: 'detached' })
}
