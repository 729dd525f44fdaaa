import { describe, expect } from 'vitest'
import { FIRST_ROUND, SECOND_ROUND } from './games'
import { expectNoFault } from './harness/axe'
import { soon } from './harness/soon'
import { test } from './harness/test'
import { Correction } from './pages/correction'
import { HistoryPage } from './pages/history'
import { HomePage } from './pages/home'
import { LookBackPage } from './pages/look-back'
import { playFamily } from './pages/whole-match'
import { goTo } from './pages/ways'

/** Moves of the whole match: two beginnings and every entry. */
const MOVES = 2 + FIRST_ROUND.length + SECOND_ROUND.length

describe('Looking back at a match', () => {
  test('every move is there with the table, the chips and the reasons as they stood, by buttons, keys, slider and address', async ({ page, windows }) => {
    const table = await playFamily(page)
    await table.expectTotals([12, 0, 4])
    await new HomePage(page).visit()
    await page.getByRole('link', { name: 'The history' }).click()
    const history = new HistoryPage(page)
    await history.expectCount('1 match in all')
    expect(await history.lines()).toEqual([expect.stringMatching(/^Flower & Scorpion\s.+ 20\d\d\s+Ada\s+12\s+won\s+Ben\s+0\s+Cleo\s+4\s+Target: 12$/)])
    const match = await history.open()

    await match.expectAt(`Move ${MOVES} of ${MOVES}, round 2`)
    await match.table.says('Ada wins the match with 12 chips.')
    await match.table.says(/Plural \+3: .*Short Flower \+1/)
    await expectNoFault(page, 'looking back')

    await match.button('To the beginning').click()
    await match.expectAt(`Move 1 of ${MOVES}, round 1`)
    await match.table.says('Round 1. Ada leads.')
    await match.table.expectTotals([0, 0, 0])
    await page.keyboard.press('ArrowRight')
    await match.table.says(/Dual \+2: both ends show 2\./)
    await match.table.expectTotals([2, 0, 0])
    expect(await match.table.laid()).toEqual(['2-2, led by Ada'])
    await match.slider.fill('17')
    await match.expectAt(`Move 18 of ${MOVES}, round 1`)
    await match.table.says('Ada goes out and gets 2 chips.')
    await match.table.expectTotals([6, 0, 1])
    await match.button('One move back').click()
    await match.table.expectTotals([4, 0, 1])

    // the address names the move, for whoever it is sent to
    await soon(() => page.url()).toContain('?move=17')
    const other = await windows.open()
    await other.goto(page.url())
    const theirs = await new LookBackPage(other).ready()
    await theirs.expectAt(`Move 17 of ${MOVES}, round 1`)
    await theirs.table.expectTotals([4, 0, 1])

    // a tile on the table is a way to the move that laid it
    await match.table.tiles.first().getByRole('button').click()
    await match.expectAt(`Move 2 of ${MOVES}, round 1`)

    // by itself from the last but one to the end, where it stops
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    await match.button('Play by itself').click()
    await match.expectAt(`Move ${MOVES} of ${MOVES}, round 2`)
    await match.button('Play by itself').waitFor()

    // going back leads to where the person came from, not through every move
    await page.goBack()
    await history.expectCount('1 match in all')
  })

  test('place, note and date are changed in place, a finished match is corrected, and its trail tells what, when and where', async ({ page }) => {
    await playFamily(page)
    await page.getByRole('region', { name: 'The match is over' }).getByRole('link', { name: 'Move by move' }).click()
    const match = await new LookBackPage(page).ready()
    await match.button('Change place, note or date').click()
    await match.details.getByLabel('Place').fill('Großmutters Küche')
    await match.details.getByLabel('Note').fill('Café, two candles\nand a cat on the table')
    await match.details.getByLabel('Played on').fill('')
    await match.button('Save').click()
    await match.details.getByText('Choose the day it was played.').waitFor()
    await match.details.getByLabel('Played on').fill('2024-02-29')
    await match.button('Save').click()
    await match.details.getByText('Thursday 29 February 2024').or(match.details.getByText('Thursday, 29 February 2024')).waitFor()
    await match.trail.getByText('Place: “Großmutters Küche”').waitFor()

    // the play that won is taken out of a match that is over
    const correction = new Correction(page)
    await match.button('Correct this entry').click()
    await correction.button('Take this event out').click()
    await correction.result.getByText('Nobody has then won the match; it goes on.').waitFor()
    await correction.keep()
    await match.trail.getByText('Corrected after it was over').waitFor()
    await match.trail.getByText('Round 2, event 6: taken out: Ada 5-5 to the right end').waitFor()
    await match.trail.getByText('Totals: Ada 12 → 6, Ben 0, Cleo 4. Winner: Ada → nobody.').waitFor()
    await match.button('Undo the correction').click()
    await match.table.says('Ada wins the match with 12 chips.')
    await match.trail.getByText('Round 2, event 6: put in: Ada 5-5 to the right end').waitFor()

    const history = await new HistoryPage(page).visit()
    await history.expectCount('1 match in all')
    expect(await history.lines()).toEqual([expect.stringMatching(/29 February 2024 · Großmutters Küche[\s\S]*Café, two candles/)])
    await history.text.fill('kuche cafe ada')
    await history.expectCount('1 match found')
  })

  test('goes into the bin, comes back by Undo or from the bin’s list, and is deleted for good only after a question', async ({ page }) => {
    await playFamily(page)
    const history = await new HistoryPage(page).visit()
    const match = await history.open()
    await match.button('Put into the bin').click()
    await page.getByText('The match of Ada, Ben and Cleo lies in the bin.').last().waitFor()
    await history.expectCount('0 matches in all')
    await page.getByRole('list', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
    await history.expectCount('1 match in all')

    await history.open()
    const address = page.url()
    await match.button('Put into the bin').click()
    await history.expectCount('0 matches in all')
    await page.goto(address)
    await page.getByText('This match lies in the bin.').waitFor()
    expect(await match.button('Correct this entry').count()).toBe(0)
    await goTo(page, 'Data')
    const bin = page.getByRole('region', { name: 'Bin' })
    await bin.getByText(/^1 match in the bin/).waitFor()
    await match.dismissMessages()
    await expectNoFault(page, 'the bin')
    await bin.getByRole('button', { name: 'Bring back the match of Ada, Ben and Cleo' }).click()
    await bin.getByText('The bin is empty.').waitFor()

    await page.goto(address)
    await match.button('Put into the bin').click()
    await history.expectCount('0 matches in all')
    await goTo(page, 'Data')
    await match.dismissMessages()
    const remove = bin.getByRole('button', { name: 'Delete for good: the match of Ada, Ben and Cleo' })
    await remove.click()
    const question = page.getByRole('dialog', { name: 'Delete this match for good?' })
    await question.getByRole('button', { name: 'Keep it' }).click()
    await bin.getByText(/^1 match in the bin/).waitFor()
    await remove.click()
    await question.getByRole('button', { name: 'Delete for good' }).click()
    await bin.getByText('The bin is empty.').waitFor()
    await page.goto(address)
    await page.getByRole('heading', { level: 1, name: 'This match is not here' }).waitFor()
  })
})
