import type { Page } from 'playwright-core'
import { FAMILY, FIRST_ROUND, SECOND_ROUND } from '../games'
import { setDice } from './dice'
import { startMatch } from './new-match'
import type { TablePage } from './table'

/** Plays the family’s match to its end: Ada wins 12 to 0 to 4 in two rounds. */
export async function playFamily(page: Page): Promise<TablePage> {
  const table = await startMatch(page, FAMILY)
  await table.enter(...FIRST_ROUND)
  await page.getByRole('button', { name: 'Next round' }).click()
  const next = page.getByRole('dialog', { name: 'Round 2' })
  await setDice(next, { flower: [5, 5], scorpion: [3, 1] })
  await next.getByRole('button', { name: 'Begin the round' }).click()
  await next.waitFor({ state: 'detached' })
  await table.expectTurn('Ben')
  await table.enter(...SECOND_ROUND)
  await page.getByRole('region', { name: 'The match is over' }).waitFor()
  return table
}
