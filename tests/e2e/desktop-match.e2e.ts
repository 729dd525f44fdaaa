import { describe, expect } from 'vitest'
import { FAMILY, FIRST_ROUND } from './games'
import { test } from './harness/desktop'
import { fileOfMatch, scoreOf } from './harness/records'
import { soon } from './harness/soon'
import { HomePage } from './pages/home'
import { MatchEndPage } from './pages/match-end'
import { NewMatchPage, setTable } from './pages/new-match'

/** The first play that Ada has four chips with. */
const FOUR_CHIPS = FIRST_ROUND.slice(0, 4)

describe('The desktop window, with a stand-in for Electron', () => {
  test('a family plays a match through the built preload script and main process, and finds it after quitting', async ({ desktop, dataFolder }) => {
    const { shell, page } = await desktop.start()
    expect(await page.evaluate(() => window.caravan)).toEqual({ host: 'electron' })
    const table = await setTable(page, { ...FAMILY, rules: { target: 4 } })
    await table.enter(...FOUR_CHIPS.slice(0, -1))
    await table.press(FOUR_CHIPS.at(-1) ?? '')
    await new MatchEndPage(page).wonBy('Ada')
    const address = page.url()

    expect(await shell.quit()).toBe(0)
    const again = await desktop.start()
    const home = new HomePage(again.page)
    const found = await home.openFinished()
    expect(again.page.url()).toBe(address)
    await found.expectTotals([4, 0, 0])
    expect(await scoreOf(await fileOfMatch(dataFolder, address))).toMatchObject({ totals: [4, 0, 0], winner: 0 })

    // and the family is known
    await home.visit()
    await home.newMatch.click()
    await soon(() => new NewMatchPage(again.page).seatNames()).toEqual(FAMILY.players)
  })
})
