import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { FAMILY, FIRST_ROUND } from './games'
import { atNight } from '../every'
import { expectNoFault } from './harness/axe'
import { boxOf, resize, sidewaysOverflow } from './harness/measure'
import { fileOfMatch } from './harness/records'
import { putMatch, readMatch, type MatchContent } from './harness/shared-folder'
import { listen } from './harness/heard'
import { soon } from './harness/soon'
import { tableTest, test } from './harness/test'
import { MatchesPage } from './pages/matches'
import { HomePage } from './pages/home'
import { expectFocus } from './pages/keyboard'
import { ReplayPage } from './pages/replay'
import { startMatch } from './harness/played'
import { playFamily } from './pages/whole-match'
import { goTo } from './pages/ways'

const PHONE = { width: 360, height: 740 }
const WALL = { width: 2560, height: 1440 }

async function expectFits(page: Page, where: string): Promise<void> {
  for (const size of [PHONE, WALL]) {
    await resize(page, size)
    await soon(() => sidewaysOverflow(page), { message: `${where} at ${size.width}` }).toEqual([])
  }
}

/** As many matches as `count`, one a day back from the end of 2020; every tenth unfinished, every third at Zoë’s. */
async function fill(dataFolder: string, like: MatchContent, count: number): Promise<void> {
  const last = Date.UTC(2020, 11, 31)
  for (let nth = 0; nth < count; nth++) {
    const at = new Date(last - nth * 86_400_000).toISOString()
    const rounds = like['rounds'] as readonly unknown[]
    await putMatch(dataFolder, {
      ...like,
      id: `filled-${String(nth).padStart(6, '0')}`,
      startedAt: at,
      updatedAt: at,
      date: at.slice(0, 10),
      rounds: nth % 10 === 9 ? rounds.slice(0, 1) : rounds,
      ...(nth % 3 === 0 ? { place: 'Zoë’s' } : {}),
    })
  }
}

/** Opens a line far down the list and goes back: the same lines are there, as far down, with the focus on that line. */
async function comesBackTo(list: MatchesPage, nth: number): Promise<void> {
  const { page, matches } = list
  const scrolled = (): Promise<number> => page.evaluate(() => Math.round(window.scrollY))
  const shown = await matches.count()
  await matches.nth(nth).scrollIntoViewIfNeeded()
  const before = await scrolled()
  expect(before).toBeGreaterThan(1000)
  await list.open(nth)
  await soon(scrolled).toBe(0)
  await page.goBack()
  await soon(() => matches.count()).toBe(shown)
  await soon(scrolled).toBe(before)
  await expectFocus(matches.nth(nth).getByRole('link'))
}

describe('The matches', () => {
  atNight(['tests/unit/renderer/screens/matches/matches-screen.test.tsx', 'tests/unit/main/matches/match-search.test.ts'], () => {
    test('is searched and filtered, keeps what was asked in the address, and brings more lines when asked', async ({ page, dataFolder }) => {
      await playFamily(page)
      const like = await readMatch(await fileOfMatch(dataFolder, page.url()))
      await fill(dataFolder, like, 120)
      await startMatch(page, { players: ['Dan', 'Eve'], leader: 'Dan', preset: 'double-bergen' })
      const list = await new MatchesPage(page).visit()
      await list.expectCount('122 matches')
      await soon(() => list.matches.count()).toBe(50)
      await page.getByRole('button', { name: 'Show more' }).click()
      await soon(() => list.matches.count()).toBe(100)
      await comesBackTo(list, 80)
      await page.getByRole('button', { name: 'Show more' }).click()
      await soon(() => list.matches.count()).toBe(122)

      await list.text.fill('zoe')
      await list.expectCount('40 of 122 matches')
      await list.which('Unfinished')
      await list.expectCount('4 of 122 matches')
      const filters = await list.openFilters()
      await filters.getByLabel('To', { exact: true }).fill('2020-11-30')
      await expectNoFault(page, 'all filters')
      await page.keyboard.press('Escape')
      await list.expectCount('3 of 122 matches')
      await list.who('Ben')
      await list.expectCount('3 of 122 matches')
      const address = list.address()
      expect(address).toMatch(/text=zoe&people=[a-z0-9-]+&to=2020-11-30&which=unfinished$/)
      await page.reload()
      await list.expectCount('3 of 122 matches')
      await soon(() => list.text.inputValue()).toBe('zoe')
      await page.getByRole('button', { name: 'Remove Ben' }).waitFor()

      // back step by step, and forward again after looking at one of them
      await page.goBack()
      await soon(() => page.url()).not.toContain('people=')
      await page.goForward()
      await list.expectCount('3 of 122 matches')

      // by keyboard alone: the list is gone through, and the match beside it is opened
      await list.text.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await expectFocus(list.matches.nth(1).getByRole('link'))
      await list.chosen.getByRole('table', { name: 'Score sheet' }).waitFor()
      await expectNoFault(page, 'the chosen match')
      await page.keyboard.press('Enter')
      await new ReplayPage(page).ready()
      await page.goBack()
      await list.expectCount('3 of 122 matches')
    })
  })

  atNight(
    ['tests/unit/renderer/screens/home/home-screen.test.tsx', 'tests/unit/renderer/screens/replay/replay.test.tsx', 'tests/faults/unreadable-files.test.ts'],
    () => {
      test('shows a match of a newer Caravan as one that can only be looked at, and never offers to go on with it', async ({ page, dataFolder }) => {
        await playFamily(page)
        const like = await readMatch(await fileOfMatch(dataFolder, page.url()))
        const id = 'made-by-a-newer-one'
        await putMatch(dataFolder, {
          ...like,
          id,
          fileVersion: 99,
          rounds: (like['rounds'] as readonly unknown[]).slice(0, 1),
          updatedAt: '2030-01-01T10:00:00.000Z',
        })
        const home = new HomePage(page)
        await home.visit()
        await home.last.getByText(/View only: a newer Caravan made this match/).waitFor()
        await soon(() => home.current.count()).toBe(0)
        await home.last.getByRole('link', { name: /^View: .*Ada/ }).click()
        await page.getByText('A newer Caravan made this match.').waitFor()
        const match = await new ReplayPage(page).ready()
        await match.expectAt(`Step ${FIRST_ROUND.length + 1} of ${FIRST_ROUND.length + 1}, round 1`)
        for (const name of ['Correct entry', 'Edit details', 'Move to bin']) await soon(() => match.button(name).count()).toBe(0)
        await soon(() => page.getByRole('region', { name: 'Entry' }).count()).toBe(0)
      })
    },
  )

  tableTest('an open match that is changed on another device says so, and one that is played here does not', async ({ page, dataFolder }) => {
    const table = await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 4))
    const file = await fileOfMatch(dataFolder, page.url())
    const match = await readMatch(file)
    const [round] = match['rounds'] as readonly { readonly events: readonly unknown[] }[]
    // what it says is shown for some seconds only, in which a busy computer does little; it is heard as often as it is shown
    const heard = await listen(page)
    await putMatch(dataFolder, {
      ...match,
      revision: match.revision + 1,
      updatedAt: '2030-01-01T10:00:00.000Z',
      rounds: [{ ...round, events: [...(round?.events ?? []), { type: 'play', player: 1, tile: '3-2', arm: 'left' }] }],
    })
    const said = 'Another device just changed this match. You’re seeing the latest version.'
    await page.getByRole('list', { name: 'Messages' }).getByText(said).waitFor()
    await soon(async () => (await table.laid()).at(-1)).toBe('3-2, played on the left end by Ben')
    await table.enter(...FIRST_ROUND.slice(5, 7))
    expect((await heard()).filter((text) => text === said)).toHaveLength(1)
  })

  atNight(['tests/e2e/long-names.e2e.ts', 'tests/e2e/every-language.e2e.ts'], () => {
    test('and a replay fit a phone, whatever was written', async ({ page, dataFolder }) => {
      await startMatch(page, {
        players: ['Maximiliane', 'Bartholomew-the-Younger-of-the-House-of-Dominoes', 'Cleo', 'Dan'],
        leader: 'Dan',
        preset: 'double-bergen',
      })
      const address = page.url()
      const match = await readMatch(await fileOfMatch(dataFolder, address))
      await putMatch(dataFolder, {
        ...match,
        revision: 1,
        updatedAt: '2030-01-01T10:00:00.000Z',
        place: 'P'.repeat(100),
        note: `${'n'.repeat(300)} ${'note '.repeat(200)}`,
      })
      const list = await new MatchesPage(page).visit()
      await list.matches.getByText(/^n{300}/).waitFor()
      await list.who('Bartholomew-the-Younger-of-the-House-of-Dominoes')
      await list.expectCount('1 of 1 match')
      await expectFits(page, 'all matches')
      const looked = await list.open()
      await expectFits(page, 'a replay')
      await looked.button('Edit details').click()
      await expectFits(page, 'the details')
      await looked.button('Cancel').click()
      await resize(page, PHONE)
      await looked.button('Move to bin').click()
      await list.expectCount('0 matches')
      // on a phone what is said of it lies above the tabs
      await page.getByText(/^Moved to the bin: /).waitFor()
      const [said, tab] = [await boxOf(page.getByText(/^Moved to the bin: /)), await boxOf(page.getByRole('link', { name: 'People' }))]
      expect(said.y + said.height).toBeLessThan(tab.y)
      await goTo(page, 'Files')
      await page
        .getByRole('region', { name: 'Bin' })
        .getByText(/^1 match in the bin/)
        .waitFor()
      await expectFits(page, 'the bin')
    })
  })
})
