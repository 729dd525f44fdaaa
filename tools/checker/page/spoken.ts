import { inEachLanguage, type Language, type ScorerWords } from '#shared/words/languages'
import { RULING_WORDS } from '#shared/words/ruling-words'
import { CHECKER_WORDS } from '../words/all.mjs'

/** Sentences that Caravan has for the same things in a ruling. */
type FromCaravan =
  | 'armWords'
  | 'capitalised'
  | 'gameWords'
  | 'heldFitSentence'
  | 'listed'
  | 'mustWaitSentence'
  | 'nameOf'
  | 'namesOf'
  | 'plain'
  | 'presetNames'
  | 'rulingSteps'
  | 'settingsWords'
  | 'signed'
  | 'sourceNames'
  | 'troubleSentence'
  | 'verdictSentence'

/** What the page says in a language: its own sentences, and those of Caravan. */
interface SpokenIn extends Pick<ScorerWords, FromCaravan> {
  readonly own: typeof CHECKER_WORDS.en
}

/** What it says, and in which language. */
export interface Spoken extends SpokenIn {
  readonly language: Language
}

/** The page is itself in English where a language is only begun. */
const OWN: Readonly<Partial<Record<Language, typeof CHECKER_WORDS.en>>> = CHECKER_WORDS

const SPOKEN = inEachLanguage((language): SpokenIn => ({ ...RULING_WORDS[language], own: OWN[language] ?? CHECKER_WORDS.en }))

export const spokenIn = (language: Language): Spoken => ({ ...SPOKEN[language], language })
