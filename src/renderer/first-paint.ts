import { PROFILE_QUERY, START_PAGE_PATH, type PageProfile, type StartPage, type StartPageState } from '#shared/contract/start-page'
import { languageFor } from '#shared/words/language-for'
import type { Language } from '#shared/words/languages'
import { withPageToken } from './client/page-token'
import { applyAppearance } from './settings/apply-appearance'
import { followHost, keptSettings } from './settings/follow-host'
import { wantedLanguage } from './settings/wanted-language'

/** The start page that is shown, and what it was rendered from. */
export interface Prerendered {
  readonly state: StartPageState
  readonly language: Language
  /** Makes the last press again, on a button or of a key, that nothing answered yet. */
  readonly pressAgain: () => void
}

let prerendered: Prerendered | null = null
let isOwnTurn = false

/** Whether this is the start page: the only one that the host renders. */
export function isAtHome(): boolean {
  return /^(?:#\/?)?$/.test(window.location.hash)
}

/** What is shown before the rest of the code is here, for it to hydrate; null where nothing is, and nothing will be any more. */
export function takeOver(): Prerendered | null {
  isOwnTurn = true
  return prerendered
}

/** Settles with whether a page of the host's is shown. */
export const isPrerendered = isAtHome() ? askStartPage().then((page) => page !== null && show(page)) : Promise.resolve(false)

applyAppearance()

/** The start page as the host renders it; null where it does not. */
async function askStartPage(): Promise<StartPage | null> {
  const profile: PageProfile = { languages: navigator.languages, utcOffset: new Date().getTimezoneOffset(), settings: keptSettings() }
  const address = new URL(withPageToken(new URL(START_PAGE_PATH, window.location.href).href, window))
  address.searchParams.set(PROFILE_QUERY, JSON.stringify(profile))
  try {
    const answer = await fetch(address)
    return answer.status === 200 ? ((await answer.json()) as StartPage) : null
  } catch {
    // rendered here, as without it
    return null
  }
}

/** Not where it comes too late, speaks another language than this page is to, or the person has gone on. */
function show({ html, state }: StartPage): boolean {
  const root = document.getElementById('root')
  const language = languageFor(state.settings.language ?? 'system', state.languages)
  if (root === null || isOwnTurn || !isAtHome()) return false
  followHost(state.settings)
  if (language !== wantedLanguage()) return false
  applyAppearance()
  document.documentElement.lang = language
  root.innerHTML = html
  prerendered = { state, language, pressAgain: keepPress(root) }
  return true
}

/**
 * Keeps the last press, on a button or of a key with a letter or sign; links lead where they say by themselves, and Tab goes on by itself. Gives the way
 * to make it again, once the code is here that answers.
 */
function keepPress(root: Element): () => void {
  let again = (): void => undefined
  const onClick = ({ target }: Event): void => {
    const pressed = target instanceof Element ? target.closest('button') : null
    again = () => {
      if (pressed?.isConnected === true) pressed.click()
    }
  }
  /* The code that tells what a key means is not here yet; the press is made again with all that it reads. */
  const onKeyDown = ({ key, code, isComposing, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): void => {
    if (key.length > 1 || key === ' ' || isComposing || ctrlKey || altKey || metaKey) return
    again = () => (document.activeElement ?? root).dispatchEvent(new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }))
  }
  root.addEventListener('click', onClick)
  document.addEventListener('keydown', onKeyDown)
  return () => {
    root.removeEventListener('click', onClick)
    document.removeEventListener('keydown', onKeyDown)
    again()
  }
}
