import { useSyncExternalStore } from 'react'
import type { SettingChoice } from '#shared/settings/settings'
import { languageFor } from '#shared/words/language-for'
import type { Language } from '#shared/words/languages'
import { CATALOGUES, type Catalogue } from '../messages/languages'
import { sayOnPage } from '../messages/page'
import { sayOfScores } from '../messages/scorer'
import { keptChoice } from '../settings/kept-choice'
import { settings } from '../settings/settings'
import { patiently } from './patiently'

export type LanguageChoice = SettingChoice<'language'>

/** English made long, accented and right to left, to look at the pages with; offered to nobody. */
const PSEUDO = 'pseudo'
type Spoken = Language | typeof PSEUDO

const kept = settings.language
/* In the same place, where no other language is chosen. */
const disguise = keptChoice('caravan.language', ['none', PSEUDO])

function wanted(): Spoken {
  return disguise.chosen() === PSEUDO ? PSEUDO : languageFor(kept.chosen(), navigator.languages)
}

let spoken: Spoken | null = null
const listeners = new Set<() => void>()

const catalogueOf = async (language: Spoken): Promise<Catalogue> =>
  language === PSEUDO ? (await import('../messages/pseudo')).pseudoCatalogue() : CATALOGUES[language]()

/** Fetches what is said in the wanted language, and says it from then on. */
async function speak(): Promise<void> {
  const language = wanted()
  if (language === spoken) return
  const { page, scorer } = await patiently(() => catalogueOf(language))
  /* Another was chosen while this one was fetched. */
  if (language !== wanted()) return
  sayOnPage(page)
  sayOfScores(scorer)
  spoken = language
  document.documentElement.lang = language === PSEUDO ? 'en-x-pseudo' : language
  document.documentElement.dir = language === PSEUDO ? 'rtl' : 'ltr'
  for (const listener of [...listeners]) listener()
}

/** Speaks what is wanted, and follows every later change of it, in whichever window it was made. */
export async function followLanguage(): Promise<void> {
  const follow = (): void => {
    /* Whoever cannot be given the new language keeps the one they have. */
    speak().catch(() => spoken !== null && spoken !== PSEUDO && kept.choose(spoken))
  }
  kept.subscribe(follow)
  window.addEventListener('languagechange', follow)
  await speak()
}

/** The language of the moment; whoever reads this renders anew, with everything inside, when it changes. */
export function useSpoken(): string | null {
  return useSyncExternalStore(onSpoken, () => spoken)
}

/** What is made of words, for a memo that is to be made anew with the language that is spoken. */
export function inLanguage<T>(_spoken: string | null, make: () => T): T {
  return make()
}

function onSpoken(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
