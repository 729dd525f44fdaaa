import { inEachLanguage } from './languages'
import { DESKTOP_WORDS } from './said/desktop'

/** What stands on a page before any code of ours runs. `browsers` names the oldest ones, such as “Safari 16.4, Firefox 125”. */
export const FIRST_WORDS = inEachLanguage((language) => DESKTOP_WORDS[language].firstWords)
