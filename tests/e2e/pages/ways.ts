import type { Locator, Page } from 'playwright-core'

/** The ways to all pages. */
export const waysIn = (page: Page): Locator => page.getByRole('navigation', { name: 'Main menu' })

/** What opens the ways that are not in sight: all of them where a menu has them, those without a tab on a phone. */
const openerIn = (page: Page): Locator => waysIn(page).getByRole('button', { name: /^(Menu|More)$/ })

/** The way to a page, once it is in sight: in the column, as a tab, or in what `Menu` or `More` has opened. */
export async function wayTo(page: Page, name: string, open = (opener: Locator): Promise<void> => opener.press('Enter')): Promise<Locator> {
  const link = waysIn(page).getByRole('link', { name, exact: true })
  const opener = openerIn(page)
  await link.or(opener).first().waitFor()
  if (!(await link.first().isVisible())) await open(opener)
  return link.first()
}

/** Goes to a page by the ways to all of them. */
export async function goTo(page: Page, name: string): Promise<void> {
  await (await wayTo(page, name)).click()
}
