import type * as en from './en'

/** The languages Caravan speaks, each whole. What has a code is tested in each of them. */
export const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

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
