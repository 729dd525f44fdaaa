import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { BLOCKED, BLOCKED_HANDS, BLOCKED_ROUND } from './games'
import { expectNoFault } from './harness/axe'
import { soon } from './harness/soon'
import { tableTest as test } from './harness/test'
import { BlockDialog } from './pages/block-dialog'
import { startMatch } from './harness/played'

describe('A blocked round of Bergen', () => {
  test('asks for each hand, refuses one that could play, and rules step by step by the simple rule', async ({ page }) => {
    const table = await startMatch(page, BLOCKED, BLOCKED_ROUND)
    await table.expectTotals([2, 0, 0, 7])
    await soon(() => table.hands()).toEqual([1, 1, 1, 1])

    await page.keyboard.press('b')
    const block = new BlockDialog(page)
    await block.asked('Ada').waitFor()
    await block.show('2-1')
    await block.alert.getByText('Ada can still play 2-1, so the round isn’t blocked.').waitFor()
    await expectNoFault(page, 'a hand that could play')
    await block.dialog.getByRole('button', { name: /^Dan/ }).click()
    await soon(() => block.rule.isDisabled()).toBe(true)

    // the hand is corrected and the others follow; a tile of one hand can be in no other
    await block.dialog.getByRole('button', { name: /^Ada/ }).click()
    await block.putBack('Ada', '2-1')
    await block.showAll(BLOCKED_HANDS)

    // the browser's Back closes the dialog, and no page; the hands are still there
    const { hash } = new URL(page.url())
    await page.goBack()
    await block.dialog.waitFor({ state: 'detached' })
    expect(new URL(page.url()).hash).toBe(hash)
    await page.keyboard.press('b')
    await block.dialog.getByText('Kept from before, not saved yet.').waitFor()
    await soon(() => block.dialog.getByRole('button', { name: '4-1, in another hand' }).isDisabled()).toBe(true)
    await block.rule.click()

    const over = page.getByRole('region', { name: 'Round 1 is over' })
    await over.getByRole('heading', { name: 'Blocked: Ben wins' }).waitFor()
    await over.getByText('all for the blocked round', { exact: true }).waitFor()
    await expectNoFault(page, 'the end of a blocked round')
    // the reasons are one tap away
    await over.getByRole('button', { name: 'See ruling' }).click()
    const whole = page.getByRole('dialog', { name: 'Round 1' })
    await whole.getByText('Blocked: Ben wins the round and gets 1 point.').waitFor()
    const ruling = whole.getByRole('region', { name: 'Ruling' })
    await ruling.getByText(/^Simple rule \(B-5\): the player with the fewest pips wins\. Pips: Ada 5, Ben 2, Cleo 10, Dan 12\. Ben wins\.$/).waitFor()
    await ruling.getByText('wins', { exact: true }).waitFor()
    await expectNoFault(page, 'the ruling')
    // and it leads to its rule
    await ruling.getByRole('link', { name: 'Rule B-5: A blocked round' }).click()
    await page.getByRole('dialog', { name: 'B-5 A blocked round' }).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await table.expectTotals([2, 1, 0, 7])

    // the player with the lowest double leads: the app cannot know who that is, the table says it
    await page.getByRole('button', { name: 'Next round' }).click()
    await page.getByRole('region', { name: 'Entry' }).getByText('Lowest double leads. Tap it.').waitFor()
  })

  atNight(['tests/golden/golden.test.ts', 'tests/unit/renderer/screens/match/rounds.test.tsx'], () => {
    test('goes to another hand by the American rule, chosen as a house rule', async ({ page }) => {
      const table = await startMatch(page, { ...BLOCKED, rules: { blockedRule: 'american' } }, BLOCKED_ROUND)
      await page.getByRole('button', { name: 'Blocked', exact: true }).click()
      const block = new BlockDialog(page)
      await block.showAll(BLOCKED_HANDS)
      await block.rule.click()

      await page.getByRole('button', { name: 'See ruling' }).click()
      const over = page.getByRole('dialog', { name: 'Round 1' })
      await over.getByText('Blocked: Ada wins the round and gets 2 points.').waitFor()
      await over.getByText(/^Armanino, step 1 \(B-5\): the only player without a double wins\. Doubles: Ada 0, Ben 1, Cleo 1, Dan 1\. Ada wins\.$/).waitFor()
      await table.expectTotals([4, 0, 0, 7])
    })
  })

  atNight(['tests/unit/renderer/screens/match/rounds.test.tsx'], () => {
    test('declared early, or with a hand of another size than was counted, is kept and flagged', async ({ page }) => {
      const table = await startMatch(page, { ...BLOCKED, players: ['Ada', 'Ben'] }, ['0-0', '1-0 left'])
      await page.keyboard.press('b')
      const block = new BlockDialog(page)
      await block.dialog.getByText(/14 tiles can still be drawn from the boneyard/).waitFor()
      // the whole set stands in the dialog, under that warning too
      expect(await block.dialog.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0)
      await block.show('6-6')
      await block.next.click()
      await block.show('5-5', '4-4', '3-3', '6-5', '6-4')
      await block.rule.click()
      await block.dialog.getByText('4 tiles are missing from Ada’s hand.').waitFor()
      await block.dialog.getByRole('button', { name: 'Rule anyway' }).click()
      await table.feed.getByText(/The block was called while 14 tiles could still be drawn from the boneyard/).waitFor()
      await table.feed.getByText(/Ada showed 1 tile but should have 5/).waitFor()
      await table.expectTotals([3, 0])
    })
  })
})
