import type { Locator, Page } from 'playwright-core'

/** Opens what is behind More on the match page, and gives it. */
export async function openMore(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^More/ }).click()
  const more = page.getByRole('dialog', { name: 'More' })
  await more.waitFor()
  return more
}

/** Presses something behind More by its name. */
export async function fromMore(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
  const more = await openMore(page)
  await more.getByRole(role, { name }).click()
}

/** Presses something in the list of what can go wrong at a table. */
export async function fromMistakes(page: Page, name: string | RegExp): Promise<void> {
  await fromMore(page, 'Something went wrong')
  await page.getByRole('dialog', { name: 'What went wrong?' }).getByRole('button', { name }).click()
}
