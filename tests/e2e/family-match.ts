import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { FAMILY, FIRST_ROUND, SECOND_ROUND } from './games'
import { fileOfMatch, scoreOf } from './harness/records'
import { soon } from './harness/soon'
import { isChosen } from './pages/choices'
import { setDice } from './pages/dice'
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
  await setup.game('Flower & Scorpion')
  await setup.seatPlayers(['Ben', 'Ada', 'Cleo'])
  await page.getByRole('button', { name: 'Move Ada up' }).click()
  expect(await setup.seatNames()).toEqual(FAMILY.players)
  await setup.start.click()
  await page.getByText('Choose who leads.').first().waitFor()
  await setup.leads(FAMILY.leader)
  await setup.rollDice({ flower: [6, 4], scorpion: [5, 2] })
  await setup.openRules()
  await setup.setRule('Target', 12)
  await (await setup.rule('Target')).getByText(/Standard: 20/).waitFor()
  const table = await setup.begin()
  await page.getByRole('img', { name: /^Flower 6-4/ }).waitFor()
  await page.getByRole('img', { name: /^Scorpion 5-2/ }).waitFor()
  await table.expectTotals([0, 0, 0])
  expect(await table.hands()).toEqual([6, 6, 6])

  // some turns by taps, most by keyboard, with the reasons in words
  await table.tap('2-2', 'Lead')
  await table.says(/Dual \+2: both ends show 2\./)
  await table.expectTurn('Ben')
  await table.tap('2-0', 'Right end')
  await table.says(/No score\./)
  await table.enter('5-0 right')
  await table.says(/Large Scorpion −2: 2 pairs make 5-2\. Counts 0, not −2: nobody goes below 0 \(FS-10\)\./)
  await table.enter('5-2 right')
  await table.says(/Plural \+3: all open halves show 2\. Small Scorpion −1: 5-2 is the Scorpion\./)
  await table.enter(...FIRST_ROUND.slice(4, 9))
  await table.says(/Short Flower \+1: 6-4 is the Flower\./)
  await table.tap('6-2', 'Right end')
  await table.says(/Long Flower \+1: one pair makes 6-4\./)
  await table.expectTotals([4, 0, 1])
  expect(await table.hands()).toEqual([2, 3, 3])

  // the last tile is noticed automatically
  await table.enter(...FIRST_ROUND.slice(10))
  const over = page.getByRole('region', { name: 'Round 1 is over' })
  await over.getByText('Ada goes out and gets 2 chips.').waitFor()
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
  await table.enter(...SECOND_ROUND)
  const end = page.getByRole('region', { name: 'The match is over' })
  await end.getByText('Ada wins the match with 12 chips.').waitFor()
  await table.expectTotals([12, 0, 4])
  const sheet = end.getByRole('table', { name: 'Score sheet' })
  expect(await sheet.getByRole('row').allTextContents()).toEqual([
    expect.stringMatching(/^Round\s*Ada\s*Ben\s*Cleo/),
    expect.stringMatching(/^1\s*\+6\s*6\s*0\s*0\s*\+1\s*1\s*Ada goes out and gets 2 chips\./),
    expect.stringMatching(/^2\s*\+6\s*12\s*0\s*0\s*\+3\s*4\s*Ada reaches the target with 12 chips\./),
    expect.stringMatching(/^Total\s*12\s*winner\s*0\s*4/),
  ])
  const address = page.url()

  // the rematch has the same table, and the lead passed on
  await end.getByRole('link', { name: 'Rematch' }).click()
  await page.getByRole('heading', { name: 'Rematch' }).waitFor()
  await setup.start.waitFor()
  expect(await setup.seatNames()).toEqual(FAMILY.players)
  expect(await isChosen(setup.leader, 'Cleo')).toBe(true)
  await setup.rollDice({ flower: [1, 1], scorpion: [2, 1] })
  const rematch = await setup.begin()
  await rematch.expectTurn('Cleo')
  await rematch.player('Cleo').getByText('0 of 12 chips').waitFor()

  // home offers the rematch and lists the finished match
  await home.visit()
  await home.current.getByText('Cleo').waitFor()
  await home.finished.getByText('won').waitFor()

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
