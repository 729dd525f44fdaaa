import { inEachLanguage } from './languages'
import { DESKTOP_WORDS } from './said/desktop'

/** What a browser is told that the host does not know. */
export const SIGN_IN_WORDS = inEachLanguage((language) => DESKTOP_WORDS[language].signIn)
