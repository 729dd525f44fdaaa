import { useSyncExternalStore } from 'react'
import { CATALOGUES, START_CATALOGUES } from '../messages/languages'
import { sayOnStartPage } from '../messages/start-page'
import { sayOfScoresAtStart } from '../messages/start-scorer'
import { settings } from '../settings/kept-settings'
import { PSEUDO, wantedLanguage, type Spoken } from '../settings/wanted-language'
import { retry } from '../client/retry'

const keptLanguage = settings.language

let spoken: Spoken | null = null
/** The language whose words are all here; the start page is shown with part of them. */
let spokenWhole: Spoken | null = null
let isWholeWanted = false
const languageListeners = new Set<() => void>()

type Say = () => void

async function startWordsOf(language: Spoken): Promise<Say> {
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
    spokenWhole = language
  }
}

/** Fetches what is said in the wanted language, and says it from then on. */
async function speak(): Promise<void> {
  const language = wantedLanguage()
  const of = isWholeWanted ? wholeOf : startWordsOf
  if (language === (isWholeWanted ? spokenWhole : spoken)) return
  const say = await retry(() => of(language))
  /* Another was chosen while this one was fetched. */
  if (language !== wantedLanguage()) return speak()
  say()
  if (language === spoken) return
  spoken = language
  document.documentElement.lang = language === PSEUDO ? 'en-x-pseudo' : language
  document.documentElement.dir = language === PSEUDO ? 'rtl' : 'ltr'
  for (const listener of [...languageListeners]) listener()
}

/** Speaks what is wanted, as far as the start page needs it, and follows every later change of it, in whichever window it was made. */
export async function followLanguage(): Promise<void> {
  const follow = (): void => {
    /* A page that cannot get the new language keeps the one it has. */
    speak().catch(() => spoken !== null && spoken !== PSEUDO && keptLanguage.choose(spoken))
  }
  keptLanguage.subscribe(follow)
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
  return useSyncExternalStore(onSpoken, spokenLanguage, spokenLanguage)
}

/** What is made of words, for a memo that is to be made again with the language that is spoken. */
export function inLanguage<T>(_spoken: string | null, make: () => T): T {
  return make()
}

/** The current language; null before there is any. */
export function spokenLanguage(): Spoken | null {
  return spoken
}

function onSpoken(onChange: () => void): () => void {
  languageListeners.add(onChange)
  return () => languageListeners.delete(onChange)
}
