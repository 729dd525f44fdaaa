import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { paths, patterns } from '../../src/renderer/app/paths'
import { FAMILY, FIRST_ROUND } from './games'
import { accessibilityFaults } from './harness/axe'
import { cameApart } from './harness/came-apart'
import { settled } from './harness/light'
import { takeScreen } from './harness/screens'
import { test } from './harness/test'
import { startMatch } from './pages/new-match'

interface Address {
  readonly path: string
  /** What is there once the page is. */
  readonly shows: (page: Page) => ReturnType<Page['locator']>
}

const region = (name: string) => (page: Page) => page.getByRole('region', { name })
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name })

/** Every page that the app has an address for; one that is added does not build here until it is walked to. */
const walk = (played: string, apart: string): Readonly<Record<keyof typeof patterns | 'nowhere', Address>> => ({
  home: { path: paths.home, shows: (page) => page.getByRole('link', { name: 'New match' }) },
  newMatch: { path: paths.newMatch, shows: heading('New match') },
  settle: { path: paths.settle, shows: heading('Settle a dispute') },
  match: { path: paths.match(played), shows: region('Entry') },
  settleMatch: { path: paths.settleMatch(played), shows: heading('Settle a dispute') },
  lookBack: { path: paths.lookBack(played), shows: (page) => page.getByRole('slider') },
  bigScreen: { path: paths.bigScreen(played), shows: region('What happened last') },
  versions: { path: paths.versions(apart), shows: (page) => page.getByText(/^They are the same up to entry/) },
  history: { path: paths.history, shows: (page) => page.getByRole('main').getByRole('status').first() },
  people: { path: paths.people, shows: (page) => page.getByRole('main').getByText('Cleo').first() },
  statistics: { path: paths.statistics, shows: heading('Statistics') },
  data: { path: paths.data, shows: (page) => page.getByText(/^Automatic backups on this computer|^No automatic backup/).first() },
  settings: { path: paths.settings, shows: (page) => page.getByRole('group', { name: 'Scores spoken aloud' }) },
  about: { path: paths.about, shows: heading('About Caravan') },
  introduction: { path: paths.introduction, shows: region('What Caravan does') },
  example: { path: paths.example, shows: (page) => page.getByRole('slider') },
  compareRules: { path: paths.compareRules, shows: heading('Rule sets compared') },
  rules: { path: paths.rules, shows: (page) => page.getByRole('main').getByRole('status').first() },
  nowhere: { path: '/nowhere', shows: heading('No such page') },
})

const LOOKS = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'high contrast': { colorScheme: 'light', contrast: 'more' },
  'high contrast, dark': { colorScheme: 'dark', contrast: 'more' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const satisfies Readonly<Record<string, Parameters<Page['emulateMedia']>[0]>>

async function look(page: Page, name: keyof typeof LOOKS): Promise<void> {
  await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'none', ...LOOKS[name] })
  const wanted = { theme: LOOKS[name].colorScheme, contrast: 'contrast' in LOOKS[name] ? 'more' : 'usual', forced: 'forcedColors' in LOOKS[name] }
  await page.waitForFunction(({ theme, contrast, forced }) => {
    const { dataset } = document.documentElement
    return dataset['theme'] === theme && dataset['contrast'] === contrast && window.matchMedia('(forced-colors: active)').matches === forced
  }, wanted)
  // what was computed for the look before is done with
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
  await settled(page)
}

describe('Every page', () => {
  test('is free of faults that axe can find, by day, by night, in high contrast and in forced colours', { timeout: 400_000 }, async ({ page, dataFolder }) => {
    await cameApart(page, dataFolder)
    const apart = idIn(page)
    const table = await startMatch(page, FAMILY)
    await table.enter(...FIRST_ROUND.slice(0, 12))
    const found: string[] = []
    for (const [name, { path, shows }] of Object.entries(walk(idIn(page), apart))) {
      await page.evaluate((to) => (window.location.hash = to), path)
      await shows(page).waitFor()
      for (const as of Object.keys(LOOKS) as readonly (keyof typeof LOOKS)[]) {
        await look(page, as)
        found.push(...(await accessibilityFaults(page)).map((fault) => `${name}, ${as}: ${fault}`))
        if (as.includes('contrast') || as.startsWith('forced')) await takeScreen(page, `every-page-${name}-${as.replace(/\W+/g, '-')}`)
      }
      await look(page, 'light')
    }
    expect(found).toEqual([])
  })
})

/** The match that the window is on. */
function idIn(page: Page): string {
  return /#\/match\/([^/?]+)/.exec(page.url())?.[1] ?? ''
}
