import { useSyncExternalStore } from 'react'
import type { SettingChoice } from '#shared/settings/settings'
import { languageFor } from '#shared/words/language-for'
import type { Language } from '#shared/words/languages'
import { CATALOGUES, START_CATALOGUES } from '../messages/languages'
import { sayOnStartPage } from '../messages/start-page'
import { sayOfScoresAtStart } from '../messages/start-scorer'
import { persistedChoice } from '../settings/persisted-choice'
import { settings } from '../settings/settings'
import { retry } from '../client/retry'

export type LanguageChoice = SettingChoice<'language'>

/** English made long, accented and right to left, to look at the pages with; offered to nobody. */
const PSEUDO = 'pseudo'
type Spoken = Language | typeof PSEUDO

const kept = settings.language
/* In the same place, where no other language is chosen. */
const disguise = persistedChoice('caravan.language', ['none', PSEUDO])

function wanted(): Spoken {
  return disguise.chosen() === PSEUDO ? PSEUDO : languageFor(kept.chosen(), navigator.languages)
}

let spoken: Spoken | null = null
/** The language whose words are all here; the start page is shown with part of them. */
let whole: Spoken | null = null
let isWholeWanted = false
const listeners = new Set<() => void>()

type Say = () => void

async function startOf(language: Spoken): Promise<Say> {
  const { page, scorer } = language === PSEUDO ? await (await import('../messages/pseudo')).pseudoStartCatalogue() : await START_CATALOGUES[language]()
  return () => {
    sayOnStartPage(page)
    sayOfScoresAtStart(scorer)
  }
}

async function wholeOf(language: Spoken): Promise<Say> {
  const [{ page, scorer }, { sayOnPage }, { sayOfScores }] = await Promise.all([
    language === PSEUDO ? (await import('../messages/pseudo')).pseudoCatalogue() : CATALOGUES[language](),
    import('../messages/page'),
    import('../messages/scorer'),
  ])
  return () => {
    sayOnPage(page)
    sayOfScores(scorer)
    whole = language
  }
}

/** Fetches what is said in the wanted language, and says it from then on. */
async function speak(): Promise<void> {
  const language = wanted()
  const of = isWholeWanted ? wholeOf : startOf
  if (language === (isWholeWanted ? whole : spoken)) return
  const say = await retry(() => of(language))
  /* Another was chosen while this one was fetched. */
  if (language !== wanted()) return speak()
  say()
  if (language === spoken) return
  spoken = language
  document.documentElement.lang = language === PSEUDO ? 'en-x-pseudo' : language
  document.documentElement.dir = language === PSEUDO ? 'rtl' : 'ltr'
  for (const listener of [...listeners]) listener()
}

/** Speaks what is wanted, as far as the start page needs it, and follows every later change of it, in whichever window it was made. */
export async function followLanguage(): Promise<void> {
  const follow = (): void => {
    /* A page that cannot get the new language keeps the one it has. */
    speak().catch(() => spoken !== null && spoken !== PSEUDO && kept.choose(spoken))
  }
  kept.subscribe(follow)
  window.addEventListener('languagechange', follow)
  await speak()
}

/** Fetches the words of all other pages too. Settles when they are there; from then on each language is fetched whole. */
export async function speakWhole(): Promise<void> {
  isWholeWanted = true
  await speak()
}

/** The current language; a component that uses this renders again, with everything inside, when it changes. */
export function useSpoken(): string | null {
  return useSyncExternalStore(onSpoken, () => spoken)
}

/** What is made of words, for a memo that is to be made again with the language that is spoken. */
export function inLanguage<T>(_spoken: string | null, make: () => T): T {
  return make()
}

function onSpoken(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
