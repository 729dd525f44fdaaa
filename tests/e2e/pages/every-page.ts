import type { Page } from 'playwright-core'
import { SETTING_GROUPS } from '../../../src/renderer/screens/settings/controls'
import { paths, patterns, rulePath } from '../../../src/renderer/navigation/paths'
import * as english from '../../../src/renderer/messages/en'
import { FAMILY, FIRST_ROUND } from '../games'
import { cameApart } from '../harness/came-apart'
import { EVENING_ID, putEvening, SEASON } from '../harness/evening'
import { startMatch } from '../harness/played'
import type { PageWords } from '../../../src/renderer/messages/page-words'

interface Address {
  readonly path: string
  /** What is there once the page is. */
  readonly shows: (page: Page) => ReturnType<Page['locator']>
}

const region = (name: string) => (page: Page) => page.getByRole('region', { name })
const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name })
const status = (page: Page) => page.getByRole('main').getByRole('status').first()

/**
 * Every page that the app has an address for, in the language of `words`; one that is added does not build here until it is walked to.
 *
 * `played` is a match that Cleo sits at, `apart` one that came apart on two devices; `putEvening` has put the evening there.
 */
export const everyPage = (played: string, apart: string, words: PageWords): Readonly<Record<keyof typeof patterns | 'rule' | 'nowhere', Address>> => ({
  home: { path: paths.home, shows: (page) => page.getByRole('main').getByRole('link', { name: words.home.settle }) },
  newMatch: { path: paths.newMatch, shows: heading(words.newMatch.title) },
  settle: { path: paths.settle, shows: heading(words.settle.title) },
  match: { path: paths.match(played), shows: region(words.entry.heading) },
  settleMatch: { path: paths.settleMatch(played), shows: heading(words.settle.title) },
  replay: { path: paths.replay(played), shows: (page) => page.getByRole('slider') },
  review: { path: paths.review(played), shows: heading(words.review.name) },
  camera: { path: paths.camera(played), shows: region(words.cameraTable.picture) },
  bigScreen: { path: paths.bigScreen(played), shows: region(words.bigScreen.lastPlay) },
  versions: { path: paths.versions(apart), shows: (page) => page.getByText(words.versions.shown).first() },
  matches: { path: paths.matches, shows: status },
  practice: { path: paths.practice, shows: heading(words.puzzle.title) },
  evening: { path: paths.evening, shows: heading(words.evening.title) },
  oneEvening: { path: paths.oneEvening(EVENING_ID), shows: heading(`${words.evening.round(2)} ${words.evening.ofPlanned(5)}`) },
  eveningScreen: { path: paths.eveningScreen(EVENING_ID), shows: region(words.evening.standings.heading) },
  seasons: { path: paths.seasons, shows: (page) => page.getByRole('main').getByRole('link', { name: SEASON.name }) },
  season: { path: paths.season(SEASON.id), shows: (page) => page.getByRole('heading', { name: words.league.cross.heading }) },
  people: { path: paths.people, shows: (page) => page.getByRole('main').getByText('Cleo').first() },
  person: { path: paths.person('name:cleo'), shows: heading('Cleo') },
  statistics: { path: paths.statistics, shows: heading(words.statistics.title) },
  files: { path: paths.files, shows: (page) => page.getByRole('heading', { name: words.backup.move.heading }) },
  settings: { path: paths.settings, shows: (page) => page.getByRole('button', { name: words.appSettings.undo }) },
  about: { path: paths.about, shows: heading(words.about.title) },
  introduction: { path: paths.introduction, shows: region(words.introduction.title) },
  example: { path: paths.example, shows: (page) => page.getByRole('slider') },
  howToPlay: { path: paths.howToPlay('flower-and-scorpion'), shows: heading(words.howToPlay.title('flower-and-scorpion')) },
  compareRules: { path: paths.compareRules, shows: heading(words.ruleBook.compare.title) },
  rules: { path: paths.rules, shows: status },
  rule: { path: rulePath('FS-5'), shows: heading(words.ruleTexts['FS-5'].title) },
  nowhere: { path: '/nowhere', shows: heading(words.shell.notFound.title) },
})

/** Pages with other sentences and pictures on them than the one that has their pattern: lessons of the other games, groups of settings. */
export const otherPages = (words: PageWords): Readonly<Record<string, Address>> => ({
  howToPlayBergen: { path: paths.howToPlay('bergen'), shows: heading(words.howToPlay.title('bergen')) },
  howToPlayDoubleBergen: { path: paths.howToPlay('double-bergen'), shows: heading(words.howToPlay.title('double-bergen')) },
  ...Object.fromEntries(
    SETTING_GROUPS.map((group) => [`settings: ${group}`, { path: paths.settingGroup(group), shows: region(words.appSettings.groups[group]) }] as const),
  ),
})

/** Goes to a page and waits until it is there. */
export async function walkTo(page: Page, { path, shows }: Address): Promise<void> {
  await page.evaluate((to) => (window.location.hash = to), path)
  await shows(page).waitFor()
}

/** The match that the window is on. */
export function idIn(page: Page): string {
  return /#\/match\/([^/?]+)/.exec(page.url())?.[1] ?? ''
}

/** Every address by its name, in English, in a house where a match is played, one came apart and an evening was put: made here by the page. */
export async function everyAddress(
  page: Page,
  dataFolder: string,
  atEvening?: readonly string[],
): Promise<readonly (readonly [name: string, address: Address])[]> {
  await cameApart(page, dataFolder)
  const apart = idIn(page)
  await putEvening(dataFolder, atEvening)
  await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 12))
  return Object.entries({ ...everyPage(idIn(page), apart, english), ...otherPages(english) })
}
