import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { paths, patterns } from '../../src/renderer/navigation/paths'
import { FAMILY } from './games'
import { expectNoFault } from './harness/axe'
import { soon } from './harness/soon'
import { test } from './harness/test'
import { troubledHost } from './harness/troubled-host'
import { startMatch } from './harness/played'

interface Told {
  readonly path: string
  /** What the page says while nothing has come, and where nothing can come; the usual page if it needs nothing from the host. */
  readonly silent: string
  readonly failing: string
}

const NO_MATCH = 'Can’t load this match right now. Caravan keeps trying.'
const NO_EVENING = 'Can’t load your evenings right now.'
const NO_SEASONS = 'Can’t load your seasons right now.'
const NO_LIST = 'Can’t load your matches right now.'
const alike = (path: string, says: string): Told => ({ path, silent: says, failing: says })

/** Every page; one that is added does not build here until it is said what it shows without a host. */
const walk = (match: string): Readonly<Record<keyof typeof patterns, Told>> => ({
  home: { path: paths.home, silent: 'Loading matches…', failing: NO_LIST },
  newMatch: { path: paths.newMatch, silent: 'Loading…', failing: 'Can’t start a match right now.' },
  settle: { path: paths.settle, silent: 'Loading…', failing: 'Can’t suggest names right now.' },
  match: { path: paths.match(match), silent: 'Loading the match…', failing: NO_MATCH },
  settleMatch: { path: paths.settleMatch(match), silent: 'Loading…', failing: NO_MATCH },
  replay: { path: paths.replay(match), silent: 'Loading the match…', failing: NO_MATCH },
  versions: { path: paths.versions(match), silent: 'Loading versions…', failing: NO_MATCH },
  review: { path: paths.review(match), silent: 'Loading the match…', failing: NO_MATCH },
  camera: { path: paths.camera(match), silent: 'Loading the match…', failing: NO_MATCH },
  bigScreen: { path: paths.bigScreen(match), silent: 'Loading the match…', failing: NO_MATCH },
  matches: { path: paths.matches, silent: 'Loading matches…', failing: NO_LIST },
  practice: { path: paths.practice, silent: 'Looking for a puzzle…', failing: NO_LIST },
  evening: { path: paths.evening, silent: 'Loading evenings…', failing: NO_EVENING },
  oneEvening: { path: paths.oneEvening(match), silent: 'Loading evenings…', failing: NO_EVENING },
  eveningScreen: { path: paths.eveningScreen(match), silent: 'Loading evenings…', failing: NO_EVENING },
  seasons: { path: paths.seasons, silent: 'Loading seasons…', failing: NO_SEASONS },
  season: { path: paths.season(match), silent: 'Loading seasons…', failing: NO_SEASONS },
  people: { path: paths.people, silent: 'Loading people…', failing: 'Can’t load people right now.' },
  person: { path: paths.person('nobody-here'), silent: 'Loading people…', failing: 'Can’t load the statistics right now.' },
  statistics: { path: paths.statistics, silent: 'Loading statistics…', failing: 'Can’t load the statistics right now.' },
  files: { path: paths.files, silent: 'Loading backups…', failing: 'Can’t load the backups right now.' },
  about: alike(paths.about, 'Waiting for Caravan…'),
  settings: alike(paths.settings, 'Changes apply immediately, in every window.'),
  introduction: alike(paths.introduction, 'Play a tile, then enter it'),
  example: alike(paths.example, 'No tile led yet.'),
  howToPlay: alike(paths.howToPlay('bergen'), 'What scores'),
  compareRules: alike(paths.compareRules, 'Caravan has eight rule sets from seven written sources.'),
  rules: { path: paths.matchRules(match), silent: 'Loading the rules of this match…', failing: NO_MATCH },
})

async function goTo(page: Page, url: string, path: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`${url}#${path}`)
}

describe('Every page', () => {
  test(
    'says what it waits for while the host is silent, and what is the matter where the host fails',
    { timeout: 300_000 },
    async ({ page, host, windows }) => {
      await startMatch(page, FAMILY)
      const match = /#\/match\/([^/?]+)/.exec(page.url())?.[1] ?? ''
      const troubled = await windows.open()
      const be = await troubledHost(troubled)
      for (const trouble of ['silent', 'failing'] as const) {
        be(trouble)
        for (const [name, told] of Object.entries(walk(match))) {
          // begun anew where it begins; the others are come to from there
          if (name === 'home') await goTo(troubled, host.url, told.path)
          else await troubled.evaluate((to) => (window.location.hash = to), told.path)
          await troubled.getByRole('main').getByText(told[trouble]).first().waitFor()
          // a person who has matches is not welcomed like one who has none
          expect(await troubled.getByRole('heading', { name: 'Who’s at the table?' }).count(), name).toBe(0)
        }
        const { match: table } = walk(match)
        await goTo(troubled, host.url, table.path)
        await troubled.getByRole('main').getByText(table[trouble]).first().waitFor()
        await expectNoFault(troubled, `a host that is ${trouble}`)
      }
      // it gets well again, and nobody has to do anything
      be('none')
      await troubled.getByRole('region', { name: 'Entry' }).waitFor()
    },
  )

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
})
