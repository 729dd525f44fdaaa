import { describe } from 'vitest'
import { atNight } from '../every'
import { paths } from '../../src/renderer/navigation/paths'
import { expectNoFault } from './harness/axe'
import { onDay } from './harness/on-day'
import { putSimulated } from './harness/simulated'
import { soon } from './harness/soon'
import { test } from './harness/test'
import { MatchesPage } from './pages/matches'

describe('Matches that were played', () => {
  test.override('ahead', true)

  atNight(['tests/e2e/review.e2e.ts', 'tests/e2e/every-language.e2e.ts'], () => {
    test('become the puzzle of the day, the same one all day', async ({ page, dataFolder }) => {
      await onDay(page, '2026-11-29')
      await putSimulated(dataFolder, 12)
      // from fewer of them another puzzle would be chosen
      await (await new MatchesPage(page).visit()).expectCount('12 matches')
      await page.evaluate((to) => (window.location.hash = to), paths.home)
      const today = page.getByRole('region', { name: 'Today’s puzzle' })
      await today.waitFor()
      await expectNoFault(page, 'Home with a puzzle')
      await today.getByRole('link', { name: /Which tile/ }).click()
      await page.getByRole('heading', { level: 1, name: 'Practice' }).waitFor()
      const question = page.getByRole('heading', { level: 2, name: /’s turn\. Which tile (scores most, and where|blocks the round)\?$/ })
      await question.waitFor()
      const asked = page.getByRole('region', { name: /Which tile/ })
      const first = await question.textContent()
      await asked.getByRole('status').getByText('Choose a tile.').waitFor()

      await asked.getByRole('button', { name: 'Show answer' }).click()
      await asked
        .getByRole('status')
        .getByText(/^Right!/)
        .waitFor()
      await asked.getByRole('link', { name: 'Review this round' }).waitFor()
      await soon(() => asked.getByRole('button', { name: 'Show answer' }).count()).toBe(0)
      await expectNoFault(page, 'a puzzle that is solved')

      // the same day begins with the same puzzle
      await asked.getByRole('button', { name: 'Next puzzle' }).click()
      await asked.getByRole('status').getByText('Choose a tile.').waitFor()
      await page.reload()
      await soon(() => question.textContent()).toBe(first)
    })
  })

  atNight(
    ['tests/unit/shared/analysis/season.test.ts', 'tests/unit/shared/analysis/review.test.ts', 'tests/e2e/review.e2e.ts', 'tests/e2e/every-language.e2e.ts'],
    () => {
      test('become luck and skill in the statistics, and what someone misses most, unless all about reviews is switched off', async ({ page, dataFolder }) => {
        await putSimulated(dataFolder, 12)
        await (await new MatchesPage(page).visit()).expectCount('12 matches')
        await page.evaluate((to) => (window.location.hash = to), paths.person('name:ben'))
        const misses = page.getByRole('region', { name: 'Misses most often' })
        await misses.getByText(/^In \d+ rounds\. Only what is certain: the tile was in hand\.$/).waitFor()
        await expectNoFault(page, 'what someone misses most')

        await page.evaluate((to) => (window.location.hash = to), paths.statistics)
        const luck = page.getByRole('region', { name: 'Luck and skill' })
        await luck
          .getByText(
            /^Ben makes [\d.]+ (chips|points) (more|less) a match than the others\. Tiles (gave|cost) about [\d.]+, choices (gave|cost) about [\d.]+, each give or take [\d.]+\.$/,
          )
          .waitFor()
        await soon(() => luck.getByRole('status').count()).toBe(0)
        await expectNoFault(page, 'luck and skill over many matches')

        await page.evaluate((to) => (window.location.hash = to), paths.settingGroup('table'))
        await page
          .getByRole('switch', { name: 'Review' })
          .or(page.getByRole('checkbox', { name: 'Review' }))
          .click()
        await page.evaluate((to) => (window.location.hash = to), paths.home)
        await page.getByRole('heading', { name: 'Recent matches' }).waitFor()
        await soon(() => page.getByRole('region', { name: 'Today’s puzzle' }).count()).toBe(0)
        await page.evaluate((to) => (window.location.hash = to), paths.matches)
        await page.getByRole('link', { name: 'Replay' }).first().waitFor()
        await soon(() => page.getByRole('link', { name: 'Review' }).count()).toBe(0)
      })
    },
  )
})
