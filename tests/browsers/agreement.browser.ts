import { describe } from 'vitest'
import { paths } from '../../src/renderer/navigation/paths'
import { atNight } from '../every'
import { LAPTOP, test } from './harness/test'
import { KEYS, type Window } from './harness/window'

/** Opens the dialog in which everyone says whether they agree. */
async function agreement({ page }: Window) {
  await page.button(/^Agreed: \d of \d/).click()
  return page.role('region', 'Does everyone agree?')
}

describe('The end of a round', () => {
  atNight(['tests/e2e/agreement.e2e.ts'], () => {
    test('is agreed to and disagreed with in two windows, and the next round begins', async ({ host, match, openPage }) => {
      const matchId = await match.begin({
        preset: 'bergen-game-cabinet',
        players: ['Ada', 'Ben', 'Cleo'],
        leader: 'Ada',
        rules: { handSize: 1 },
        confirmRounds: true,
      })
      await match.play(['6-4'])
      const window = await openPage(LAPTOP, paths.match(matchId))
      await window.page.role('region', 'Round 1 is over').seen()
      const other = await window.another()
      await other.goTo(`${host.url}#${paths.match(matchId)}`)
      const here = await agreement(window)
      const there = await agreement(other)

      await here.button(/^I agree: Ada,/).click()
      await there.says(/Ada\s+Agreed/)
      await there.button(/^I disagree: Ben,/).click()
      await there.role('textbox', /^What’s wrong, Ben\?/).fill('it was the 6-6')
      await there.button('Disagree').click()
      await here.says(/Disagrees: “it was the 6-6”/)
      await here.button(/^Change answer: Ben,/).click()
      for (const name of ['Ben', 'Cleo']) await here.button(new RegExp(`^I agree: ${name},`)).click()
      for (const panel of [here, there]) await panel.says(/Everyone agrees\. The round is final\./)

      await window.type(KEYS.Escape)
      await window.page.button(/^Next round/).click()
      // nobody leads yet: the first tile asks for the name
      await window.page.button(/^Next round/).gone()
      await window.type('54')
      await window.page.role('group', 'Who leads 5-4?').button('Ben').click()
      await window.page.role('region', 'Round 2 is over').seen()
      await window.page.says(/Ben led 5-4/)
    })
  })
})
