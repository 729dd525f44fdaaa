import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { expectNoFault } from './harness/axe'
import { startMatch } from './harness/played'
import { fileOfMatch, scoreOf } from './harness/records'
import { test } from './harness/test'

describe('Block', () => {
  atNight(['tests/unit/renderer/screens/match/left/left-dialog.test.tsx', 'tests/golden/golden.test.ts'], () => {
    test('asks for the tiles in the other hands once somebody is out, and pays them', async ({ page, dataFolder }) => {
      const table = await startMatch(page, { preset: 'block', players: ['Ada', 'Ben', 'Cleo'], leader: 'Ada', rules: { handSize: 2 } })
      await table.enter('6-4', '4-2 right', '6-5 left', '5-3 left')
      await page.getByRole('dialog', { name: 'What is left in the other hands?' }).waitFor()
      await expectNoFault(page, 'what is left in the other hands')
      for (const pips of ['16', '3']) {
        await page.keyboard.type(pips)
        await page.keyboard.press('Enter')
      }
      await page.getByRole('region', { name: 'Round 1 is over' }).waitFor()
      await table.expectTotals([19, 0, 0])
      expect(await scoreOf(await fileOfMatch(dataFolder, page.url()))).toMatchObject({ totals: [19, 0, 0], winner: null })
    })
  })
})
