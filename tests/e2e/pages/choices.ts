import type { Locator } from 'playwright-core'

/** One of several, by tapping its words as a person does: the radio button itself may be drawn away. */
export async function choose(within: Locator, name: string | RegExp): Promise<void> {
  const option = within.page().getByRole('radio', typeof name === 'string' ? { name, exact: true } : { name })
  await within.locator('label').filter({ has: option }).click()
}

/** Whether it is the one that is chosen. */
export function isChosen(within: Locator, name: string): Promise<boolean> {
  return within.getByRole('radio', { name, exact: true }).isChecked()
}
