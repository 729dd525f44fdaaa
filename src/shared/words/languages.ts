import * as en from './en'

/** The languages Caravan speaks. Whatever is told by a code is tested in each of them. */
export const LANGUAGES = ['en'] as const
export type Language = (typeof LANGUAGES)[number]

/** What the scorer says, in each language. */
export const SCORER_WORDS: Readonly<Record<Language, typeof en>> = { en }
