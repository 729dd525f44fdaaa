import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { FAMILY, FIRST_ROUND } from './games'
import { HOST_AWAY } from './harness/faults'
import { soon } from './harness/soon'
import { test } from './harness/test'
import { HomePage } from './pages/home'
import { startMatch } from './harness/played'

describe('After a crash', () => {
  atNight(['tests/faults/killed-while-writing.test.ts', 'tests/e2e/owner.e2e.ts', 'tests/e2e/settings.e2e.ts'], () => {
    test('in the middle of a match, right after a play was taken, home offers to go on where it was', async ({ page, host, faults }) => {
      const table = await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 9))
      faults.expect(HOST_AWAY)
      await table.press('6-2 right')
      await table.says(/Long Flower \+1: one pair makes 6-4\./)
      await host.kill()
      const before = await table.standing()
      expect(before.totals).toEqual([4, 0, 1])

      // the open window says so, keeps what it shows, and goes on automatically once the host is back
      await page.getByText('Connection lost. Trying again. Everything you entered is safe.').waitFor()
      await table.expectStanding(before)
      await host.start()
      await page.getByText('Connected again.').waitFor()
      await table.expectStanding(before)

      // and so does a window that is opened again
      const home = new HomePage(page)
      await home.visit()
      await page.reload()
      await home.current.getByRole('article', { name: 'Ada' }).waitFor()
      const again = await home.goOn()
      await again.expectStanding(before)
      await soon(() => again.hands()).toEqual([2, 3, 3])
      await again.enter(...FIRST_ROUND.slice(10, 12))
    })
  })

  atNight(['tests/unit/renderer/hooks/use-command.test.tsx', 'tests/faults/connections.test.ts'], () => {
    test('before a play was taken, the person is told that no answer came, and enters it again', async ({ page, host, faults }) => {
      const table = await startMatch(page, FAMILY, ['2-2'])
      faults.expect(HOST_AWAY)
      await host.kill()
      await page.getByText('Connection lost. Trying again.').waitFor()
      await table.press('2-0 right')
      await table.alert.getByText(/The connection was lost\. When it’s back/).waitFor()
      await soon(() => table.laid()).toEqual(['2-2, led by Ada'])
      await host.start()
      await page.getByText('Connected again.').waitFor()
      await table.enter('2-0 right')
      await soon(() => table.laid()).toEqual(['2-2, led by Ada', '2-0, played on the right end by Ben'])
    })
  })
})
