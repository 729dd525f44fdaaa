import type { ScorerWords } from '#shared/words/languages'
import type * as start from './said/catalogues/start/en'
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

export { CATALOGUES, START_CATALOGUES } from './said/catalogues'
