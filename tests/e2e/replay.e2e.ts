import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { FIRST_ROUND, SECOND_ROUND } from './games'
import { expectNoFault } from './harness/axe'
import { soon } from './harness/soon'
import { test } from './harness/test'
import { Correction } from './pages/correction'
import { MatchesPage } from './pages/matches'
import { HomePage } from './pages/home'
import { ReplayPage } from './pages/replay'
import { playFamily } from './pages/whole-match'
import { goTo } from './pages/ways'

/** Moves of the whole match: two beginnings and every entry. */
const MOVES = 2 + FIRST_ROUND.length + SECOND_ROUND.length

describe('The replay of a match', () => {
  atNight(['tests/unit/renderer/screens/replay/replay.test.tsx', 'tests/unit/renderer/match/replay/steps.test.ts'], () => {
    test('every move is there with the table and the chips as they stood, by slider, buttons, tiles and address', async ({ page }) => {
      const table = await playFamily(page)
      await table.expectTotals([12, 0, 4])
      await new HomePage(page).visit()
      await page.getByRole('link', { name: 'All matches' }).click()
      const matches = new MatchesPage(page)
      await matches.expectCount('1 match')
      await soon(() => matches.lines()).toEqual([expect.stringMatching(/Ada beat Cleo and Ben\s+.*Flower & Scorpion · 2 rounds\s+12 ·\s+4 ·\s+0$/)])
      const match = await matches.open()

      await match.expectAt(`Step ${MOVES} of ${MOVES}, round 2`)
      await match.table.says('Ada wins the match with 12 chips.')
      await match.slider.fill('17')
      await match.expectAt(`Step 18 of ${MOVES}, round 1`)
      await match.table.says('Ada goes out and gets 2 chips.')
      await match.table.expectTotals([6, 0, 1])
      await match.button('Previous step').click()
      await match.table.expectTotals([4, 0, 1])

      // the address names the step, for the person it is sent to
      await soon(() => page.url()).toContain('?step=17')
      await page.reload()
      await match.expectAt(`Step 17 of ${MOVES}, round 1`)
      await match.table.expectTotals([4, 0, 1])

      // a tile on the table is a way to the move that laid it
      await match.table.tiles.first().getByRole('button').click()
      await match.expectAt(`Step 2 of ${MOVES}, round 1`)

      // going back leads to where the person came from, not through every move
      await page.goBack()
      await matches.expectCount('1 match')
    })
  })

  atNight(
    [
      'tests/unit/renderer/screens/replay/replay.test.tsx',
      'tests/unit/renderer/screens/files/bin/bin-section.test.tsx',
      'tests/unit/main/matches/describe.test.ts',
    ],
    () => {
      test('place, note and date are changed in place, a finished match is corrected, its trail tells what and where, and it goes into the bin and for good', async ({
        page,
      }) => {
        await playFamily(page)
        await page.getByRole('region', { name: 'The match is over' }).getByRole('link', { name: 'Replay' }).click()
        const match = await new ReplayPage(page).ready()
        await match.button('Edit details').click()
        await match.details.getByLabel('Place').fill('Großmutters Küche')
        await match.details.getByLabel('Note').fill('Café, two candles\nand a cat on the table')
        await match.details.getByLabel('Played on').fill('2024-02-29')
        await match.button('Save').click()
        await match.details.getByText('Thursday 29 February 2024').or(match.details.getByText('Thursday, 29 February 2024')).waitFor()
        await match.trail.getByText('Place: “Großmutters Küche”').waitFor()

        // the play that won is taken out of a match that is over
        const correction = new Correction(page)
        await match.button('Correct entry').click()
        await correction.button('Delete this entry').click()
        await correction.result.getByText('Nobody has won yet. The match continues.').waitFor()
        await correction.keep()
        await match.trail.getByText('Corrected after the match').waitFor()
        await match.trail.getByText('Round 2, entry 6 deleted: Ada played 5-5 on the right end').waitFor()
        await match.trail.getByText('Totals: Ada 12 → 6, Ben 0, Cleo 4. Winner: Ada → nobody.').waitFor()
        await match.button('Undo the correction').click()
        await match.table.says('Ada wins the match with 12 chips.')
        await match.trail.getByText('Round 2, entry 6 inserted: Ada played 5-5 on the right end').waitFor()

        const matches = await new MatchesPage(page).visit()
        await matches.expectCount('1 match')
        await soon(() => matches.lines()).toEqual([expect.stringMatching(/29 Feb[\s\S]*Großmutters Küche[\s\S]*Café, two candles/)])

        // it goes into the bin, comes back from the bin's list, and is deleted for good only after a question
        await matches.open()
        const address = page.url()
        await match.button('Move to bin').click()
        await page.getByText('Moved to the bin: Ada, Ben and Cleo.').last().waitFor()
        await matches.expectCount('0 matches')
        await page.goto(address)
        await page.getByText('This match is in the bin.').waitFor()
        await soon(() => match.button('Correct entry').count()).toBe(0)
        await goTo(page, 'Files')
        const bin = page.getByRole('region', { name: 'Bin' })
        await bin.getByText(/^1 match in the bin/).waitFor()
        await match.dismissMessages()
        await expectNoFault(page, 'the bin')
        await bin.getByRole('button', { name: 'Restore: Ada, Ben and Cleo' }).click()
        await bin.getByText('The bin is empty.').waitFor()

        await page.goto(address)
        await match.button('Move to bin').click()
        await matches.expectCount('0 matches')
        await goTo(page, 'Files')
        await match.dismissMessages()
        const remove = bin.getByRole('button', { name: 'Delete permanently: Ada, Ben and Cleo' })
        await remove.click()
        await page.getByRole('dialog', { name: 'Delete this match permanently?' }).getByRole('button', { name: 'Delete permanently' }).click()
        await bin.getByText('The bin is empty.').waitFor()
        await page.goto(address)
        await page.getByRole('heading', { level: 1, name: 'Match not found' }).waitFor()
      })
    },
  )
})
