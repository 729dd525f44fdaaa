import { describe } from 'vitest'
import { atNight } from '../every'
import { expectNoFault } from './harness/axe'
import { soon } from './harness/soon'
import { tableTest as test } from './harness/test'
import { HomePage } from './pages/home'
import { ReplayPage } from './pages/replay'
import { startMatch } from './harness/played'
import { QuestionPage } from './pages/question'
import { RulesDialog } from './pages/rules-dialog'
import { fromMore } from './pages/more'

describe('House rules changed while a match is played', () => {
  atNight(['tests/unit/renderer/screens/match/rules/change-rules.test.tsx'], () => {
    test('from now on, and from the beginning: everyone’s points under both are seen first, it can be undone, and the replay tells it', async ({ page }) => {
      const table = await startMatch(page, { preset: 'bergen-game-cabinet', players: ['Ada', 'Ben'], leader: 'Ada' }, [
        '6-6',
        '6-5 right',
        '5-4 right',
        '4-1 right',
      ])
      await table.expectTotals([2, 0])

      const rules = new RulesDialog(page)
      await rules.open()
      await rules.set('Points for a double header', 5)
      await rules.look()
      await rules.dialog.getByText('Points for a double header: 2 → 5').waitFor()
      await soon(() => rules.compared()).toEqual([
        ['Ada', '2', '5'],
        ['Ben', '0', '0'],
      ])
      await expectNoFault(page, 'a change of rules')
      await rules.change()
      await table.expectTotals([2, 0])
      await page.getByText('rules changed in round 1').waitFor()
      await soon(() => table.events.first().textContent()).toContain('From here on: Points for a double header: 5')
      await expectNoFault(page, 'a match whose rules have changed')

      // nobody’s, also when it is questioned
      await page.keyboard.press('q')
      const question = new QuestionPage(page)
      await question.dialog.getByText('From here on: Points for a double header: 5.').waitFor()
      await question.button('Close').last().click()

      // what follows is scored by them, what was before is not
      await page.getByRole('button', { name: 'Undo the rule change' }).click()
      await soon(() => page.getByText('rules changed in round 1').count()).toBe(0)

      await rules.open()
      await rules.set('Points for a double header', 5)
      await rules.look()
      await rules.from('From the start of the match')
      await rules.change()
      await table.expectTotals([5, 0])
      await page.getByRole('button', { name: 'Undo the rule change' }).click()
      await table.expectTotals([2, 0])
      await fromMore(page, 'Redo the rule change')
      await page.keyboard.press('Escape')
      await table.expectTotals([5, 0])

      // rules under which it could not have been played so
      await rules.open()
      await rules.set('Target', 4)
      await rules.look()
      await rules.dialog.getByText(/someone would have won before round 1, entry 3/).waitFor()
      await page.keyboard.press('Escape')

      await fromMore(page, 'Replay and details', 'link')
      const match = await new ReplayPage(page).ready()
      await match.trail.getByText('House rules changed from round 1, entry 1').first().waitFor()
      await match.trail.getByText('Points for a double header: standard → 5').first().waitFor()
      await match.button('First step').click()
      await match.button('Next step').click()
      await match.table.says('From here on: Points for a double header: 5.')
      await new HomePage(page).visit()
    })
  })
})
