import { describe, expect } from 'vitest'
import type { PresetId } from '#shared/rules/presets'
import { presetNames } from '#shared/words/en'
import { BLOCKED, FAMILY, FIRST_ROUND } from './games'
import { atNight, EVERY } from '../every'
import { fileOfMatch, scoreOf } from './harness/records'
import { soon } from './harness/soon'
import { test } from './harness/test'
import { HomePage } from './pages/home'
import { startMatch, type Setup } from './harness/played'
import { NewMatchPage, setTable } from './pages/new-match'

/** Rulebook, worked in S4: 2 for the lead, 2 for equal ends, 3 for the double on them. */
const WORKED_IN_S4 = ['6-6', '6-2 left', '6-4 right', '4-2 right', '2-2'] as const
const TWO = { players: ['Ada', 'Ben'], leader: 'Ada' } as const

const FIRST_PLAYS: readonly { readonly setup: Setup & { readonly preset: PresetId }; readonly plays: readonly string[]; readonly totals: readonly number[] }[] =
  [
    { setup: { ...FAMILY, preset: 'flower-and-scorpion' }, plays: FIRST_ROUND.slice(0, 10), totals: [4, 0, 1] },
    { setup: { ...TWO, preset: 'bergen-pagat' }, plays: WORKED_IN_S4, totals: [5, 2] },
    { setup: { ...TWO, preset: 'bergen-game-cabinet' }, plays: WORKED_IN_S4, totals: [5, 2] },
    { setup: { ...TWO, preset: 'bergen-draw' }, plays: WORKED_IN_S4, totals: [5, 2] },
    { setup: { ...TWO, preset: 'double-bergen' }, plays: ['6-6', '6-4', '6-5'], totals: [4, 2] },
    { setup: { ...TWO, preset: 'double-bergen-twelve' }, plays: ['12-12', '12-0', '12-1'], totals: [4, 2] },
  ]

/** The one with the most tiles, arms and players. The others differ from it in rules, which need no window to be scored by, and Flower & Scorpion is set up in other tests. */
const HARDEST: PresetId = 'double-bergen-twelve'

describe('Every preset', () => {
  atNight(['tests/e2e/double-bergen.e2e.ts', 'tests/golden/golden.test.ts'], () => {
    test('starts, and its stored match scores what the page shows', { timeout: 240_000 }, async ({ page, dataFolder }) => {
      for (const { setup, plays, totals } of FIRST_PLAYS.filter(({ setup: { preset } }) => EVERY || preset === HARDEST)) {
        const table = await setTable(page, setup)
        await table.enter(...plays)
        await table.expectTotals(totals)
        const scored = await scoreOf(await fileOfMatch(dataFolder, page.url()))
        expect(scored, presetNames[setup.preset]).toMatchObject({ totals, winner: null })
      }
    })
  })
})

describe('A new match', () => {
  atNight(['tests/unit/renderer/screens/new-match/new-match-screen.test.tsx'], () => {
    test('offers the people, the game and the house rules that the family chose last', async ({ page }) => {
      await startMatch(page, { ...BLOCKED, rules: { blockedRule: 'american' } })
      const home = new HomePage(page)
      await home.visit()
      await home.newMatch.click()
      const setup = new NewMatchPage(page)
      await setup.start.waitFor()
      await soon(() => setup.seatNames()).toEqual(BLOCKED.players)
      await page.getByText('1 changed').waitFor()
      await setup.openRules()
      const rule = await setup.rule('Who wins a blocked round')
      await rule.getByText(/Standard: Simple\./).waitFor()
      await soon(() => rule.getByRole('radio', { name: 'American' }).isChecked()).toBe(true)
    })
  })
})
