import type { Page } from 'playwright-core'

/** Goes to a page by the ways at the top, which are behind a button where the window is narrow. */
export async function goTo(page: Page, name: string): Promise<void> {
  const pages = page.getByRole('navigation', { name: 'Main menu' })
  const link = pages.getByRole('link', { name })
  const menu = pages.getByRole('button', { name: 'Menu' })
  await link.or(menu).first().waitFor()
  if ((await menu.isVisible()) && !(await link.isVisible())) await menu.click()
  await link.click()
}
