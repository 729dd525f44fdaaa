import type { Language } from './languages'
import { menu as de } from './menu/de'
import { menu as en, type MenuWords } from './menu/en'
import { menu as es } from './menu/es'
import { menu as fr } from './menu/fr'

/** All of them are in the main program, for they are few. */
export const MENU_WORDS: Readonly<Record<Language, MenuWords>> = { en, de, es, fr }
