import { app } from 'electron'
import type { Settings } from '#shared/settings/settings'
import { languageFor } from '#shared/words/language-for'
import { MENU_WORDS } from '#shared/words/menu'
import type { MenuWords } from '#shared/words/menu/en'
import type { Language } from '#shared/words/languages'

/** The language of menus and of the system's dialogs: the one that the pages speak. */
export class SpokenLanguage {
  #choice: Language | 'system' = 'system'

  get now(): Language {
    // the system is not asked before Electron is ready, for it has no answer then
    return languageFor(this.#choice, app.isReady() ? [app.getLocale(), ...app.getPreferredSystemLanguages()] : [])
  }

  readonly words = (): MenuWords => MENU_WORDS[this.now]

  /** Follows what is chosen on the settings page, and calls back with each new language; until `signal` ends it. */
  async follow(settings: (signal: AbortSignal) => AsyncIterable<Settings>, signal: AbortSignal, changed: () => void): Promise<void> {
    for await (const { language = 'system' } of settings(signal)) {
      const before = this.now
      this.#choice = language
      if (this.now !== before) changed()
    }
  }
}
