import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Windows } from '../harness/test'
import { PHONE } from './phones'

/** Where phones check in at an evening. */
export interface CheckIn {
  readonly address: string
  readonly code: string
}

/** Begins an evening at the game cabinet’s rules, at which people check in by phone. */
export async function beginByPhone(page: Page): Promise<CheckIn> {
  await page.evaluate(() => (window.location.hash = '/evening'))
  await page.getByRole('radio', { name: '2' }).check({ force: true })
  await page.getByRole('combobox', { name: 'Rule set' }).selectOption('bergen-game-cabinet')
  await page.getByRole('button', { name: 'Begin game night' }).click()
  const card = page.getByRole('region', { name: 'Check in by phone' })
  await card.getByRole('button', { name: 'Let phones join' }).click()
  const address = await card.getByText(/^http:/).innerText()
  return { address, code: await card.locator('[data-code]').innerText() }
}

/** A phone whose person has checked in. */
export async function checkIn(name: string, { address, code }: CheckIn, windows: Windows, window: BrowserContextOptions = PHONE): Promise<Page> {
  const phone = await windows.open(window, address)
  await phone.getByRole('textbox', { name: 'Code' }).fill(code)
  await phone.getByRole('button', { name: 'Next' }).click()
  await phone.getByRole('textbox', { name: /name/ }).last().fill(name)
  await phone.getByRole('button', { name: 'Check in' }).click()
  await phone.getByText('You’re checked in.').waitFor()
  return phone
}
