import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { FAMILY, FIRST_ROUND, SECOND_ROUND } from './games'
import { accessibilityFaults } from './harness/axe'
import { turnLight } from './harness/light'
import { fileOfMatch } from './harness/records'
import { takeScreens } from './harness/screens'
import { putMatch, readMatch, type MatchContent } from './harness/shared-folder'
import { soon } from './harness/soon'
import { test } from './harness/test'
import { Correction } from './pages/correction'
import { setDice } from './pages/dice'
import { HistoryPage } from './pages/history'
import { HomePage } from './pages/home'
import { LookBackPage } from './pages/look-back'
import { startMatch } from './pages/new-match'
import { TablePage } from './pages/table'

/** Moves of the whole match: two beginnings and every entry. */
const MOVES = 2 + FIRST_ROUND.length + SECOND_ROUND.length

/** Ada wins 12 to 0 to 4 in two rounds. */
async function playFamily(page: Page): Promise<TablePage> {
  const table = await startMatch(page, FAMILY)
  await table.enter(...FIRST_ROUND)
  await page.getByRole('button', { name: 'Next round' }).click()
  const next = page.getByRole('dialog', { name: 'Round 2' })
  await setDice(next, { flower: [5, 5], scorpion: [3, 1] })
  await next.getByRole('button', { name: 'Begin the round' }).click()
  await table.expectTurn('Ben')
  await table.enter(...SECOND_ROUND)
  await page.getByRole('region', { name: 'The match is over' }).waitFor()
  return table
}

async function expectNoFault(page: Page, where: string): Promise<void> {
  expect(await accessibilityFaults(page), `${where} by day`).toEqual([])
  await turnLight(page, 'dark')
  expect(await accessibilityFaults(page), `${where} by night`).toEqual([])
  await turnLight(page, 'light')
}

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
    await takeScreens(page, 'look-back')
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
    await takeScreens(page, 'trail')

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
    await takeScreens(page, 'history-empty')
    await page.goto(address)
    await page.getByText('This match lies in the bin.').waitFor()
    expect(await match.button('Correct this entry').count()).toBe(0)
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Data' }).click()
    const bin = page.getByRole('region', { name: 'Bin' })
    await bin.getByText(/^1 match in the bin/).waitFor()
    await takeScreens(page, 'bin')
    await expectNoFault(page, 'the bin')
    await bin.getByRole('button', { name: 'Bring back the match of Ada, Ben and Cleo' }).click()
    await bin.getByText('The bin is empty.').waitFor()

    await page.goto(address)
    await match.button('Put into the bin').click()
    await history.expectCount('0 matches in all')
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Data' }).click()
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

/** As many matches as `count`, one a day back from the end of 2020; every tenth unfinished, every third at Zoë’s. */
async function fill(dataFolder: string, like: MatchContent, count: number): Promise<void> {
  const last = Date.UTC(2020, 11, 31)
  for (let nth = 0; nth < count; nth++) {
    const at = new Date(last - nth * 86_400_000).toISOString()
    const rounds = like['rounds'] as readonly unknown[]
    await putMatch(dataFolder, {
      ...like,
      id: `filled-${String(nth).padStart(6, '0')}`,
      startedAt: at,
      updatedAt: at,
      date: at.slice(0, 10),
      rounds: nth % 10 === 9 ? rounds.slice(0, 1) : rounds,
      ...(nth % 3 === 0 ? { place: 'Zoë’s' } : {}),
    })
  }
}

describe('The history', () => {
  test('is searched and filtered, keeps what was asked in the address, and brings more lines when asked', async ({ page, windows, dataFolder }) => {
    await playFamily(page)
    const like = await readMatch(await fileOfMatch(dataFolder, page.url()))
    await fill(dataFolder, like, 120)
    await startMatch(page, { players: ['Dan', 'Eve'], leader: 'Dan', game: 'Double Bergen' })
    const history = await new HistoryPage(page).visit()
    await history.expectCount('122 matches in all')
    expect(await history.matches.count()).toBe(50)
    await page.getByText('The latest 50 of 122 are shown.').waitFor()
    await takeScreens(page, 'history')
    await expectNoFault(page, 'the history')
    await page.getByRole('button', { name: 'Show more' }).click()
    await soon(() => history.matches.count()).toBe(100)
    await page.getByRole('button', { name: 'Show more' }).click()
    await soon(() => history.matches.count()).toBe(122)

    await history.text.fill('zoe')
    await history.expectCount('40 matches found')
    await history.which('Not finished')
    await history.expectCount('4 matches found')
    await history.openFilters()
    await history.search.getByLabel('To', { exact: true }).fill('2020-11-30')
    await history.expectCount('3 matches found')
    await history.who('Ben')
    await history.expectCount('3 matches found')
    await takeScreens(page, 'history-filtered')
    await expectNoFault(page, 'the filtered history')
    const address = history.address()
    expect(address).toMatch(/text=zoe&people=[a-z0-9-]+&to=2020-11-30&which=unfinished$/)
    const other = await windows.open()
    await other.goto(address)
    const theirs = new HistoryPage(other)
    await theirs.expectCount('3 matches found')
    expect(await theirs.text.inputValue()).toBe('zoe')
    await other.getByRole('button', { name: 'Ben: no longer ask for' }).waitFor()

    // back step by step, and forward again after looking at one of them
    await page.goBack()
    await soon(() => page.url()).not.toContain('people=')
    await page.goForward()
    await history.expectCount('3 matches found')
    await history.open(1)
    await page.goBack()
    await history.expectCount('3 matches found')
    await history.who('Dan')
    await history.expectCount('0 matches found')
    await page.getByText('No match is like that.').waitFor()
    await takeScreens(page, 'history-nothing')
    await page.getByRole('button', { name: 'Show all matches' }).first().click()
    await history.expectCount('122 matches in all')
    await history.openFilters()
    await history.search.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'Double Bergen' })
    await history.expectCount('1 match found')
  })

  test('shows a match of a newer Caravan as one that can only be looked at, and never offers to go on with it', async ({ page, dataFolder }) => {
    await playFamily(page)
    const like = await readMatch(await fileOfMatch(dataFolder, page.url()))
    const id = 'made-by-a-newer-one'
    await putMatch(dataFolder, { ...like, id, fileVersion: 99, rounds: (like['rounds'] as readonly unknown[]).slice(0, 1), updatedAt: '2030-01-01T10:00:00.000Z' })
    const home = new HomePage(page)
    await home.visit()
    const unfinished = page.getByRole('region', { name: 'Other unfinished matches' })
    await unfinished.getByText(/Made by a newer Caravan/).waitFor()
    expect(await home.current.count()).toBe(0)
    await unfinished.getByRole('link', { name: 'Look at: Ada, Ben and Cleo' }).click()
    await page.getByText('A newer version of Caravan made this match.').waitFor()
    const match = await new LookBackPage(page).ready()
    await match.expectAt(`Move ${FIRST_ROUND.length + 1} of ${FIRST_ROUND.length + 1}, round 1`)
    for (const name of ['Correct this entry', 'Change place, note or date', 'Put into the bin']) expect(await match.button(name).count()).toBe(0)
    expect(await page.getByRole('region', { name: 'Entry' }).count()).toBe(0)
    await takeScreens(page, 'read-only')
  })

  test('an open match that is changed on another device says so, and one that is played here does not', async ({ page, dataFolder }) => {
    const table = await startMatch(page, FAMILY)
    await table.enter(...FIRST_ROUND.slice(0, 4))
    const file = await fileOfMatch(dataFolder, page.url())
    const match = await readMatch(file)
    const [round] = match['rounds'] as readonly { readonly events: readonly unknown[] }[]
    await putMatch(dataFolder, { ...match, revision: match.revision + 1, updatedAt: '2030-01-01T10:00:00.000Z', rounds: [{ ...round, events: [...(round?.events ?? []), { type: 'play', player: 1, tile: '3-2', arm: 'left' }] }] })
    const messages = page.getByRole('list', { name: 'Messages' })
    await messages.getByText('This match was just changed on another device. You see it as it is now.').waitFor()
    await soon(async () => (await table.laid()).at(-1)).toBe('3-2, at the left end by Ben')
    await table.enter(...FIRST_ROUND.slice(5, 9))
    expect(await messages.getByRole('listitem').count()).toBe(1)
  })
})
