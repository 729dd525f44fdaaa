import { describe } from 'vitest'
import { atNight } from '../every'
import { playFamilyMatch } from './family-match'
import { HOST_AWAY } from './harness/faults'
import { test } from './harness/test'
import { HomePage } from './pages/home'
import { NewMatchPage } from './pages/new-match'

describe('A family plays Flower & Scorpion to the end', () => {
  test.override('ahead', true)

  atNight(['tests/e2e/blind.e2e.ts', 'tests/e2e/desktop-match.e2e.ts'], () => {
    test('from the names to the rematch, and finds the match again after closing', async ({ page, host, faults, dataFolder }) => {
      const reopen = async () => {
        faults.expect(HOST_AWAY)
        await host.stop()
        await host.start()
        await page.reload()
        return page
      }
      await playFamilyMatch({ page, dataFolder, reopen })
    })
  })

  atNight(['tests/e2e/first-start.e2e.ts', 'tests/unit/renderer/screens/new-match/new-match-screen.test.tsx'], () => {
    test('the dice can be thrown here, and the table says what they are', async ({ page }) => {
      await new HomePage(page).newMatch.click()
      const setup = new NewMatchPage(page)
      await setup.seatPlayers(['Ada', 'Ben'])
      await setup.leads('Ben')
      await page.getByRole('button', { name: 'Roll for us' }).click()
      const table = await setup.begin()
      await page.getByRole('img', { name: /^Flower [1-6]-[1-6]/ }).waitFor()
      await page.getByRole('img', { name: /^Scorpion [1-6]-[1-6]/ }).waitFor()
      await table.expectTurn('Ben')
    })
  })
})
