import { inEachLanguage } from './languages'
import { DESKTOP_WORDS } from './said/desktop'

/** What a package for Linux says before its window, where none can open; its script is made from this (scripts/lib/launcher.mjs). */
export const LAUNCHER_WORDS = inEachLanguage((language) => DESKTOP_WORDS[language].launcher)
