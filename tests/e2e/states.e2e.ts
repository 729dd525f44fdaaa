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
  /** What the page says while nothing has come, and where nothing can come; the same page as ever where it needs nothing of the host. */
  readonly silent: string
  readonly failing: string
}

const NO_MATCH = 'The host does not send this match just now. It is tried again.'
const NO_LIST = 'The list of matches cannot be shown just now.'
const alike = (path: string, says: string): Told => ({ path, silent: says, failing: says })

/** Every page; one that is added does not build here until it is said what it shows without a host. */
const walk = (match: string): Readonly<Record<keyof typeof patterns, Told>> => ({
  home: { path: paths.home, silent: 'Looking for your matches …', failing: NO_LIST },
  newMatch: { path: paths.newMatch, silent: 'Setting the table …', failing: 'A match cannot be begun just now: the host does not answer.' },
  settle: { path: paths.settle, silent: 'Setting the table …', failing: 'The host does not answer just now, so nobody is suggested.' },
  match: { path: paths.match(match), silent: 'Laying the table …', failing: NO_MATCH },
  settleMatch: { path: paths.settleMatch(match), silent: 'Setting the table …', failing: NO_MATCH },
  lookBack: { path: paths.lookBack(match), silent: 'Opening the match …', failing: NO_MATCH },
  versions: { path: paths.versions(match), silent: 'Looking for the versions …', failing: NO_MATCH },
  bigScreen: { path: paths.bigScreen(match), silent: 'Laying the table …', failing: NO_MATCH },
  history: { path: paths.history, silent: 'Looking for your matches …', failing: NO_LIST },
  people: { path: paths.people, silent: 'Looking for your people …', failing: 'The people cannot be shown just now.' },
  statistics: { path: paths.statistics, silent: 'Adding up your matches …', failing: 'The statistics cannot be shown just now.' },
  data: { path: paths.data, silent: 'Looking for backups …', failing: 'The backups cannot be shown just now.' },
  about: alike(paths.about, 'Not known yet: the host has not answered.'),
  settings: alike(paths.settings, 'Everything takes effect at once, in every window.'),
  introduction: alike(paths.introduction, 'Lay a tile, and enter it'),
  example: alike(paths.example, 'Nothing is led yet.'),
  compareRules: alike(paths.compareRules, 'Six rule sets come from five written sources.'),
  rules: { path: paths.matchRules(match), silent: 'Fetching the rules of this match …', failing: NO_MATCH },
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
          await goTo(troubled, host.url, told.path)
          await troubled.getByRole('main').getByText(told[trouble]).first().waitFor()
          // whoever has matches is not welcomed like somebody who has none
          expect(await troubled.getByRole('heading', { name: 'Welcome to the table' }).count(), name).toBe(0)
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
    await page.getByRole('link', { name: 'New match' }).waitFor()
    const empty = {
      history: 'No match has been played yet.',
      people: 'Nobody has played yet.',
      statistics: 'No match has been finished yet.',
      data: /No automatic backup/,
    } as const
    for (const [name, says] of Object.entries(empty)) {
      await page.evaluate((to) => (window.location.hash = to), paths[name as keyof typeof empty])
      await page.getByRole('main').getByText(says).first().waitFor()
      await expectNoFault(page, `${name}, empty`)
    }
    await page.evaluate((to) => (window.location.hash = to), paths.lookBack('no-such-match'))
    await soon(() => page.getByRole('main').getByRole('heading').allInnerTexts()).toEqual(['This match is not here'])
  })
})
