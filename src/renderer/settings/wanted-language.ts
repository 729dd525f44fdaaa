import { languageFor } from '#shared/words/language-for'
import type { Language } from '#shared/words/languages'
import { persistedChoice } from './persisted-choice'
import { settings } from './kept-settings'

/** English made long, accented and right to left, to look at the pages with; offered to nobody. */
export const PSEUDO = 'pseudo'
export type Spoken = Language | typeof PSEUDO

/* In the same place, where no other language is chosen. */
const disguise = persistedChoice('caravan.language', ['none', PSEUDO])

/** The language that is to be spoken, whether or not its words are here. */
export function wantedLanguage(): Spoken {
  return disguise.chosen() === PSEUDO ? PSEUDO : languageFor(settings.language.chosen(), navigator.languages)
}
