import type { Page } from 'playwright-core'

/** Leads a double of a round in which nobody leads yet: the tile, then the name. */
export async function leadDouble(page: Page, tile: string, name: string): Promise<void> {
  await page.getByRole('button', { name: tile, exact: true }).click()
  const names = page.getByRole('group', { name: `Who leads ${tile}?` })
  await names.getByRole('button', { name }).click()
  await names.waitFor({ state: 'detached' })
}
