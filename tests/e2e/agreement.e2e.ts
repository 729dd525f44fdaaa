import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { expectNoFault } from './harness/axe'
import { soon } from './harness/soon'
import { tableTest, test } from './harness/test'
import { AgreementPanel, startAsking } from './pages/agreement'
import { Correction } from './pages/correction'
import { MatchesPage } from './pages/matches'
import { HomePage } from './pages/home'
import { expectFocus, tabTo } from './pages/keyboard'
import { QuestionPage } from './pages/question'
import { fromMore, openMore } from './pages/more'

const NOT_YET = 'No answer yet'

describe('A table that asks each player to confirm a round', () => {
  tableTest('shows every tap in both windows, and the round is final once everyone agrees', async ({ page, windows }) => {
    await startAsking(page, undefined, ['6-4'])
    const here = await new AgreementPanel(page).open()
    const other = await windows.open()
    await new HomePage(other).goOn()
    const there = await new AgreementPanel(other).open()
    await here.expectSaid([NOT_YET, NOT_YET, NOT_YET])

    // at the same moment, each in a window of their own
    await Promise.all([here.agree('Ada').click(), there.agree('Ben').click()])
    for (const panel of [here, there]) await panel.expectSaid(['Agreed', 'Agreed', NOT_YET])
    await there.agree('Cleo').click()
    for (const panel of [here, there]) await panel.region.getByText('Everyone agrees. The round is final.').waitFor()
    await here.takeBack('Ada').click()
    await there.expectSaid([NOT_YET, 'Agreed', 'Agreed'])
  })

  atNight(['tests/unit/renderer/match/agreement/agreement-told.test.ts', 'tests/e2e/agreement.e2e.ts'], () => {
    tableTest('goes on with a round that is not agreed: it stays marked until all agree, and after a correction all are asked again', async ({ page }) => {
      const table = await startAsking(page, undefined, ['6-4'])
      const panel = await new AgreementPanel(page).open()
      await panel.agree('Ada').click()
      await panel.contestWith('Ben', 'it was the 6-6')
      await panel.expectSaid(['Agreed', 'Disagrees: “it was the 6-6”', NOT_YET])
      await expectNoFault(page, 'a contested round')
      const usual = page.viewportSize() ?? { width: 1280, height: 800 }
      await page.setViewportSize({ width: 360, height: 780 })
      await panel.agree('Ben').scrollIntoViewIfNeeded()
      await soon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      await page.setViewportSize(usual)
      await page.keyboard.press('Escape')

      // who leads is known once the tiles are dealt, so the round begins with the lead
      await page.getByRole('button', { name: 'Next round' }).click()
      await page.getByRole('button', { name: 'Next round' }).waitFor({ state: 'detached' })
      await table.type('5-5')
      await page.keyboard.press('Enter')
      await page.getByRole('group', { name: 'Who leads 5-5?' }).getByRole('button', { name: 'Ben' }).press('Enter')
      await table.feed.getByRole('button', { name: /Ben .*disagrees/ }).waitFor()
      const left = async () => (await openMore(page)).getByRole('region', { name: 'Not agreed yet' })
      const notAgreed = await left()
      const review = notAgreed.getByRole('button', { name: 'Review round 1' })
      await notAgreed.getByText('Round 1: Ben (“it was the 6-6”) disagrees').waitFor()
      await review.click()
      const dialog = page.getByRole('dialog', { name: 'Round 1' })
      // how it was counted is looked at first; it was the entry that is wrong, not the count
      await dialog.getByRole('button', { name: 'Question an entry' }).click()
      const question = new QuestionPage(page)
      await question.dialog.getByText(/^Question .*’s 6-4$/).waitFor()
      await question.button('Close').last().click()
      await left()
      await review.click()
      await dialog.getByRole('button', { name: 'Correct an entry' }).click()
      const correction = new Correction(page)
      await correction.tile('6-6')
      await correction.keep()
      await (await left()).getByText('Round 1: 0 of 3 agreed').waitFor()
      await review.click()
      const again = new AgreementPanel(dialog)
      await again.expectSaid(['Agreed, but the result has changed. Please check again', 'Disagreed, but the result has changed. Please check again', NOT_YET])
      for (const name of ['Ada', 'Ben', 'Cleo']) await again.agree(name).click()
      await again.region.getByText('Everyone agrees. The round is final.').waitFor()
      await page.keyboard.press('Escape')
      await openMore(page)
      await soon(() => notAgreed.count()).toBe(0)
      await page.keyboard.press('Escape')
      await table.feed.getByText('everyone agrees').waitFor()
    })
  })

  atNight(['tests/unit/renderer/match/agreement/agreement-told.test.ts', 'tests/unit/main/matches/match-search.test.ts', 'tests/e2e/agreement.e2e.ts'], () => {
    test('is marked on the home page, in the score sheet, in the replay and in the list of matches, which finds it; the family’s next match asks again', async ({
      page,
    }) => {
      await startAsking(page, undefined, ['6-4'])
      // it can be told to cease in the middle of a match
      const asked = page.getByRole('button', { name: 'Agreed: 0 of 3' })
      const ask = page.getByRole('dialog').getByRole('switch', { name: 'Ask everyone after each round' })
      await fromMore(page, 'House rules')
      await ask.click()
      await asked.waitFor({ state: 'detached' })
      await page.keyboard.press('Escape')
      await fromMore(page, 'Phones')
      await ask.click()
      await page.keyboard.press('Escape')
      await asked.waitFor()

      const panel = await new AgreementPanel(page).open()
      await panel.agree('Ada').click()
      await panel.contestWith('Cleo', '')
      await panel.row('Cleo').getByText('Disagrees').waitFor()
      await page.keyboard.press('Escape')
      await fromMore(page, 'Score sheet')
      await page
        .getByRole('dialog')
        .getByRole('cell', { name: /Cleo disagrees/ })
        .waitFor()
      await page.keyboard.press('Escape')

      const home = new HomePage(page)
      await home.visit()
      await home.current.getByText('Round 1: Cleo disagrees').waitFor()
      const matches = await new MatchesPage(page).visit()
      await matches.which('Not agreed yet')
      await matches.expectCount('1 of 1 match')
      expect((await matches.lines()).join()).toContain('Round 1: Cleo disagrees')
      await matches.open()
      await page.getByRole('region', { name: 'Replay' }).waitFor()
      await page.keyboard.press('Home')
      await page.getByRole('region', { name: 'Not agreed yet' }).getByRole('button', { name: 'Review round 1' }).click()
      const back = new AgreementPanel(page)
      await back.agree('Cleo').click()
      await back.agree('Ben').click()
      await page.getByText('Cleo agreed on round 1').waitFor()
      await matches.visit()
      await matches.which('Not agreed yet')
      await matches.expectCount('0 of 1 match')

      await home.visit()
      await home.newMatch.click()
      // the folded line says it too
      await page.locator('summary').filter({ hasText: 'everyone is asked' }).click()
      const asking = page.getByRole('group', { name: 'Ask every player to agree on each round?' }).getByRole('radio', { name: 'Yes' })
      await soon(() => asking.isChecked()).toBe(true)
    })
  })

  atNight(['tests/unit/renderer/match/agreement/player-row.test.tsx'], () => {
    tableTest(
      'is answered by the keyboard alone, the focus always in sight, and what is being entered stays when someone agrees',
      async ({ page, windows }) => {
        const table = await startAsking(page, ['Ada', 'Ben'], ['6-4'])
        const panel = new AgreementPanel(page)
        await tabTo(page, page.getByRole('button', { name: 'Agreed: 0 of 2' }))
        await page.keyboard.press('Enter')
        await tabTo(page, panel.agree('Ada'))
        await page.keyboard.press('Enter')
        await panel.expectSaid(['Agreed', NOT_YET])
        await expectFocus(panel.row('Ada'))
        await tabTo(page, panel.contest('Ben'))
        await page.keyboard.press('Enter')
        await expectFocus(panel.note('Ben'))
        await page.keyboard.press('Escape')
        await panel.note('Ben').waitFor({ state: 'detached' })
        await expectFocus(panel.row('Ben'))
        await tabTo(page, panel.contest('Ben'))
        await page.keyboard.press('Enter')
        await page.keyboard.type('one chip too many')
        await tabTo(page, panel.region.getByRole('button', { name: 'Disagree' }))
        await page.keyboard.press('Enter')
        await panel.expectSaid(['Agreed', 'Disagrees: “one chip too many”'])

        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
        await page.keyboard.press('n')
        await page.getByRole('button', { name: 'Next round' }).waitFor({ state: 'detached' })
        await table.type('5-3')
        // Ben agrees on another device
        const other = await windows.open()
        await new HomePage(other).goOn()
        await (await new AgreementPanel(other).open()).agree('Ben').click()
        await page.getByRole('status').filter({ hasText: 'Everyone agrees on round 1.' }).waitFor({ state: 'attached' })
        // nobody leads yet: the tile asks for the name
        await page.keyboard.press('Enter')
        await page.getByRole('group', { name: 'Who leads 5-3?' }).waitFor()
        await page.keyboard.press('Enter')
        await page.getByRole('region', { name: 'Round 2 is over' }).waitFor()
      },
    )
  })
})
