import type { Page } from 'playwright-core'
import { BLOCKED, BLOCKED_HANDS, BLOCKED_ROUND, FAMILY, FIRST_ROUND } from '../e2e/games'
import { startMatch, tableWith } from '../e2e/harness/played'
import { test } from '../e2e/harness/test'
import { openBigScreen, pressBigScreen } from '../e2e/pages/big-screen'
import { BlockDialog } from '../e2e/pages/block-dialog'
import { fromMore } from '../e2e/pages/more'
import { joinAs, UNENCRYPTED } from '../e2e/pages/phones'
import { playFamily } from '../e2e/pages/whole-match'
import { take } from './pictures'

/** The pages that people look at for a whole evening, in the states that the table’s own pictures leave out. */

const FOUR = ['Grandma Rose', 'Bartholomew the Younger', 'Mia', 'Tom']

test('live: the table says how many someone needs, and how a round ended', async ({ page }) => {
  await startMatch(page, { ...FAMILY, rules: { target: 6 } }, FIRST_ROUND.slice(0, 11))
  await take(page, 'live', 'needs')
  await startMatch(page, FAMILY, FIRST_ROUND)
  await page.getByRole('region', { name: 'Round 1 is over' }).waitFor()
  await take(page, 'live', 'round-over')
  await page.keyboard.press('n')
  await take(page, 'live', 'next-round')
})

test('live: the big screen and the overlay', { timeout: 180_000 }, async ({ page }) => {
  await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 12))
  const screen = await openBigScreen(page)
  await screen.page.locator('[data-quiet]').waitFor()
  await take(screen.page, 'live', 'big-screen')
  await fromMore(page, 'Big screen')
  await page.getByRole('dialog', { name: 'Big screen' }).waitFor()
  await take(page, 'live', 'big-screen-ways')
  await page.keyboard.press('Escape')
  const second = page.waitForEvent('popup')
  await pressBigScreen(page, 'Stream overlay')
  const stream = await second
  await stream.getByRole('list', { name: 'Players' }).waitFor()
  await stream.evaluate(() => (document.documentElement.style.background = '#00b140'))
  await take(stream, 'live', 'overlay')
  await page.keyboard.press('Escape')
  await startMatch(page, BLOCKED, BLOCKED_ROUND)
  const ruling = await openBigScreen(page)
  await page.keyboard.press('b')
  const block = new BlockDialog(page)
  await block.showAll(BLOCKED_HANDS)
  await block.rule.click()
  await ruling.says(/^Rule: /)
  await ruling.page.locator('[data-quiet]').waitFor()
  await take(ruling.page, 'live', 'big-screen-ruling')
  await playFamily(page)
  await page.evaluate(() => (window.location.hash += '/screen'))
  await page.getByRole('heading', { name: 'Ada wins with 12 chips' }).waitFor()
  await page.locator('[data-quiet]').waitFor()
  await take(page, 'live', 'big-screen-winner')
})

test('live: flat on the table', { timeout: 180_000 }, async ({ page }) => {
  await startMatch(page, { ...FAMILY, players: FOUR, leader: 'Grandma Rose' }, FIRST_ROUND.slice(0, 10))
  await fromMore(page, 'Play flat on the table')
  await page.getByRole('button', { name: 'Turn seats' }).waitFor()
  await take(page, 'live', 'flat')
  await page.locator('[data-tray] button').first().click()
  await take(page, 'live', 'flat-chosen')
  await tableWith(page, FAMILY, (match) => match.play(FIRST_ROUND))
  await take(page, 'live', 'flat-round-over')
  await playFamily(page)
  await take(page, 'live', 'flat-match-over')
})

test('live: a phone with a hand of its own, waiting and on turn', { timeout: 240_000 }, async ({ page, windows }) => {
  windows.faults.expect(UNENCRYPTED)
  const table = await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 12))
  const ben = await joinAs('Ben', page, windows)
  const { page: phone } = ben
  await ben.says('Ada’s turn')
  await take(phone, 'live', 'phone-waiting')
  await phone.getByRole('button', { name: /^Enter my hand/ }).click()
  const dialog = phone.getByRole('dialog', { name: 'My hand' })
  for (const tile of ['4-4', '5-1']) {
    await dialog
      .getByRole('button', { name: new RegExp(`^${tile}(,|$)`) })
      .first()
      .click()
  }
  await take(phone, 'live', 'phone-own-hand')
  await dialog.getByRole('button', { name: 'Use this hand' }).click()
  await take(phone, 'live', 'phone-hand-hidden')
  await table.enter('2-1 right')
  await ben.says('Your turn, Ben')
  await take(phone, 'live', 'phone-hand-on-turn')
  await phone.getByRole('button', { name: /^4-4/ }).first().click()
  await take(phone, 'live', 'phone-hand-chosen')
  await phone.keyboard.press('Escape')
  await table.enter('draw', '4-4 left', '4-3 left', '3-0 left')
  await ben.says(/Round 1|goes out/)
  await take(phone, 'live', 'phone-round-over')
})

/** Chosen where the table is, without leaving it. */
async function show(page: Page, setting: string, choice: string): Promise<void> {
  await fromMore(page, 'Display settings')
  await page.getByRole('group', { name: setting }).getByRole('radio', { name: choice, exact: true }).check()
  await page.keyboard.press('Escape')
}

test('live: other tiles, and high contrast', { timeout: 180_000 }, async ({ page }) => {
  const table = await startMatch(page, { ...FAMILY, rules: {} }, FIRST_ROUND.slice(0, 11))
  await table.type('4-0')
  for (const style of ['Ebony', 'Coloured by number']) {
    await page.keyboard.press('Escape')
    await show(page, 'Tile style', style)
    await table.type('4-0')
    await take(page, 'live', `tiles-${style.split(' ')[0]?.toLowerCase()}`)
  }
  await page.keyboard.press('Escape')
  await show(page, 'Tiles', 'Numbers')
  await take(page, 'live', 'tiles-numbers')
  await show(page, 'Tile style', 'Ivory')
  await show(page, 'Tiles', 'Pips')
  await table.type('4-0')
  await page.emulateMedia({ contrast: 'more' })
  await take(page, 'live', 'high-contrast')
})

for (const locale of ['de-DE', 'fr-FR', 'es-ES']) {
  test(`live: a match and its ends in ${locale}`, { timeout: 240_000 }, async ({ page, windows }) => {
    const other = await windows.open({ locale })
    const follow = async (name: string, shown: string): Promise<void> => {
      await other.evaluate((to) => (window.location.hash = to), new URL(page.url()).hash)
      await other.locator(shown).first().waitFor()
      await take(other, 'live', `${locale.slice(0, 2)}-${name}`)
    }
    await startMatch(page, { ...FAMILY, players: FOUR, leader: 'Grandma Rose', rules: { target: 6 } }, FIRST_ROUND.slice(0, 11))
    await follow('turn', '[data-tray] button')
    await other.locator('[data-tray] button').first().click()
    await follow('chosen', '[data-tray] [aria-pressed="true"]')
    await startMatch(page, FAMILY, FIRST_ROUND)
    await follow('round-over', '[data-winner]')
    await playFamily(page)
    await follow('match-over', '[data-felt] h1, h2')
  })
}
