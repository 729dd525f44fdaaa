import { inEachLanguage, type Language } from './languages'
import { DESKTOP_WORDS } from './said/desktop'
import { PRESET_NAMES } from './said/preset-names'

/** What the desktop window says outside its page. `&` stands before the letter that opens a menu where systems have such letters. */
export type MenuWords = (typeof DESKTOP_WORDS)['en']['menu'] & { readonly presets: (typeof PRESET_NAMES)['en'] }

const menuIn = (language: Language): MenuWords => ({ ...DESKTOP_WORDS[language].menu, presets: PRESET_NAMES[language] })

/** All of them are in the main program, for they are few. */
export const MENU_WORDS = inEachLanguage(menuIn)
