import { describe } from 'vitest'
import { paths } from '../../src/renderer/navigation/paths'
import { atNight } from '../every'
import { tableTest as test } from './harness/test'
import { startMatch } from './harness/played'
import { soon } from './harness/soon'
import { SettlePage, pasteLine } from './pages/settle'
import { oneLine } from '../../src/renderer/messages/en'

const NINE = { preset: 'bergen-pagat', players: ['Ada', 'Ben'], leader: 'Ada', rules: { maxPip: 9, spinner: true } } as const

atNight(['tests/unit/shared/rules/counting.test.ts', 'tests/unit/renderer/match/arbiter/text-case.test.ts', 'tests/e2e/double-bergen.e2e.ts'], () => {
  describe('Bergen with a spinner', () => {
    test('grows four arms round the double that is led, and scores the ends that a play makes equal', async ({ page }) => {
      const table = await startMatch(page, NINE)
      await table.type('94')
      await table.alert.getByText('9-4 can’t be led. The first tile must be a double.').waitFor()
      await page.keyboard.press('Escape')
      await table.enter('9-9')
      await table.says(/Double header \+2: 2 open halves show 9\./)
      await table.enter('9-4 1', '9-2 2')
      await table.type('42')
      await table.alert.getByText(/^4-2 .*9 on arm 3 and 9 on arm 4\./).waitFor()
      await page.keyboard.press('Escape')
      await table.enter('9-7 3', '9-0 4')
      await table.expectTotals([2, 0])
      await table.type('42')
      await soon(() => table.ways()).toEqual(['Arm 1 shows 4: play 4-2 for +2', 'Arm 2 shows 2: play 4-2 for +2'])
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
      await table.says(/Double header \+2: 2 open halves show 2\./)
      await table.enter('7-2 3')
      await table.says(/Triple header \+3: 3 open halves show 2\./)
      await table.expectTotals([5, 2])
    })

    test('is settled where it blocks', async ({ page }) => {
      await page.goto(`${new URL(page.url()).origin}/#${paths.settle}`)
      const settle = new SettlePage(page)
      await settle.heading.waitFor()
      const line = '1-1 | 1-0 0-0 | 1-2 2-2 2-0 | - | -'
      await pasteLine(page, `position bergen-pagat spinner=yes; Ada holds 5-4 all, Ben holds 3-3 6-3 all; line ${line}; boneyard 2`, oneLine)
      await soon(() => settle.answer.innerText()).toMatch(/Ada wins/)
    })
  })
})
