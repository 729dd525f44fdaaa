import type { FirstIconName } from '../components/icon/icon'
import { startWords } from '../messages/start-page'
import { paths } from '../navigation/paths'

/** The pages that can be gone to from everywhere, each with its sign. */
export const PAGE_ICONS = {
  newMatch: 'add',
  home: 'home',
  matches: 'list',
  people: 'people',
  statistics: 'bars',
  rules: 'book',
  settle: 'scales',
  evening: 'trophy',
  files: 'folder',
  settings: 'settings',
} as const satisfies Partial<Record<keyof typeof paths, FirstIconName>>
export type PageName = keyof typeof PAGE_ICONS

/** What a page is called where one can go to it. */
export function placeName(place: PageName): string {
  if (place === 'newMatch' || place === 'settle') return startWords.home[place]
  return startWords.shell.nav[place]
}

/** Whether a page, or one below it, is shown: each rule has an address below the rule book's. */
export function isAt(path: string, place: PageName): boolean {
  const href = paths[place]
  return path === href || (place !== 'home' && path.startsWith(`${href}/`))
}
