import { describe } from 'vitest'
import { atNight } from '../every'
import { FAMILY, FIRST_ROUND, SECOND_ROUND } from './games'
import { tableTest as test } from './harness/test'
import { startMatch, tableWith } from './harness/played'
import { soon } from './harness/soon'

describe('Before it is confirmed', () => {
  atNight(['tests/unit/renderer/screens/match/entry/entry.test.tsx'], () => {
    test('a tile shows what it would score at each end, and nothing is entered yet', async ({ page }) => {
      const table = await startMatch(page, FAMILY, ['2-2', '2-0 right', '5-0 right'])
      const before = await table.standing()

      await table.tile('5-2', 'right').click()
      await soon(() => table.ways()).toEqual(['Left end shows 2, a double: play 5-2 for +1', 'Right end shows 5: play 5-2 for +2'])
      await soon(() => table.heard()).toBe('5-2, Right end: +2, Plural +3, small Scorpion −1')
      await table.expectStanding(before)

      // another tile is looked at instead; then the first is laid by tapping the end on the felt
      await table.tile('5-4').click()
      await soon(() => table.ways()).toEqual(['Right end shows 5: play 5-4 for 0'])
      await page.keyboard.press('Escape')
      await soon(() => table.ways()).toEqual([])
      await table.expectStanding(before)
      await table.tile('5-2', 'left').click()
      await table.line.getByRole('button', { name: 'Right end shows 5: play 5-2 for +2' }).click()
      await table.says(/Plural \+3: all open halves show 2\./)
      await table.expectTotals([4, 0, 0])
    })
  })

  atNight(['tests/unit/renderer/screens/match/entry/entry.test.tsx'], () => {
    test('a lead is not asked which way round, and a last tile says that it goes out or wins', async ({ page }) => {
      const lead = await startMatch(page, FAMILY)
      await lead.tile('5-2').click()
      await soon(() => lead.heard()).toMatch(/^5-2, Lead with 5-2: 0/)
      const table = await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 16))
      await table.type('30')
      await soon(() => table.heard()).toMatch(/^3-0, Left end: 0, no score, goes out/)
      await tableWith(page, FAMILY, async (match) => {
        await match.play(FIRST_ROUND)
        await match.nextRound(1, { flower: [5, 5], scorpion: [3, 1] })
        await match.play(SECOND_ROUND.slice(0, 5))
      })
      await table.type('55')
      await soon(() => table.heard()).toBe('5-5, Right end: +6, Plural +3, short Flower +1, 2 long Flowers +2, wins the match')
    })
  })
})
