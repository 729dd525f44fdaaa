import type { Language, ScorerWords } from '#shared/words/languages'
import type * as start from './catalogues/start/en'
import type { PageWords } from './page-words'

/** All that is said in one language. */
export interface Catalogue {
  readonly page: PageWords
  readonly scorer: ScorerWords
}

/** What the start page says, of the page and of scores: part of the whole catalogue. */
export interface StartWords {
  readonly page: Pick<PageWords, keyof typeof start.page>
  readonly scorer: Pick<ScorerWords, keyof typeof start.scorer>
}

/** Each language is a file of its own, and only the one that is spoken is fetched. */
export const CATALOGUES: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => import('./catalogues/en'),
  de: async () => import('./catalogues/de'),
  es: async () => import('./catalogues/es'),
  fr: async () => import('./catalogues/fr'),
}

/** The part of each that the start page shows, for it not to wait for the words of all other pages. */
export const START_CATALOGUES: Readonly<Record<Language, () => Promise<StartWords>>> = {
  en: async () => import('./catalogues/start/en'),
  de: async () => import('./catalogues/start/de'),
  es: async () => import('./catalogues/start/es'),
  fr: async () => import('./catalogues/start/fr'),
}
