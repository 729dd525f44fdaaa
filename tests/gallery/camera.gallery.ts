import type { Page } from 'playwright-core'
import { BLOCKED, BLOCKED_ROUND, FAMILY, FIRST_ROUND } from '../e2e/games'
import { test } from '../e2e/harness/camera'
import { startMatch, type Setup } from '../e2e/harness/played'
import { onceRead } from '../e2e/harness/soon'
import { CameraTable } from '../e2e/pages/camera-table'
import { take } from './pictures'

/** The page of a match on which the camera is; everyone sits where they are. */
async function watched(page: Page, setup: Setup, turns: readonly string[]): Promise<CameraTable> {
  await startMatch(page, setup, turns)
  await page.evaluate(() => void (window.location.hash += '/camera'))
  const table = new CameraTable(page)
  await table.picture.waitFor()
  const agree = page.getByRole('button', { name: 'Yes, seats are right' })
  if (await agree.isVisible()) await agree.click()
  return table
}

test('camera: a round that a camera keeps, in ten pictures', { timeout: 600_000 }, async ({ windows, camera }) => {
  const page = await windows.open({ permissions: ['camera'] })
  await camera.show('table-00')
  await startMatch(page, FAMILY)
  const table = await CameraTable.open(page)
  await table.expectSeen(0)
  await take(page, 'camera', '01-a-clear-table')
  await page.getByRole('button', { name: 'Yes, seats are right' }).click()

  // the longest wait, so that what is about to be entered can be looked at
  await page.getByRole('slider', { name: 'Wait before entering' }).press('End')
  await page.getByRole('slider', { name: 'Wait before entering' }).press('ArrowLeft')
  await camera.show('table-01')
  await page.getByRole('timer').waitFor({ timeout: 90_000 })
  await take(page, 'camera', '02-about-to-be-entered')
  await table.waits(0)
  await onceRead(() => table.events.count()).toBe(1)
  await take(page, 'camera', '03-entered')
  await camera.show('reach-01-1')
  await table.picture.locator('[data-phase="hand"]').waitFor({ timeout: 90_000 })
  await take(page, 'camera', '04-a-hand')
  // the hand comes from the near side, where it is nobody's turn
  for (const [laid, player] of [
    [1, 'Ben'],
    [2, 'Cleo'],
  ] as const) {
    await camera.lay(laid)
    await table.expectAsked(/Who was it/)
    if (laid === 1) await take(page, 'camera', '05-who-was-it')
    await table.answer(`It was ${player}`)
    await onceRead(() => table.events.count()).toBe(laid + 1)
  }
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await table.expectAsked(/isn’t entered/)
  await take(page, 'camera', '06-taken-back-and-asked')

  await camera.show('table-12')
  await (await watched(page, FAMILY, FIRST_ROUND.slice(0, 12))).expectSeen(12)
  await take(page, 'camera', '07-a-long-line')
  await camera.show('table-03')
  await (await watched(page, FAMILY, ['2-2', '2-0 right', '6-0 right'])).expectAsked(/5-0/)
  await take(page, 'camera', '08-another-tile-lies-there')
  await camera.show('table-02')
  await watched(page, BLOCKED, [...BLOCKED_ROUND, 'pass'])
  await page.getByRole('region', { name: 'Lay your tiles face up' }).waitFor()
  await take(page, 'camera', '09-a-blocked-round')
  await watched(page, FAMILY, FIRST_ROUND)
  await page.getByText('This round is over').waitFor()
  await take(page, 'camera', '10-the-round-is-over')
})
