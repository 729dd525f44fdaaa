import type { Translated } from '#shared/words/languages'
import type * as en from './en'

/** What the page says, in whatever language. */
export type PageWords = Translated<typeof en>
