import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { paths } from '../../src/renderer/navigation/paths'
import { atNight } from '../every'
import { FAMILY } from './games'
import { expectNoFault } from './harness/axe'
import { soon } from './harness/soon'
import { test } from './harness/test'
import { troubledHost } from './harness/troubled-host'
import { startMatch } from './harness/played'
import { idIn } from './pages/every-page'

/** What pages of each kind say while nothing has come, and where nothing can come: unit tests go through every page. */
const walk = (match: string) =>
  [
    { path: paths.home, silent: 'Loading matches…', failing: 'Can’t load your matches right now.' },
    { path: paths.statistics, silent: 'Loading statistics…', failing: 'Can’t load the statistics right now.' },
    { path: paths.files, silent: 'Loading backups…', failing: 'Can’t load the backups right now.' },
    { path: paths.oneEvening('evening-0001'), silent: 'Loading game nights…', failing: 'Can’t load your game nights right now.' },
    { path: paths.match(match), silent: 'Loading the match…', failing: 'Can’t load this match right now. Caravan keeps trying.' },
  ] as const

async function goTo(page: Page, url: string, path: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`${url}#${path}`)
}

describe('A page', () => {
  atNight(['tests/unit/renderer/app/without-host.test.tsx'], () => {
    test('says what it waits for while the host is silent, and what is the matter where the host fails', async ({ page, host, windows }) => {
      await startMatch(page, FAMILY)
      const match = idIn(page)
      const troubled = await windows.open()
      const be = await troubledHost(troubled)
      for (const trouble of ['silent', 'failing'] as const) {
        be(trouble)
        for (const told of walk(match)) {
          // begun anew where it begins, and once at the table; the others are come to from there
          if (told.path === paths.home || (told.path === paths.match(match) && trouble === 'silent')) await goTo(troubled, host.url, told.path)
          else await troubled.evaluate((to) => (window.location.hash = to), told.path)
          await troubled.getByRole('main').getByText(told[trouble]).first().waitFor()
          // a person who has matches is not welcomed like one who has none
          await soon(() => troubled.getByRole('heading', { name: 'Who’s at the table?' }).count(), { message: told.path }).toBe(0)
        }
        await expectNoFault(troubled, `a host that is ${trouble}`)
      }
      // it gets well again, and nobody has to do anything
      be('none')
      await troubled.getByRole('region', { name: 'Entry' }).waitFor()
    })
  })

  atNight(
    [
      'tests/unit/renderer/screens/matches/matches-screen.test.tsx',
      'tests/unit/renderer/screens/people/people-screen.test.tsx',
      'tests/unit/renderer/screens/statistics/statistics-screen.test.tsx',
    ],
    () => {
      test('says what will be there where nothing is yet', async ({ page }) => {
        await page.getByRole('main').getByRole('button', { name: 'Start' }).waitFor()
        const empty = {
          matches: 'No matches yet.',
          people: 'Nobody here yet.',
          statistics: 'No finished matches yet.',
          files: /No automatic backup/,
        } as const
        for (const [name, says] of Object.entries(empty)) {
          await page.evaluate((to) => (window.location.hash = to), paths[name as keyof typeof empty])
          await page.getByRole('main').getByText(says).first().waitFor()
          await expectNoFault(page, `${name}, empty`)
        }
        await page.evaluate((to) => (window.location.hash = to), paths.replay('no-such-match'))
        await soon(() => page.getByRole('main').getByRole('heading').allInnerTexts()).toEqual(['Match not found'])
      })
    },
  )
})
