import { describe, expect } from 'vitest'
import { FAMILY, FIRST_ROUND, SECOND_ROUND } from './games'
import { tableTest as test } from './harness/test'
import { setDice } from './pages/dice'
import { startMatch } from './harness/played'

describe('Before it is confirmed', () => {
  test('a tile shows what it would score at each end, and nothing is entered yet', async ({ page }) => {
    const table = await startMatch(page, FAMILY, ['2-2', '2-0 right', '5-0 right'])
    const before = await table.standing()

    await table.tile('5-2').click()
    expect(await table.ways()).toEqual(['Left end: +1, Dual +2, small Scorpion −1', 'Right end: +2, Plural +3, small Scorpion −1'])
    await table.line.getByRole('button', { name: 'Left end shows 2, a double: play 5-2 for +1' }).waitFor()
    await table.expectStanding(before)

    // another tile is looked at instead; then the first is laid by tapping the end on the felt
    await table.tile('5-4').click()
    expect(await table.ways()).toEqual(['Right end: 0, no score'])
    await page.keyboard.press('Escape')
    expect(await table.ways()).toEqual([])
    await table.expectStanding(before)
    await table.tile('5-2').click()
    await table.line.getByRole('button', { name: 'Right end shows 5: play 5-2 for +2' }).click()
    await table.says(/Plural \+3: all open halves show 2\./)
    await table.expectTotals([4, 0, 0])
  })

  test('a lead says which half will lie where, and a last tile that it goes out or wins', async ({ page }) => {
    const table = await startMatch(page, FAMILY)
    await table.tile('5-2').click()
    expect(await table.ways()).toEqual([expect.stringMatching(/^Lead with 5 left, 2 right: 0/), expect.stringMatching(/^Lead with 2 left, 5 right: 0/)])
    await page.keyboard.press('Escape')
    await table.enter(...FIRST_ROUND.slice(0, 16))
    await table.type('30')
    expect(await table.ways()).toEqual([expect.stringMatching(/^Left end: 0, no score, goes out/)])
    await page.keyboard.press('Enter')

    await page.getByRole('button', { name: 'Next round' }).click()
    const next = page.getByRole('dialog', { name: 'Round 2' })
    await setDice(next, { flower: [5, 5], scorpion: [3, 1] })
    await next.getByRole('button', { name: 'Start round' }).click()
    await next.waitFor({ state: 'detached' })
    await table.enter(...SECOND_ROUND.slice(0, 5))
    await table.type('55')
    expect(await table.ways()).toContain('Right end: +6, Plural +3, short Flower +1, long Flower × 2 +2, wins the match')
  })
})
