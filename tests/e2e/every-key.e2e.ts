import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { FAMILY } from './games'
import { listen } from './harness/heard'
import { soon } from './harness/soon'
import { tableTest, test } from './harness/test'
import { startAsking } from './pages/agreement'
import { BigScreenPage } from './pages/big-screen'
import { BlockDialog } from './pages/block-dialog'
import { HomePage } from './pages/home'
import { ReplayPage } from './pages/replay'
import { startMatch } from './harness/played'
import { TablePage } from './pages/table'

/** What the list of keys says: `At the table: D draw one`. */
async function listed(page: Page): Promise<readonly string[]> {
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await list.waitFor()
  const told = await list.locator('section').evaluateAll((groups) =>
    groups.flatMap((group) => {
      const title = group.querySelector('h3')?.textContent ?? ''
      return [...group.querySelectorAll('dt')].map(
        (keys) => `${title}: ${[...keys.querySelectorAll('kbd')].map((key) => key.textContent).join(' ')} ${keys.nextElementSibling?.textContent ?? ''}`,
      )
    }),
  )
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  return told
}

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')

/** Presses a key that opens a dialog, and closes it with Esc. */
async function opens(page: Page, key: string, name: string | RegExp): Promise<void> {
  await page.keyboard.press(key)
  await page.getByRole('dialog', { name }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Presses keys of the row of digits as a French keyboard sends them without Shift: by what they print. */
async function typeOnAzerty(page: Page, ...keys: readonly string[]): Promise<void> {
  const chromium = await page.context().newCDPSession(page)
  for (const key of keys) {
    const digit = '&é"\'(-è_ç'.indexOf(key) + 1
    const pressed = { key, code: `Digit${digit}`, windowsVirtualKeyCode: 48 + digit }
    await chromium.send('Input.dispatchKeyEvent', { type: 'keyDown', text: key, ...pressed })
    await chromium.send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed })
  }
  await chromium.detach()
}

async function onEveryPage(page: Page): Promise<void> {
  /* From link to link: the first start has fields too, and in a field a ? is only a ?. */
  await new HomePage(page).newMatch.focus()
  await page.keyboard.press('Tab')
  const first = await focusedName(page)
  await page.keyboard.press('Tab')
  expect(await focusedName(page)).not.toBe(first)
  await page.keyboard.press('Shift+Tab')
  expect(await focusedName(page)).toBe(first)
  await opens(page, '?', 'Keyboard shortcuts')
  await new HomePage(page).newMatch.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'New match' }).waitFor()
}

async function atTheTable(page: Page): Promise<void> {
  const table = await startMatch(page, FAMILY)
  const typed = page.getByText('6-…')
  await page.keyboard.press('6')
  await typed.waitFor()
  await page.keyboard.press('Backspace')
  await typed.waitFor({ state: 'detached' })
  await page.keyboard.press('6')
  await page.keyboard.press('4')
  await table.play.waitFor()
  await page.keyboard.press('Escape')
  await table.play.waitFor({ state: 'detached' })
  await typeOnAzerty(page, 'é', 'é')
  await page.keyboard.press('Enter')
  await soon(() => table.laid()).toEqual(['2-2, led by Ada'])
  await table.enter('2-0 right', '5-2 left')
  await soon(() => table.laid()).toEqual(['2-2, led by Ada', '2-0, played on the right end by Ben', '5-2, played on the left end by Cleo'])
  const heard = await listen(page)
  // the hands last: they are asked for where they are shown, so their answer comes when it comes
  for (const key of 'etslh') await page.keyboard.press(key)
  await soon(heard).toEqual([
    'Open: left 5, right 0. 10 tiles in the oasis, 2 of them in reserve.',
    'Ada’s turn.',
    expect.stringMatching(/^Ada 2, Ben \d, Cleo \d\. Target 12\.$/),
    expect.stringMatching(/^Cleo played 5-2 on the left end\. /),
    'Tiles in hand: Ada 5, Ben 5, Cleo 5.',
  ])
  await page.keyboard.press('d')
  await table.feed.getByText('drew 1 tile').first().waitFor()
  await page.keyboard.press('p')
  await table.feed.getByText('passed', { exact: false }).first().waitFor()
  await soon(() => table.events.count()).toBe(5)
  await page.keyboard.press('Control+z')
  await soon(() => table.events.count()).toBe(4)
  await page.keyboard.press('Control+y')
  await soon(() => table.events.count()).toBe(5)
  await opens(page, 'q', 'Question Ada’s pass')
  await opens(page, 'w', 'What went wrong?')
  /* On a slow machine a dialog that says what it waits for comes first. */
  await opens(page, 'f', /^Photo of .*’s tile/)

  await page.keyboard.press('b')
  const block = new BlockDialog(page)
  await block.asked('Ada').waitFor()
  for (const key of '64') await page.keyboard.press(key)
  await soon(() => block.tilesOf('Ada')).toEqual(['6-4'])
  await block.dialog.getByRole('group', { name: 'All tiles' }).getByRole('button').and(page.locator('[tabindex="0"]')).focus()
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowLeft']) {
    const before = await focusedName(page)
    await page.keyboard.press(key)
    expect(await focusedName(page), key).not.toBe(before)
  }
  const tile = (await focusedName(page)).slice(0, 3)
  await page.keyboard.press('Enter')
  await soon(() => block.tilesOf('Ada')).toContain(tile)
  await block
    .hand('Ada')
    .getByRole('button', { name: new RegExp(`^${tile},`) })
    .focus()
  await page.keyboard.press('Enter')
  await soon(() => block.tilesOf('Ada')).toEqual(['6-4'])
  await page.keyboard.press('Escape')
}

async function roundASpinner(page: Page): Promise<void> {
  const table = await startMatch(page, { preset: 'double-bergen-twelve', players: ['Ada', 'Ben'], leader: 'Ada' })
  await table.enter('12-12', '12-4 3')
  await soon(() => table.laid()).toContain('12-4, played on arm 3 by Ben')
  await page.keyboard.press('Shift+B')
  const block = new BlockDialog(page)
  await block.asked('Ada').waitFor()
  await page.keyboard.press('Escape')
  await block.dialog.waitFor({ state: 'detached' })
}

/** The left end is a double and the right one is not, so it matters where a tile is played. */
async function endsByNumber(page: Page): Promise<void> {
  const table = await startMatch(page, FAMILY, ['2-2', '2-0 right', '5-0 right', '5-2 right'])
  for (const [number, end] of [
    ['2', 'right'],
    ['1', 'left'],
  ] as const) {
    await table.type('3-2')
    await page.keyboard.press(number)
    await page.keyboard.press('Enter')
    await soon(async () => (await table.laid()).at(-1)).toBe(`3-2, played on the ${end} end by Ben`)
    await table.undo()
    await soon(() => table.events.count()).toBe(4)
  }
}

async function betweenRounds(page: Page): Promise<void> {
  const table = await startAsking(page)
  await table.enter('6-4')
  await page.getByRole('region', { name: 'Round 1 is over' }).waitFor()
  await page.keyboard.press('n')
  await page.getByRole('button', { name: 'Next round' }).waitFor({ state: 'detached' })
}

async function lookingBack(page: Page): Promise<void> {
  const back = new ReplayPage(page)
  const address = new TablePage(page).address()
  await page.goto(`${address}/moves`)
  await back.ready()
  await back.expectAt('Step 2 of 2, round 1')
  await page.keyboard.press('Home')
  await back.expectAt('Step 1 of 2, round 1')
  await page.keyboard.press('ArrowRight')
  await back.expectAt('Step 2 of 2, round 1')
  await page.keyboard.press('ArrowLeft')
  await back.expectAt('Step 1 of 2, round 1')
  await page.keyboard.press('End')
  await back.expectAt('Step 2 of 2, round 1')
  await opens(page, 'q', /^Question .*’s /)
  await page.goto(`${address}/screen`)
  const screen = await new BigScreenPage(page).ready()
  await page.keyboard.press('f')
  await screen.controls.getByText('Exit full screen').waitFor({ state: 'attached' })
  await page.keyboard.press('f')
  await soon(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false)
}

/** Every row of the list, by the part of this test that presses its keys; one after the other. */
const PARTS: readonly { readonly press: (page: Page) => Promise<void>; readonly keys: readonly string[] }[] = [
  {
    press: onEveryPage,
    keys: [
      'On every page: ? show this list',
      'On every page: Tab next control',
      'On every page: Shift Tab previous control',
      'On every page: Enter press the selected control',
      'On every page: Esc close a dialog or a menu',
    ],
  },
  {
    press: atTheTable,
    keys: [
      'At the table: 6 4 tile 6-4, at the 6',
      'At the table: ← → choose an end',
      'At the table: Enter play it',
      'At the table: Esc clear',
      'At the table: Backspace delete last character',
      'At the table: D draw one',
      'At the table: P pass',
      'At the table: B blocked',
      'At the table: F take photo',
      'At the table: Q question the last entry',
      'At the table: W say what went wrong',
      'At the table: Ctrl Z undo',
      'At the table: Ctrl Y redo',
      'Ask what the table shows: E what lies open',
      'Ask what the table shows: T whose turn',
      'Ask what the table shows: S the scores',
      'Ask what the table shows: H your tiles, or how many everyone has',
      'Ask what the table shows: L the last entry, and why it scored',
      'Entering a hand: 6 4 tile 6-4',
      'Entering a hand: ← → ↑ ↓ move between tiles',
      'Entering a hand: Enter add or remove the tile',
    ],
  },
  {
    press: roundASpinner,
    keys: ['At the table: C 4 tile 12-4: A, B, C are 10, 11, 12', 'At the table: Shift B blocked (in sets with an 11)'],
  },
  {
    press: endsByNumber,
    keys: ['At the table: 1 2 choose an end by its number'],
  },
  {
    press: betweenRounds,
    keys: ['At the table: N next round'],
  },
  {
    press: lookingBack,
    keys: [
      'Replaying a match: ← → previous or next step',
      'Replaying a match: Home start of the match',
      'Replaying a match: End end of the match',
      'Replaying a match: Q question this entry',
      'On the big screen: F full screen on or off',
    ],
  },
]

describe('Keyboard shortcuts', () => {
  tableTest('are all in the list, and are those that are pressed here', async ({ page }) => {
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect([...(await listed(page))].sort()).toEqual(PARTS.flatMap(({ keys }) => keys).sort())
  })

  atNight(
    [
      'tests/unit/renderer/actions/at-table.test.ts',
      'tests/unit/renderer/keyboard/every-place.test.tsx',
      'tests/unit/renderer/screens/replay/replay.test.tsx',
      'tests/e2e/blind.e2e.ts',
    ],
    () => {
      test('do what the list says', async ({ page }) => {
        await new HomePage(page).newMatch.waitFor()
        for (const { press } of PARTS) await press(page)
      })
    },
  )
})
