import type { Page } from 'playwright-core'
import { FAMILY, FIRST_ROUND, SECOND_ROUND } from '../games'
import { tableWith } from '../harness/played'
import type { TablePage } from './table'

/** The family’s match, played to its end: Ada wins 12 to 0 to 4 in two rounds. */
export async function playFamily(page: Page): Promise<TablePage> {
  const table = await tableWith(page, FAMILY, async (match) => {
    await match.play(FIRST_ROUND)
    await match.nextRound(1, { flower: [5, 5], scorpion: [3, 1] })
    await match.play(SECOND_ROUND)
  })
  await page.getByRole('region', { name: 'The match is over' }).waitFor()
  return table
}
