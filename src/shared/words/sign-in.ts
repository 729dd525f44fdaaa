import { inEachLanguage } from './languages'
import { DESKTOP_WORDS } from './said/desktop'

/** The page that a browser gets when the host does not know it. */
export const SIGN_IN_WORDS = inEachLanguage((language) => DESKTOP_WORDS[language].signIn)
