import type * as en from './en'
import { LANGUAGE_NAMES, LANGUAGE_PROGRESS, LANGUAGES } from './said/languages'

/** The languages with a folder in `resources/languages`, English first; each by its own name; and the share of all sentences that each has. */
export { LANGUAGES, LANGUAGE_NAMES, LANGUAGE_PROGRESS }
export type Language = (typeof LANGUAGES)[number]

/** Enough of all sentences for a language to be offered where nobody asked for it. */
const ENOUGH = 0.95

/** Whether a language is only begun: a person may choose it, and what it lacks is in English. */
export const isBegun = (language: Language): boolean => LANGUAGE_PROGRESS[language] < ENOUGH

/** One thing for each language, by its code. */
export function inEachLanguage<T>(of: (language: Language) => T): Readonly<Record<Language, T>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, T>
}

/**
 * The shape that a catalogue has in every language: that of English, with any text in place of the English one.
 *
 * A sentence that is missing or has other parameters than the English one does not compile.
 */
export type Translated<T> = T extends string
  ? string
  : T extends (...told: infer Told) => infer Said
    ? (...told: Told) => Translated<Said>
    : { readonly [Key in keyof T]: Translated<T[Key]> }

/** What the scorer says. */
export type ScorerWords = Translated<typeof en>
