import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { tableTest as test } from './harness/test'
import { startMatch } from './harness/played'
import { soon } from './harness/soon'

describe('Double Bergen', () => {
  atNight(['tests/e2e/double-bergen.e2e.ts', 'tests/golden/golden.test.ts', 'tests/unit/renderer/screens/match/entry/entry.test.tsx'], () => {
    test('grows four arms round a spinner, told apart by number, and scores several suits at once', async ({ page }) => {
      const table = await startMatch(page, { preset: 'double-bergen', players: ['Ada', 'Ben'], leader: 'Ada' })

      await table.type('64')
      await table.alert.getByText('6-4 can’t be led. The first tile must be a double.').waitFor()
      await page.keyboard.press('Escape')
      await table.enter('6-6')
      await table.says(/Two 6s \+2: both halves of the spinner\./)

      // every arm is started before any is extended (DB-1), and the spinner shows two sixes until then
      await table.enter('6-4', '6-5')
      await table.expectTotals([4, 2])
      await table.type('51')
      await table.alert.getByText(/^5-1 .*6 on arm 3 and 6 on arm 4\./).waitFor()
      await page.keyboard.press('Escape')
      await table.enter('6-3', '6-2')
      await table.expectTotals([4, 4])
      await soon(() => table.laid()).toEqual([
        '6-6, led by Ada',
        '6-4, played on arm 1 by Ben',
        '6-5, played on arm 2 by Ada',
        '6-3, played on arm 3 by Ben',
        '6-2, played on arm 4 by Ada',
      ])

      // 5-4 fits two arms: the app asks which, and a number chooses
      await table.type('54')
      await soon(() => table.ways()).toEqual(['Arm 1 shows 4: play 5-4 for +2', 'Arm 2 shows 5: play 5-4 for +2'])
      await page.keyboard.press('1')
      await soon(() => table.heard()).toBe('5-4, Arm 1: +2, 2 × 5')
      await page.keyboard.press('2')
      await soon(() => table.heard()).toBe('5-4, Arm 2: +2, 2 × 4')
      await page.keyboard.press('Enter')
      await table.says(/Matching 4s \+2: 2 open halves show 4\./)
      await table.enter('4-3 1', '4-2 2')
      await table.says(/Pairs of (2 and 3|3 and 2): \+2 each\./)
      await table.enter('3-3 1')
      await table.says(/Matching 3s \+3: 3 open halves show 3\./)
      await table.expectTotals([11, 10])
    })
  })

  test('with a double-twelve set grows eight arms, and halves above 9 are typed as letters', async ({ page }) => {
    const players = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve']
    const table = await startMatch(page, { preset: 'double-bergen-twelve', players, leader: 'Ada' })
    await soon(() => table.hands()).toEqual([5, 5, 5, 5, 5])

    await table.enter('12-12')
    await table.expectTotals([2, 0, 0, 0, 0])
    // C is 12 and A is 10: two keys and Enter for any tile
    await page.keyboard.press('c')
    await table.says('12-…')
    await page.keyboard.press('a')
    await soon(() => table.heard()).toMatch(/^12-10, Arm 1: \+2/)
    await page.keyboard.press('Escape')
    await table.enter('12-0', '12-1', '12-2', '12-3', '12-4', '12-5', '12-6')
    await table.expectTotals([4, 4, 4, 2, 2])
    await table.enter('7-12') // the eighth arm; the spinner shows no more
    await table.expectTotals([4, 4, 4, 2, 2])
    expect((await table.laid()).at(-1)).toBe('12-7, played on arm 8 by Dan')
    await table.enter('11-7 8', '11-6 7', '11-11 7')
    await table.says(/Matching 11s \+3: 3 open halves show 11\./)
    await table.expectTotals([6, 7, 4, 2, 2])
  })
})
