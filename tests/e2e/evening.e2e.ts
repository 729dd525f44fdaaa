import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { boxOf } from './harness/measure'
import { soon } from './harness/soon'
import { test, type Windows } from './harness/test'
import { leadDouble } from './pages/lead'
import { beginByPhone, checkIn } from './pages/evening'
import { fromMore } from './pages/more'
import { PhonePage, UNENCRYPTED } from './pages/phones'

const NAMES = Array.from({ length: 24 }, (_, at) => `Player ${String.fromCharCode(65 + at)}`)

/** Counts every tap on the page from now on, wherever it is. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { taps: number }
    counted.taps = 0
    document.addEventListener('pointerdown', () => counted.taps++, { capture: true })
  })
  return () => page.evaluate(() => (window as unknown as { taps: number }).taps)
}

const table = (page: Page, number: number) => page.getByRole('article', { name: `Table ${number}`, exact: true })

async function enterResult(page: Page, number: number, totals: readonly number[]): Promise<void> {
  await table(page, number).getByRole('button', { name: 'Enter result' }).click()
  const dialog = page.getByRole('dialog')
  for (const [seat, total] of totals.entries()) await dialog.getByRole('spinbutton').nth(seat).fill(String(total))
  await dialog.getByRole('button', { name: 'Save result' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Two people check in by phone, see where they sit, and settle their result from both sides. */
async function settleByPhone(page: Page, windows: Windows): Promise<{ readonly ada: Page; readonly ben: Page; readonly address: string }> {
  windows.faults.expect(UNENCRYPTED)
  const at = await beginByPhone(page)
  const [ada, ben] = [await checkIn('Ada', at, windows), await checkIn('Ben', at, windows)]
  await page.getByText('Here: 2 people').waitFor()
  // as it is after Caravan was closed and opened again
  await page.evaluate(() => (window.location.hash = '/'))
  await page.getByRole('region', { name: 'Game night in progress' }).getByRole('link', { name: 'Continue' }).click()
  await page.getByText('Here: 2 people').waitFor()
  await page.getByRole('button', { name: 'Seat everyone' }).click()
  await ben.getByRole('region', { name: 'Your table' }).getByText('Table 1').waitFor()
  await ada.getByRole('button', { name: 'Enter our result' }).click()
  await ada.getByRole('spinbutton', { name: 'Ada’s total' }).fill('15')
  await ada.getByRole('button', { name: 'Hand in' }).click()
  await page.getByRole('heading', { level: 3, name: 'Table 1 handed in a result' }).waitFor()
  await ben.getByText('Ada handed this in. Do you agree?').waitFor()
  await ben.getByRole('button', { name: 'Agree', exact: true }).click()
  await ada.getByText('This result counts.').waitFor()
  await table(page, 1).getByText('Ada wins').waitFor()
  const places = ben.getByRole('region', { name: 'Standings' }).getByRole('row')
  await soon(() => places.nth(1).innerText()).toMatch(/Ada/)
  return { ada, ben, address: at.address }
}

describe('An evening', () => {
  atNight(['tests/e2e/evening.e2e.ts', 'tests/unit/renderer/screens/evening/check-in.test.tsx', 'tests/unit/main/evenings/evenings.test.ts'], () => {
    test('from nothing to the second round: 24 people, a late arrival, a disagreement, and the big screen', async ({ page }) => {
      const taps = await countTaps(page)
      await page.getByRole('link', { name: 'Game night' }).first().click()
      await page.getByRole('button', { name: 'Begin game night' }).click()
      await page.getByRole('textbox', { name: 'Other names' }).click()
      await page.getByRole('textbox', { name: 'Other names' }).fill(NAMES.join('\n'))
      await page.getByRole('button', { name: 'Look at 24 names' }).click()
      await page.getByRole('button', { name: 'Check in 24 people' }).click()
      await page.getByText('Here: 24 people').waitFor()
      await page.getByRole('button', { name: 'Seat everyone' }).click()
      await page.getByRole('heading', { level: 1, name: 'Round 1 of 5' }).waitFor()
      expect(await taps()).toBeLessThanOrEqual(25)
      await soon(() => page.getByRole('article').count()).toBe(6)
      // each button of a table has its words on one line
      const words = await page
        .getByRole('article')
        .getByRole('button', { name: 'Enter result' })
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const text = document.createRange()
            text.selectNodeContents(button)
            return text.getClientRects().length
          }),
        )
      expect(words).toEqual(Array.from({ length: 6 }, () => 1))

      await page.getByRole('button', { name: 'Start clock' }).click()
      await page.getByRole('button', { name: 'Pause clock' }).waitFor()
      for (let number = 1; number <= 5; number++) await enterResult(page, number, [20, 3, 4, 5])
      await soon(() => page.getByRole('button', { name: 'Seat everyone' }).isDisabled()).toBe(true)
      await enterResult(page, 6, [1, 20, 3, 4])

      // someone disagrees, and the standings say so at once, here and on the big screen
      const screen = await page.context().newPage()
      await screen.goto(`${page.url()}/screen`)
      const places = screen.getByRole('region', { name: 'Standings' }).getByRole('row')
      await soon(() => places.count()).toBe(25)
      await soon(async () => {
        const { y, height } = await boxOf(places.last())
        return y + height
      }).toBeLessThanOrEqual(800)
      await table(page, 6).getByRole('button', { name: 'Change result' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Someone disagrees' }).click()
      await page.getByRole('heading', { level: 3, name: 'Table 6: someone disagrees' }).waitFor()
      await screen.getByText('A result isn’t settled').first().waitFor()
      await soon(() => page.getByRole('button', { name: 'Seat everyone' }).isDisabled()).toBe(true)
      await table(page, 6).getByRole('button', { name: 'Settle result' }).click()
      await page.getByRole('dialog').getByRole('spinbutton').nth(0).fill('21')
      await page.getByRole('dialog').getByRole('button', { name: 'Save result' }).click()
      await table(page, 6).getByText('Corrected').waitFor()
      await soon(() => screen.getByText('A result isn’t settled').count()).toBe(0)

      await page.getByRole('button', { name: 'Late arrival' }).click()
      await page.getByRole('dialog').getByRole('textbox', { name: 'Other names' }).fill('Late Lucy')
      await page.getByRole('dialog').getByRole('button', { name: 'Check in 1 person' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Seat everyone' }).click()
      await page.getByRole('heading', { level: 1, name: 'Round 2 of 5' }).waitFor()
      await page.getByText('25 people, 7 tables').waitFor()
      // more than there is room for turn over, half at a time
      await soon(() => places.count()).toBeLessThanOrEqual(14)
      // leaders meet leaders: the winners of the first round sit at the first tables
      await page.getByRole('button', { name: 'Standings' }).click()
      const inOrder = page.getByRole('dialog').getByRole('rowheader')
      await soon(() => inOrder.count()).toBeGreaterThanOrEqual(24)
      const winners = (await inOrder.allInnerTexts()).slice(0, 6).map((name) => name.trim())
      await page.keyboard.press('Escape')
      // all six have the same points, so chance decides which of them sit at the first table, which may be one of three
      const first = await table(page, 1).innerText()
      expect(winners.filter((name) => first.includes(name)).length).toBeGreaterThanOrEqual(3)
      await soon(() => screen.getByRole('listitem', { name: /^Table / }).count()).toBe(4)
    })
  })

  test('two people check in by phone, see where they sit, and settle their result from both sides', async ({ page, windows }) => {
    await settleByPhone(page, windows)
  })

  atNight(['tests/unit/main/table/evening-phones.test.ts', 'tests/unit/main/evenings/evenings.test.ts'], () => {
    test('the two say that they go home and are back, play the next match in Caravan, and the evening is changed and deleted', async ({ page, windows }) => {
      const { ada, ben, address } = await settleByPhone(page, windows)
      const goesHome = ben.getByRole('button', { name: 'I’m going home' })
      await goesHome.click()
      await goesHome.click()
      await ben.getByText('You have left this game night').waitFor()
      await ben.getByRole('button', { name: 'I’m back' }).click()
      await goesHome.waitFor()

      // the next round is played here, and the evening goes on as it is set, and away when it is deleted
      await page.getByRole('button', { name: 'Seat everyone' }).click()
      await page.getByRole('heading', { level: 1, name: /^Round 2 of/ }).waitFor()
      await table(page, 1).getByRole('button', { name: 'Start match' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Start match' }).click()
      await soon(() => page.url()).toMatch(/#\/match\/[a-z0-9-]+$/)
      await leadDouble(page, '1-1', 'Ada')
      await page.goBack()
      await table(page, 1).getByRole('link', { name: 'Go to match' }).waitFor()
      // each phone has its person's tiles, a tablet has the whole table, and a phone may enter for all of it
      await table(page, 1).getByRole('button', { name: 'Code of table 1' }).click()
      const tableCode = await page.getByRole('dialog').locator('[data-code]').innerText()
      await page.keyboard.press('Escape')
      const tablet = await windows.open({ viewport: { width: 1024, height: 768 }, hasTouch: true }, address)
      await tablet.getByRole('textbox', { name: 'Code' }).fill(tableCode)
      await tablet.getByRole('button', { name: 'Next' }).click()
      await tablet.getByRole('button', { name: 'This is the tablet of table 1' }).click()
      for (const device of [ada, ben, tablet]) await device.getByRole('link', { name: 'Go to match' }).click()
      await new PhonePage(ben).tap('6-1')
      await new PhonePage(ada).expectLaid(2)
      await ada.getByText(/^Your turn, /).waitFor()
      await ada.getByRole('button', { name: 'Keep score for this table' }).click()
      await new PhonePage(ada).undo.first().waitFor()
      await fromMore(ada, 'Only my tiles')
      await ada.getByText(/^Your turn, /).waitFor()
      await new PhonePage(tablet).undo.first().click()
      await new PhonePage(ben).expectLaid(1)

      const tools = page.getByRole('navigation', { name: 'Tools' })
      await tools.getByRole('button', { name: 'Settings' }).click()
      await page.getByRole('dialog').getByRole('spinbutton', { name: 'Rounds' }).fill('7')
      await page.getByRole('dialog').getByRole('button', { name: 'Save settings' }).click()
      await page.getByRole('heading', { level: 1, name: 'Round 2 of 7' }).waitFor()
      await tools.getByRole('button', { name: 'Settings' }).click()
      await page.getByText('Delete this game night').click()
      await page.getByRole('button', { name: 'Delete game night' }).click()
      await page.getByRole('heading', { name: 'New game night' }).waitFor()
      await soon(() => page.getByRole('heading', { name: 'Your game nights' }).count()).toBe(0)
    })
  })
})
