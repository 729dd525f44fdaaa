import type { Language, Translated } from './languages'
import { menu as de } from './menu/de'
import { menu as en } from './menu/en'
import { menu as es } from './menu/es'
import { menu as fr } from './menu/fr'

/** What the desktop window says outside its page: its menus and the system's own dialogs. */
export type MenuWords = Translated<typeof en>

/** All of them are in the main program, for they are few. */
export const MENU_WORDS: Readonly<Record<Language, MenuWords>> = { en, de, es, fr }
