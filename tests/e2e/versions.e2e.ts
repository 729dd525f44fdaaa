import { existsSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { expectNoFault } from './harness/axe'
import { cameApart } from './harness/came-apart'
import { soon } from './harness/soon'
import { test } from './harness/test'
import { MatchesPage } from './pages/matches'
import { HomePage } from './pages/home'
import { ReplayPage } from './pages/replay'
import { VersionsPage } from './pages/versions'

describe('Two versions of one match', () => {
  atNight(['tests/unit/main/store/conflict-copies.test.ts', 'tests/sync/two-devices.sync.ts', 'tests/e2e/every-language.e2e.ts'], () => {
    test('are told on the home page, stand side by side, can be stepped through, and one is chosen', async ({ page, dataFolder }) => {
      const copy = await cameApart(page, dataFolder)
      /* What comes by itself moves nothing: a link that moves while it is pressed gets no click. */
      const menu = page.getByRole('button', { name: 'Menu', exact: true })
      const before = await menu.boundingBox()
      await page.getByText('2 versions of this match').waitFor()
      expect(await menu.boundingBox()).toEqual(before)
      const home = new HomePage(page)
      await home.visit()
      await home.notices.getByText('2 versions of one match: Ada, Ben and Cleo').waitFor()
      await home.notices.getByRole('link', { name: 'Compare versions' }).click()
      const versions = await new VersionsPage(page).ready()
      await page.getByText('They’re the same up to round 1, entry 3. They differ from entry 4.').waitFor()
      await versions
        .version(2)
        .getByText(/^Last changed on the laptop, (?:today|yesterday)/)
        .waitFor()
      await versions
        .version(1)
        .getByText(/Shown until you choose$/)
        .waitFor()
      await soon(() => versions.laid(1)).toEqual(['2-2', '2-0', '5-0', '2-1'])
      await soon(() => versions.laid(2)).toEqual(['2-2', '2-0', '5-0', '5-2', '3-2'])
      await soon(() => versions.totals(2)).toEqual(['4', '0', '0'])

      await versions.version(2).getByRole('button', { name: 'Show first difference' }).click()
      await soon(() => versions.laid(2)).toEqual(['2-2', '2-0', '5-0', '5-2'])
      await versions.version(2).getByRole('button', { name: 'Previous step' }).click()
      await soon(() => versions.laid(2)).toEqual(['2-2', '2-0', '5-0'])
      await soon(() => versions.laid(1)).toEqual(['2-2', '2-0', '5-0', '2-1'])

      await versions.choose(2, 'Move to bin')
      const match = await new ReplayPage(page).ready()
      await soon(() => match.table.laid()).toHaveLength(5)
      await soon(() => existsSync(copy)).toBe(false)
      await home.visit()
      await soon(() => home.notices.count()).toBe(0)
      await page.getByRole('link', { name: 'Files', exact: true }).click()
      await page
        .getByText(/Ada.*Ben.*Cleo/)
        .first()
        .waitFor()
    })
  })

  atNight(['tests/unit/main/store/conflict-copies.test.ts', 'tests/sync/two-devices.sync.ts'], () => {
    test('are both kept where a person wants both', async ({ page, dataFolder }) => {
      await cameApart(page, dataFolder)
      await page.getByText('2 versions of this match').waitFor()
      await expectNoFault(page, 'the match with versions')
      await page.getByRole('link', { name: 'Compare versions' }).click()
      const versions = await new VersionsPage(page).ready()
      await versions.choose(1, 'Keep them too')
      await new ReplayPage(page).ready()
      await soon(() => page.getByText('Another device just changed this match').count()).toBe(0)
      await soon(() => page.getByText('2 versions of this match').count()).toBe(0)
      await new HomePage(page).visit()
      await page.getByRole('link', { name: 'Matches', exact: true }).click()
      await new MatchesPage(page).expectCount('2 matches')
    })
  })
})
