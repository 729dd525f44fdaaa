import { describe } from 'vitest'
import { paths } from '../../src/renderer/navigation/paths'
import { atNight } from '../every'
import { BLOCKED, BLOCKED_HANDS, BLOCKED_ROUND } from '../e2e/games'
import { LAPTOP, test } from './harness/test'

describe('A blocked round', () => {
  atNight(['tests/e2e/blocked-round.e2e.ts'], () => {
    test('asks for each hand, refuses one that could play, and gives a ruling', async ({ match, openPage }) => {
      const matchId = await match.begin(BLOCKED)
      await match.play(BLOCKED_ROUND)
      const window = await openPage(LAPTOP, paths.match(matchId))
      const { page } = window
      await page.role('region', 'Entry').seen()
      await window.type('b')
      const block = page.role('dialog', 'Blocked round')
      const tile = (name: string) => block.role('group', 'All tiles').button(new RegExp(`^${name}(,|$)`))
      await block.role('heading', 'Ada’s hand').seen()
      await tile('2-1').click()
      await block.role('alert').says(/Ada can still play 2-1, so the round isn’t blocked\./)
      await block.role('list', 'Ada’s tiles').button(/^2-1,/).click()
      for (const [name, own] of Object.entries(BLOCKED_HANDS)) {
        await block.role('heading', `${name}’s hand`).seen()
        await tile(own).click()
      }
      await block.button('Get ruling').click()
      const over = page.role('region', 'Round 1 is over')
      await over.role('heading', 'Blocked: Ben wins').seen()
      await over.button('See ruling').click()
      await page.role('dialog', 'Round 1').says(/the player with the fewest pips wins\. Pips: Ada 5, Ben 2, Cleo 10, Dan 12\. Ben wins\./)
    })
  })
})
