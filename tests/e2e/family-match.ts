import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { FAMILY, FIRST_ROUND, SECOND_ROUND } from './games'
import { fileOfMatch, scoreOf } from './harness/records'
import { soon } from './harness/soon'
import { isChosen } from './pages/choices'
import { setDice } from './pages/dice'
import { MatchEndPage } from './pages/match-end'
import { TablePage } from './pages/table'
import { HomePage } from './pages/home'
import { NewMatchPage } from './pages/new-match'

interface Where {
  /** On the home page of a house without matches. */
  readonly page: Page
  readonly dataFolder: string
  /** Closes the app and opens it again on the same folder; where its page then is. */
  readonly reopen: () => Promise<Page>
}

/** Flower & Scorpion from the names to the rematch, and found again: the same match in every window there is. */
export async function playFamilyMatch({ page, dataFolder, reopen }: Where): Promise<void> {
  const home = new HomePage(page)
  await home.newMatch.click()

  // names typed, seats put in order, who leads, the dice tapped, the target lowered
  const setup = new NewMatchPage(page)
  await setup.game('flower-and-scorpion')
  await setup.seatPlayers(['Ben', 'Ada', 'Cleo'])
  await setup.swap('Ada', 'Ben')
  await soon(() => setup.seatNames()).toEqual(FAMILY.players)
  await setup.leads(FAMILY.leader)
  await setup.rollDice({ flower: [6, 4], scorpion: [5, 2] })
  await setup.openRules()
  await setup.setRule('Target', 12)
  await (await setup.rule('Target')).getByText(/Standard: 20/).waitFor()
  const table = await setup.begin()
  await page.getByRole('img', { name: /^Flower 6-4/ }).waitFor()
  await page.getByRole('img', { name: /^Scorpion 5-2/ }).waitFor()
  await table.expectTotals([0, 0, 0])
  await soon(() => table.hands()).toEqual([6, 6, 6])

  // some turns by taps, most by keyboard, with the reasons in words
  await table.tap('2-2')
  await table.says(/Dual \+2: both ends show 2\./)
  await table.expectTurn('Ben')
  await table.tap('2-0', 'right')
  await table.says(/No score\./)
  await table.enter('5-0 right')
  await table.says(/Large Scorpion −2: 2 pairs make 5-2\. Counts 0, not −2: nobody goes below 0 \(FS-10\)\./)
  await table.enter('5-2 right')
  await table.says(/Plural \+3: all open halves show 2\. Small Scorpion −1: 5-2 is the Scorpion\./)
  await table.enter(...FIRST_ROUND.slice(4, 9))
  await table.says(/Short Flower \+1: 6-4 is the Flower\./)
  await table.tap('6-2', 'right')
  await table.says(/Long Flower \+1: one pair makes 6-4\./)
  await table.expectTotals([4, 0, 1])
  await soon(() => table.hands()).toEqual([2, 3, 3])

  // the last tile is noticed automatically
  await table.enter(...FIRST_ROUND.slice(10))
  const over = page.getByRole('region', { name: 'Round 1 is over' })
  await over.getByRole('heading', { name: 'Ada goes out' }).waitFor()
  await over.getByText('2 for going out').waitFor()
  await table.expectTotals([6, 0, 1])

  // the office passes to the left
  await page.getByRole('button', { name: 'Next round' }).click()
  const next = page.getByRole('dialog', { name: 'Round 2' })
  expect(await isChosen(next, 'Ben')).toBe(true)
  await setDice(next, { flower: [5, 5], scorpion: [3, 1] })
  await next.getByRole('button', { name: 'Start round' }).click()
  await next.waitFor({ state: 'detached' })
  await table.expectTurn('Ben')
  await page.getByRole('img', { name: /^Flower 5-5/ }).waitFor()

  // reaching the target ends the match in the middle of the round
  for (const turn of SECOND_ROUND) await table.press(turn)
  const end = new MatchEndPage(page)
  await end.wonBy('Ada')
  await table.expectTotals([12, 0, 4])
  await soon(() => end.rows()).toEqual(['Round Ada Ben Cleo', '1 6 0 1', '2 12 0 4'])
  const address = page.url()

  // the next match is one card: the same people and rules, the lead passed on; the roll is typed, and Enter starts
  expect(await isChosen(end.again, 'Cleo')).toBe(true)
  await end.again.getByRole('button', { name: 'Flower, first die' }).click()
  await page.keyboard.type('1121')
  await page.keyboard.press('Enter')
  await end.region.waitFor({ state: 'detached' })
  const rematch = await new TablePage(page).ready()
  await rematch.expectTurn('Cleo')
  await rematch.player('Cleo').getByText('0 of 12 chips').waitFor()

  // home offers the rematch and lists the finished match
  await home.visit()
  await home.current.getByRole('article', { name: 'Cleo' }).waitFor()
  await home.last
    .getByRole('link', { name: /^Open score sheet/ })
    .first()
    .waitFor()

  // closed and opened again, it is found and scores the same
  const again = await reopen()
  const homeAgain = new HomePage(again)
  const found = await homeAgain.openFinished()
  expect(again.url()).toBe(address)
  await found.expectTotals([12, 0, 4])
  expect(await scoreOf(await fileOfMatch(dataFolder, address))).toMatchObject({ totals: [12, 0, 4], winner: 0 })

  // and the family is known
  await homeAgain.visit()
  await homeAgain.newMatch.click()
  await soon(() => new NewMatchPage(again).seatNames()).toEqual(FAMILY.players)
}
