import { describe } from 'vitest'
import { paths } from '../../src/renderer/navigation/paths'
import { atNight } from '../every'
import { FAMILY, FIRST_ROUND } from '../e2e/games'
import { LAPTOP, test } from './harness/test'
import { playByKeys } from './harness/table'

/** Tiles on the felt before the last two plays; one turn was a draw. */
const LAID = FIRST_ROUND.length - 3

describe('The big screen', () => {
  atNight(['tests/e2e/big-screen.e2e.ts'], () => {
    test('shows each play and the end of the round live, in a second window', async ({ host, match, openPage }) => {
      const matchId = await match.begin(FAMILY)
      await match.play(FIRST_ROUND.slice(0, -2))
      const window = await openPage(LAPTOP, paths.match(matchId))
      await window.page.role('region', 'Entry').seen()
      const screen = await window.another()
      await screen.goTo(`${host.url}#${paths.bigScreen(matchId)}`)
      const story = screen.page.role('region', 'Last entry')
      await story.seen()
      await playByKeys(window, FIRST_ROUND.slice(-2, -1), LAID)
      await story.says(/Cleo played 4-3/)
      await playByKeys(window, FIRST_ROUND.slice(-1), LAID + 1)
      await screen.page.says(/Round 1 is over/)
      await story.says(/Ada goes out and gets 2 chips\./)
      await screen.page.role('list', 'Players').says(/6 of 12 chips/)
    })
  })
})
