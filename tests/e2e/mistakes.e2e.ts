import { describe } from 'vitest'
import { atNight } from '../every'
import { FAMILY, FIRST_ROUND } from './games'
import { HOST_AWAY } from './harness/faults'
import { inSight } from './harness/measure'
import { overlaps } from './harness/overlaps'
import { soon } from './harness/soon'
import { tableTest, test } from './harness/test'
import { Correction } from './pages/correction'
import { setDice } from './pages/dice'
import { startMatch } from './harness/played'
import { openMore } from './pages/more'

describe('Mistakes at the table', () => {
  atNight(['tests/unit/renderer/screens/match/entry/entry.test.tsx', 'tests/unit/main/matches/match-commands.test.ts'], () => {
    tableTest('what is impossible is refused with its reason, and nothing changes', async ({ page }) => {
      const table = await startMatch(page, FAMILY, ['2-2', '2-0 right'])
      const before = await table.standing()

      await table.type('66')
      await table.alert.getByText('6-6 doesn’t fit the open ends: 2 at the left end and 0 at the right end.').first().waitFor()
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowLeft')
      await soon(() => table.ways()).toEqual([])
      await page.keyboard.press('Escape')

      await table.type('20')
      await table.alert.getByText('2-0 is already on the table.').first().waitFor()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
      await soon(() => table.tile('2-0').count()).toBe(0)

      await table.expectStanding(before)

      await table.enter(...Array.from({ length: 8 }, () => 'draw'))
      const drawn = await table.standing()
      await page.keyboard.press('d')
      await table.alert.getByText('Not saved').waitFor()
      await table.alert.getByText(/\(C-3\)/).waitFor()
      await table.expectStanding(drawn)
    })
  })

  tableTest('what is irregular is kept, with a flag that anyone sees', async ({ page }) => {
    const table = await startMatch(page, FAMILY, ['2-2'])
    await table.enterFor('Cleo')
    await table.says(/It’s Ben’s turn\. This entry for Cleo will be saved and marked as irregular\./)
    // what goes back to Ben lies beside what plays, not on it
    await soon(() => overlaps(page)).toEqual([])
    await table.enter('2-0 right')
    await table.feed.getByText(/Irregular:/).waitFor()
    await table.feed.getByText(/It was Ben’s turn, not Cleo’s\./).waitFor()
    await soon(() => table.laid()).toContain('2-0, played on the right end by Cleo, irregular')

    // the turn goes on from the player who played
    await table.expectTurn('Ada')

    await table.enter('pass')
    await table.feed.getByText(/Ada passed but could still draw 8 tiles from the oasis\./).waitFor()
  })

  atNight(['tests/unit/renderer/screens/match/mistakes.test.tsx', 'tests/unit/main/matches/match-commands.test.ts'], () => {
    test('many steps are undone and redone, also after the host was closed and started again', async ({ page, host, faults }) => {
      const table = await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 9))
      const end = await table.standing()
      await page.getByRole('button', { name: 'Undo the last play' }).click()
      await soon(() => table.events.count()).toBe(8)
      await table.undo(2)
      await soon(() => table.events.count(), { steps: 2 }).toBe(6)
      await table.expectTotals([4, 0, 0])

      faults.expect(HOST_AWAY)
      await host.stop()
      await host.start()
      await page.reload()
      await table.ready()
      await table.undo(6)
      await soon(() => table.events.count(), { steps: 6 }).toBe(0)
      await table.expectTotals([0, 0, 0])
      await table.redo(9)
      await soon(() => table.events.count(), { steps: 9 }).toBe(9)
      await table.expectStanding(end)
      const redo = (await openMore(page)).getByRole('button', { name: 'Redo', exact: true })
      await soon(() => redo.isDisabled()).toBe(true)
    })
  })

  tableTest('an earlier event is corrected, and everything after it is scored again', async ({ page }) => {
    const table = await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 4))
    await table.expectTotals([4, 0, 0])

    // Cleo had played 5-0; had it been Ben's 2-1 and 5-1, the ends would still be what they are
    await table.open(4)
    const correction = new Correction(page)
    await correction.tile('5-4')
    await correction.result.getByText('Ada 4 → 2').waitFor()
    await correction.keep()
    await table.expectTotals([2, 0, 0])

    // the dice had been read wrongly: without the Scorpion at 5-2 Cleo loses nothing, and nobody had anything to lose
    await page.getByRole('button', { name: 'Correct the start of round 1' }).click()
    await setDice(correction.dialog, { flower: [5, 2], scorpion: [6, 6] })
    await correction.result.getByText('Cleo 0 → 2').waitFor()
    await correction.keep()
    await page.getByRole('img', { name: /^Flower 5-2/ }).waitFor()
    await table.expectTotals([2, 0, 2])

    // who played is corrected too, and one undo takes everything back
    await table.open(3)
    await correction.who('Ben')
    await correction.result.getByText(/irregular/).waitFor()
    await correction.keep()
    await table.expectTotals([2, 2, 0])
    await page.getByRole('button', { name: 'Undo the correction' }).click()
    await table.expectTotals([2, 0, 2])
  })

  atNight(['tests/unit/renderer/screens/match/mistakes.test.tsx'], () => {
    tableTest('when a later event no longer fits, the person chooses, and nothing is lost', async ({ page }) => {
      const table = await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 4))
      const before = await table.standing()
      const correction = new Correction(page)
      const replaceSecond = async () => {
        await table.open(2)
        await correction.tile('2-1')
        await correction.end(/^Right end/)
        await correction.alert.getByText('A later entry no longer fits').waitFor()
        await correction.alert.getByText(/Cleo’s 5-0: 5-0 doesn’t fit: the right end shows 1\./).waitFor()
        await soon(() => correction.save.isDisabled()).toBe(true)

        // the choices lie in front of the person, not somewhere below
        for (const choice of ['Leave as it is', 'Change Cleo’s 5-0 too', 'Delete Cleo’s 5-0 and everything after it']) {
          await soon(() => inSight(correction.button(choice)), { message: choice }).toBe(true)
        }
      }

      // everything from there on is deleted, and undo restores it
      await replaceSecond()
      await correction.button('Delete Cleo’s 5-0 and everything after it').click()
      await correction.result.getByText(/You can undo this/).waitFor()
      await correction.keep()
      await soon(() => table.laid()).toEqual(['2-2, led by Ada', '2-1, played on the right end by Ben'])
      await table.expectTotals([2, 0, 0])
      await page.keyboard.press('Control+z')
      await table.expectStanding(before)
      await page.keyboard.press('Control+y')
      await table.expectTotals([2, 0, 0])
    })
  })
})
