import { describe, expect } from 'vitest'
import { RULE_IDS } from '#shared/games/rule-ids'
import { standingIn } from '#shared/rulebook/facts'
import { atNight } from '../every'
import { BLOCKED, FAMILY, FIRST_ROUND } from './games'
import { expectNoFault } from './harness/axe'
import { resize, sidewaysOverflow } from './harness/measure'
import { soon } from './harness/soon'
import { tableTest as test } from './harness/test'
import { HomePage } from './pages/home'
import { tabTo } from './pages/keyboard'
import { startMatch, STANDARD } from './harness/played'
import { NewMatchPage } from './pages/new-match'
import { fromMore } from './pages/more'
import { RuleBookPage } from './pages/rule-book'

/** What the book has of *Bergen: nothing in reserve*. */
const OF_ONE = `${RULE_IDS.filter((id) => standingIn(id, 'bergen-draw') !== 'none').length} rules`
const ALL = `${RULE_IDS.length} rules`

const PHONE = { width: 360, height: 740 }

describe('The rule book', () => {
  atNight(['tests/unit/shared/rulebook/facts.test.ts', 'tests/unit/renderer/screens/rules/rule-text.test.tsx'], () => {
    test('names no source of a rule that does not speak of it', async ({ page }) => {
      const open = async (id: string) => {
        await page.evaluate((to) => (window.location.hash = to), `/rules/${id}`)
        await page.getByRole('article', { name: new RegExp(`^${id} `) }).waitFor()
      }
      await open('C-1')
      await soon(() => page.getByText('Source: Bergen (domino-games.com)').count()).toBe(1)
      await soon(() => page.getByText('Source: Bergen (J. Celko, The Game Cabinet)').count()).toBe(0)
      await open('C-6')
      await soon(() => page.getByText(/^Sources?:/).count()).toBe(0)
    })
  })

  atNight(['tests/unit/renderer/screens/rules/model/find-rules.test.ts'], () => {
    test('is searched as one types, by words, numbers and sources, and says so when nothing is found', async ({ page }) => {
      const book = await new RuleBookPage(page).visit()
      await book.expectCount(ALL)
      await book.text.fill('armanino')
      await book.expectCount('1 rule')
      await book.found('A blocked round').waitFor()
      await book.text.fill('muller')
      await book.expectCount('1 rule')
      await book.text.fill('fs-7')
      await book.found('Double Flower and double Scorpion').waitFor()
      await book.expectCount('1 rule')
      await book.text.fill('zebra')
      await book.expectCount('No rules found for “zebra”.')
      await page.getByRole('button', { name: 'Show all rules' }).click()
      await book.expectCount(ALL)

      // the page opens the book somewhere; paper has all of it
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
      await soon(() => page.locator('[data-printed] article').count()).toBe(RULE_IDS.length)
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
      await soon(() => page.locator('[data-printed]').count()).toBe(0)

      await book.search.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'Bergen: nothing in reserve' })
      await book.expectCount(OF_ONE)
      await soon(() => book.found('Headers score less near the target').textContent()).toContain('Only as a house rule')
      expect(page.url()).toContain('preset=bergen-draw')
      await page.reload()
      await book.expectCount(OF_ONE)
      await expectNoFault(page, 'the rule book')
      await book.found('Winning the match').click()
      await book.expectRule('C-5 Winning the match')
      await soon(() => book.rule('C-5 Winning the match').textContent()).toContain('Target15')
      // search and contents stay beside the rule, and what was asked stays asked
      await book.expectCount(OF_ONE)
      await book.text.fill('reserve')
      await soon(() => page.url()).toMatch(/rules\/C-5\?.*preset=bergen-draw.*text=reserve/)
      await book.expectRule('C-5 Winning the match')
    })
  })

  atNight(['tests/e2e/rules.e2e.ts', 'tests/unit/renderer/screens/rules/rules-screen.test.tsx'], () => {
    test('shows a rule with examples that are scored as one looks, step by step, and is used by keyboard alone', async ({ page }) => {
      const book = await new RuleBookPage(page).visit()
      await tabTo(page, book.text)
      await page.keyboard.type('b-5')
      await book.expectCount('1 rule')
      await tabTo(page, book.found('A blocked round'))
      await page.keyboard.press('Enter')
      await book.expectRule('B-5 A blocked round')
      await soon(() => page.evaluate(() => document.activeElement?.textContent)).toBe('A blocked round')
      const gap = book.example('The gap in the American rule')
      await tabTo(page, gap.locator('summary'))
      await page.keyboard.press('Enter')
      await gap.getByText('Blocked: nobody wins the round.').waitFor()
      await gap.getByText('Armanino’s rule does not cover this case').waitFor()
      await gap.getByRole('region', { name: 'Ruling' }).scrollIntoViewIfNeeded()
      await page.getByRole('heading', { name: 'Used in' }).scrollIntoViewIfNeeded()
      await soon(() => page.locator('details[data-example][open]').count()).toBe(1)
      await expectNoFault(page, 'a ruling in the rule book')

      await page.goto(`${page.url().split('#')[0]}#/rules/FS-7`)
      await book.expectRule('FS-7 Double Flower and double Scorpion')
      const plural = await book.openExample('Then the double Flower itself')
      await plural.getByText('Plural +3').waitFor()
      await plural.getByText('0 → 6 chips').waitFor()
      await plural.getByRole('button', { name: 'Previous step' }).click()
      await soon(() => plural.getByText('0 → 6 chips').count()).toBe(0)

      await page.getByRole('link', { name: 'Next: FS-8 Flower and Scorpion are the same tile' }).click()
      await book.expectRule('FS-8 Flower and Scorpion are the same tile')
      await page.goto(`${page.url().split('#')[0]}#/rules/B-6`)
      const refused = await book.openExample('The right side has a tile')
      await refused.getByText('Not possible: Ada played 4-2 on the right end').waitFor()
      await expectNoFault(page, 'a refusal in the rule book')
      await page.goto(`${page.url().split('#')[0]}#/rules/B-99`)
      await page.getByText('Rule B-99 doesn’t exist.').waitFor()
    })
  })

  test('is reached from a reason, tells what that table plays, and leads back', async ({ page }) => {
    const table = await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 3))
    await table.says('nobody goes below 0')
    await (await table.look(3)).getByRole('link', { name: 'Rule FS-10: Nobody goes below zero' }).first().click()
    const over = page.getByRole('dialog', { name: 'FS-10 Nobody goes below zero' })
    await over.waitFor()
    await over.getByRole('button', { name: 'Close' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await fromMore(page, 'Rules of this match', 'link')
    const book = new RuleBookPage(page)
    await page.getByText('Flower & Scorpion, as Ada, Ben and Cleo play it').waitFor()
    await book.expectCount('18 rules')
    await book.found('Winning the match').click()
    await soon(() => book.rule('C-5 Winning the match').textContent()).toContain('House rule, standard: 20')
    await expectNoFault(page, 'the rules of a match')
    await page.getByRole('link', { name: 'Back to match' }).click()
    await table.ready()
    await table.expectTotals([2, 0, 0])

    const blocked = await startMatch(page, BLOCKED)
    await blocked.type('64')
    await page.locator('[data-play]').getByRole('button', { name: 'Why?' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Rule B-7: Who leads, and which tile' }).waitFor()
  })

  atNight(['tests/unit/renderer/screens/rules/compare/compare-rows.test.ts', 'tests/e2e/every-language.e2e.ts'], () => {
    test('compares two rule sets with the reasons, on a phone too, and all of them', async ({ page }) => {
      const book = await new RuleBookPage(page).visit()
      await page.getByRole('link', { name: 'Compare rule sets' }).click()
      await page.getByRole('heading', { level: 1, name: 'Compare rule sets' }).waitFor()
      const two = page.getByRole('region', { name: 'Bergen: lowest double leads and Bergen: nothing in reserve' })
      // what agrees is not shown, so nothing has to say that it differs
      await soon(() => two.getByText('differs', { exact: true }).count()).toBe(0)
      await two.getByText('In the source you can draw every tile. A variant keeps 2 in reserve.').waitFor()
      await page.getByRole('combobox', { name: 'with' }).selectOption({ label: 'Bergen: lowest double leads' })
      await page.getByText('These two rule sets are the same.').waitFor()
      await page.getByRole('combobox', { name: 'with' }).selectOption({ label: 'Double Bergen' })
      await page.getByRole('region', { name: 'Bergen: lowest double leads and Double Bergen' }).waitFor()
      await page.reload()
      await page.getByRole('region', { name: 'Bergen: lowest double leads and Double Bergen' }).waitFor()
      await page.locator('summary', { hasText: /^Compare all / }).click()
      await page.getByRole('region', { name: 'All rule sets' }).waitFor()
      await expectNoFault(page, 'rule sets compared')
      await resize(page, PHONE)
      await soon(() => sidewaysOverflow(page)).toEqual([])
      await page.goto(`${page.url().split('#')[0]}#/rules/DB-4`)
      await book.expectRule('DB-4 Tiles left in hand cost points')
      await soon(() => sidewaysOverflow(page)).toEqual([])
      await book.visit()
      await book.expectCount(ALL)
      await soon(() => sidewaysOverflow(page)).toEqual([])
    })
  })

  atNight(['tests/e2e/rules.e2e.ts', 'tests/unit/renderer/screens/new-match/new-match-screen.test.tsx'], () => {
    test('is read over a match that is being set up, which stays as it is', async ({ page }) => {
      await new HomePage(page).visit()
      await new HomePage(page).newMatch.click()
      const setup = new NewMatchPage(page)
      await setup.game(STANDARD)
      await setup.seatPlayers(['Philippa'])
      await setup.openRules()
      await setup.setRule('Target', 12)
      await page.getByRole('button', { name: 'Rule C-5: Winning the match' }).click()
      const rule = page.getByRole('dialog', { name: 'C-5 Winning the match' })
      await rule.getByText('Ada reaches the target in the middle of a round.').waitFor()
      await expectNoFault(page, 'a rule over the new match')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Rules: Flower & Scorpion' }).click()
      const all = page.getByRole('dialog', { name: 'Rules: Flower & Scorpion' })
      await all.getByText('House rule, standard: 20').waitFor()
      await all.getByRole('button', { name: 'Close' }).last().click()
      await soon(() => setup.seatNames()).toContain('Philippa')
    })
  })
})
