import type { Language, ScorerWords, Translated } from '#shared/words/languages'
import type * as en from './en'

/** What the page says. */
export type PageWords = Translated<typeof en>

/** All that is said in one language. */
export interface Catalogue {
  readonly page: PageWords
  readonly scorer: ScorerWords
}

/** Each language is a file of its own, and only the one that is spoken is fetched. */
export const CATALOGUES: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => import('./catalogues/en'),
  de: async () => import('./catalogues/de'),
  es: async () => import('./catalogues/es'),
  fr: async () => import('./catalogues/fr'),
}
