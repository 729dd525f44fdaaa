import { describe } from 'vitest'
import { atNight } from '../every'
import { BLOCKED, BLOCKED_HANDS, BLOCKED_ROUND, FAMILY, FIRST_ROUND } from './games'
import { expectNoFault } from './harness/axe'
import { soon } from './harness/soon'
import { tableTest as test } from './harness/test'
import { BlockDialog } from './pages/block-dialog'
import { choose } from './pages/choices'
import { Correction } from './pages/correction'
import { tabTo } from './pages/keyboard'
import { ReplayPage } from './pages/replay'
import { startMatch } from './harness/played'
import { QuestionPage } from './pages/question'
import { fromMore, openMore } from './pages/more'

/** Up to Ada's 5-2: a plural of three twos, and the Scorpion's own tile. */
const TO_THE_PLURAL = FIRST_ROUND.slice(0, 4)

describe('Questioning a play', () => {
  test('shows everything it was counted from, and that it stands is kept with who agreed and the note', async ({ page }) => {
    const table = await startMatch(page, FAMILY, TO_THE_PLURAL)
    const question = await new QuestionPage(page).open(4)

    await soon(() => question.rows()).toEqual([
      'Open halves: 2, 2 and 2 | 3 equal: plural | FS-3 | +3',
      'Is this tile the Flower, 6-4? | No | FS-6 | 0',
      'Is this tile the Scorpion, 5-2? | Yes: small Scorpion | FS-6 | −1',
      'Both halves of 2-2 (left end) | Its own two halves: counted as the tile (FS-6), not as a long pair | FS-4 | 0',
      '2 of 2-2 (left end) with 2 of 5-2 (right end): 2-2 | Neither Flower nor Scorpion | FS-5 | 0',
    ])
    const settling = question.dialog.getByRole('region', { name: 'From score to total' })
    await settling.getByText('Ada: 2 +3 −1 = 4').waitFor()
    await settling.getByText('Ada 2 → 4').waitFor()
    await question.dialog.getByRole('img', { name: 'Left end: 2-2, both halves show 2, scored' }).waitFor()
    await soon(() => question.dialog.getByRole('link', { name: 'FS-3' }).getAttribute('href')).toContain('/rules/FS-3')
    await question.note.scrollIntoViewIfNeeded()
    await expectNoFault(page, 'a question')

    await question.answer(/^It stands/, ['Ada', 'Cleo'], 'We looked again.')
    // a rule is looked up over what was said so far, which stays
    await question.dialog.getByRole('link', { name: 'FS-3' }).click()
    const rule = page.getByRole('dialog', { name: /^FS-3/ })
    await rule
      .getByText(/Plural/)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await rule.waitFor({ state: 'detached' })
    await soon(() => question.note.inputValue()).toBe('We looked again.')
    await question.save('Save: it stands')
    await table.feed.getByText('Questioned: it stands').waitFor()
    await table.expectTotals([4, 0, 0])
    await page.reload()
    await table.feed.getByText('Questioned: it stands').waitFor()
    await question.open(4)
    await question.dialog.getByText('Questioned: it stands (agreed: Ada and Cleo)').waitFor()
    await question.dialog.getByText('“We looked again.”').waitFor()
  })

  test('entered wrongly leads to its correction, which is kept with who agreed; one undo takes it back', async ({ page }) => {
    const table = await startMatch(page, FAMILY, TO_THE_PLURAL)
    const question = await new QuestionPage(page).open(4)
    await question.answer(/^It’s wrong/, ['Ada', 'Ben', 'Cleo'], 'It was the 5-4.')
    await question.button('Correct…').click()
    const correction = new Correction(page)
    // going back keeps what was said
    await correction.button('Cancel').click()
    await soon(() => question.note.inputValue()).toBe('It was the 5-4.')
    await question.button('Correct…').click()
    await correction.tile('5-4')
    await correction.keep()

    await table.feed.getByText('Questioned: corrected').waitFor()
    await soon(() => table.laid()).toContain('5-4, played on the right end by Ada')
    await table.expectTotals([2, 0, 0])
    await fromMore(page, /^Replay/, 'link')
    const match = await new ReplayPage(page).ready()
    await match.trail.getByText('Question about round 1, entry 4: it was corrected (agreed: Ada, Ben and Cleo)').waitFor()
    await match.trail.getByText('Round 1, entry 4: Ada played 5-2 on the right end → Ada played 5-4 on the right end').waitFor()
    await match.trail.getByText('“It was the 5-4.”').waitFor()
    await page.goBack()
    await table.ready()
    await table.undo()
    await table.expectTotals([4, 0, 0])
    await table.feed.getByText('Questioned: corrected, then undone').waitFor()
  })

  atNight(['tests/e2e/questions.e2e.ts', 'tests/unit/main/matches/questions.test.ts'], () => {
    test('left open is seen on the match until it is settled, also when its entry has moved', async ({ page, windows }) => {
      const table = await startMatch(page, FAMILY, TO_THE_PLURAL)
      const question = await new QuestionPage(page).open(2)
      await question.answer(/^Decide later/, [], 'Was that Ben?')
      await question.save('Decide later')
      await (await openMore(page)).getByText('1 open question').waitFor()
      await page.getByText('Round 1: Ben played 2-0 on the right end “Was that Ben?”').waitFor()
      await expectNoFault(page, 'a match with an open question')
      await page.keyboard.press('Escape')

      // someone else sees it too; and something forgotten is put in before it
      const other = await windows.open()
      await other.goto(table.address())
      const seen = await openMore(other)
      await seen.getByText('1 open question').waitFor()
      await table.open(2)
      const correction = new Correction(page)
      await correction.button('Insert entry before').click()
      await choose(correction.dialog.getByRole('group', { name: 'Entry type' }), 'Drew tiles')
      await correction.keep()
      await other.getByText('Round 1: Ben played 2-0 on the right end “Was that Ben?”').waitFor()

      const theirs = new QuestionPage(other)
      await other.getByRole('button', { name: 'Answer question: Ben’s 2-0' }).click()
      await theirs.dialog.getByText('This closes the open question.').waitFor()
      await theirs.answer(/^It stands/, ['Ben'])
      await theirs.save('Save: it stands')
      await page.getByText('1 open question').waitFor({ state: 'detached' })
      await table.feed.getByText('Questioned: it stands').waitFor()
    })
  })

  atNight(['tests/e2e/questions.e2e.ts', 'tests/unit/main/matches/questions.test.ts'], () => {
    test('left open about an entry that is deleted later can still be done with', async ({ page }) => {
      const table = await startMatch(page, FAMILY, TO_THE_PLURAL)
      const question = await new QuestionPage(page).open(4)
      await question.answer(/^Decide later/, [], 'Was that Ada?')
      await question.save('Decide later')
      await table.open(4)
      const correction = new Correction(page)
      await correction.button('Delete this entry').click()
      await correction.keep()
      const more = await openMore(page)
      await more.getByText('This entry was deleted.').waitFor()
      await page.getByRole('button', { name: 'Close question: Ada’s 5-2' }).click()
      await page.getByText('1 open question').waitFor({ state: 'detached' })
    })
  })

  atNight(['tests/e2e/questions.e2e.ts'], () => {
    test('goes by keyboard alone, at the table and in the replay', async ({ page }) => {
      const table = await startMatch(page, FAMILY, TO_THE_PLURAL)
      const question = new QuestionPage(page)
      await page.keyboard.press('q')
      await question.dialog.getByText('Question Ada’s 5-2').waitFor()
      await tabTo(page, question.dialog.getByRole('radio').first())
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await tabTo(page, question.dialog.getByRole('button', { name: 'Ben', exact: true }))
      await page.keyboard.press('Enter')
      await tabTo(page, question.note)
      await page.keyboard.type('Later.')
      await tabTo(page, question.button('Decide later'))
      await page.keyboard.press('Enter')
      await question.dialog.waitFor({ state: 'detached' })
      await table.feed.getByText('Open question').waitFor()

      await fromMore(page, /^Replay/, 'link')
      await new ReplayPage(page).ready()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('q')
      await question.dialog.getByText(/^Question Cleo’s 5-/).waitFor()
      await page.keyboard.press('Escape')
      await question.dialog.waitFor({ state: 'detached' })
      await page.keyboard.press('End')
      await page.keyboard.press('q')
      await question.dialog.getByText('Open question (agreed: Ben)').waitFor()
      await question.dialog.getByText('This closes the open question.').waitFor()
    })
  })

  atNight(['tests/e2e/questions.e2e.ts', 'tests/unit/renderer/match/question/explanation-view.test.tsx'], () => {
    test('explains draws, passes and blocked rounds with what can be said of each', async ({ page }) => {
      await startMatch(page, BLOCKED, BLOCKED_ROUND)
      const question = await new QuestionPage(page).open(BLOCKED_ROUND.length - 2) // twice two draws are one line
      await question.dialog.getByText('2 tiles in the boneyard, in reserve: 0 could be drawn.').waitFor()
      await question.dialog.getByText('Open numbers: 2 and 3. Of the tiles not on the table, 2 would fit.').waitFor()
      await question.button('Close').last().click()

      await page.keyboard.press('b')
      const block = new BlockDialog(page)
      await block.showAll(BLOCKED_HANDS)
      await block.rule.click()
      await page.getByRole('region', { name: 'Round 1 is over' }).waitFor()
      await page.keyboard.press('q')
      const others = question.dialog.getByRole('region', { name: 'Under other rules' })
      await others
        .getByText(/american/i)
        .first()
        .waitFor()
      // a person who doubts the round steps back through it, and what was said stays
      await question.answer(/^It stands/, ['Ada'])
      await question.button('Previous entry').click()
      await question.dialog.getByText(/^Question .*’s pass$/).waitFor()
      await soon(() => question.dialog.getByRole('button', { name: 'Ada', exact: true }).getAttribute('aria-pressed')).toBe('true')
      await question.button('Next entry').click()
      await question.dialog.getByText('Question the blocked round', { exact: true }).waitFor()
      await soon(() => question.button('Next entry').isDisabled()).toBe(true)
    })
  })
})
