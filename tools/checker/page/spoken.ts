import { inEachLanguage, type Language, type ScorerWords } from '#shared/words/languages'
import { SCORER_WORDS } from '#shared/words/scorer-words'
import { CHECKER_WORDS } from '../words/all.mjs'

/** What the page says in a language: its own sentences, and those that Caravan has for the same things in a ruling. */
interface SpokenIn extends ScorerWords {
  readonly own: typeof CHECKER_WORDS.en
}

/** What it says, and in which language. */
export interface Spoken extends SpokenIn {
  readonly language: Language
}

/** The page is itself in English where a language is only begun. */
const OWN: Readonly<Partial<Record<Language, typeof CHECKER_WORDS.en>>> = CHECKER_WORDS

const SPOKEN = inEachLanguage((language): SpokenIn => ({ ...SCORER_WORDS[language], own: OWN[language] ?? CHECKER_WORDS.en }))

export const spokenIn = (language: Language): Spoken => ({ ...SPOKEN[language], language })
