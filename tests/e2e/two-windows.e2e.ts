import { describe } from 'vitest'
import { atNight } from '../every'
import { FAMILY } from './games'
import { slowLink } from './harness/slow-link'
import { soon } from './harness/soon'
import { tableTest as test } from './harness/test'
import { startMatch } from './harness/played'
import { TablePage } from './pages/table'

describe('Two windows on the same match', () => {
  atNight(['tests/e2e/two-windows.e2e.ts', 'tests/unit/main/matches/live.test.ts'], () => {
    test('see each other’s plays at once, and undo what the other entered', async ({ page, windows }) => {
      const mine = await startMatch(page, FAMILY)
      const other = await windows.open({}, page.url())
      const theirs = await new TablePage(other).ready()

      await mine.enter('2-2')
      await theirs.says(/Dual \+2: both ends show 2\./)
      await theirs.expectTotals([2, 0, 0])
      await theirs.enter('2-0 right')
      await soon(() => mine.laid()).toEqual(['2-2, led by Ada', '2-0, played on the right end by Ben'])
      await mine.expectTurn('Cleo')

      await mine.undo(2)
      await soon(() => theirs.laid()).toEqual([])
      await theirs.redo()
      await mine.expectTotals([2, 0, 0])
    })
  })

  test('that enter the same play at the same moment enter it once, and the later one is told', async ({ page, windows }) => {
    const mine = await startMatch(page, FAMILY, ['2-2'])
    const other = await windows.open({}, page.url())
    const theirs = await new TablePage(other).ready()
    const link = await slowLink(other)
    await theirs.ready()
    await theirs.expectTotals([2, 0, 0])

    // the other window has not heard of the play yet when it enters the same
    link.hold()
    await mine.enter('2-0 right')
    await theirs.press('2-0 right')
    await soon(() => theirs.laid()).toEqual(['2-2, led by Ada'])
    link.release()

    await theirs.alert.getByText(/Someone else entered something first, so yours wasn’t saved\./).waitFor()
    const laid = ['2-2, led by Ada', '2-0, played on the right end by Ben']
    await soon(() => theirs.laid()).toEqual(laid)
    await soon(() => mine.laid()).toEqual(laid)
    await theirs.expectTurn('Cleo')
    // what is right is entered again, and taken
    await theirs.enter('5-0 right')
    await soon(() => mine.events.count()).toBe(3)
  })
})
