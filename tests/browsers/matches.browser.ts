import { describe } from 'vitest'
import { atNight } from '../every'
import { FAMILY, FIRST_ROUND, SECOND_ROUND } from '../e2e/games'
import { LAPTOP, test } from './harness/test'
import { KEYS } from './harness/window'

describe('The list of matches', () => {
  atNight(['tests/e2e/every-language.e2e.ts', 'tests/unit/renderer/screens/matches/matches-screen.test.tsx'], () => {
    test('shows a match beside it by a click, and opens it by Enter', async ({ host, match, open }) => {
      await match.begin(FAMILY)
      await match.play(FIRST_ROUND)
      await match.nextRound(1, { flower: [5, 5], scorpion: [3, 1] })
      await match.play(SECOND_ROUND)
      const window = await open(LAPTOP)
      const { page } = window
      await window.goTo(host.address())
      await page.role('link', 'Matches').nth(0).click()
      const first = page.role('group', 'All matches').role('listitem').nth(0).role('link')
      await first.click()
      await page.role('complementary', 'Chosen match').says(/Ada/)
      await first.focus()
      await window.type(KEYS.Enter)
      await page.role('region', 'Replay').seen()
    })
  })
})
