import { describe } from 'vitest'
import { paths } from '../../src/renderer/navigation/paths'
import { atNight } from '../every'
import { FAMILY, FIRST_ROUND } from '../e2e/games'
import { playByKeys, playByTaps } from './harness/table'
import { LAPTOP, PHONE, test } from './harness/test'
import { KEYS, type Window } from './harness/window'

/** Waits until the round is over as it has to be. */
async function isOver({ page }: Window): Promise<void> {
  await page.role('region', 'Round 1 is over').says(/Ada goes out/)
  const players = page.role('list', 'Players')
  for (const [name, chips] of Object.entries({ Ada: 6, Ben: 0, Cleo: 1 })) await players.role('article', name).says(new RegExp(`${chips} of 12 chips`))
}

describe('A whole round', () => {
  atNight(['tests/e2e/blind.e2e.ts', 'tests/e2e/phones-thumb.e2e.ts'], () => {
    test('is played by taps on a phone', async ({ match, openPage }) => {
      const window = await openPage(PHONE, paths.match(await match.begin(FAMILY)))
      await playByTaps(window, FIRST_ROUND)
      await isOver(window)
      await window.page.button(/^Next round/).click()
      await window.page.role('dialog', 'Round 2').seen()
    })

    test('is played by keys on a laptop, taken back and brought back', async ({ match, openPage }) => {
      const window = await openPage(LAPTOP, paths.match(await match.begin(FAMILY)))
      await window.page.role('region', 'Entry').seen()
      await playByKeys(window, FIRST_ROUND)
      await isOver(window)
      await window.chord(KEYS.Control, 'z')
      await window.page.role('region', 'Round 1 is over').gone()
      await window.chord(KEYS.Control, 'y')
      await isOver(window)
    })
  })
})
