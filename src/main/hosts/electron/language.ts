import { app } from 'electron'
import type { Settings } from '#shared/settings/settings'
import { languageFor } from '#shared/words/language-for'
import { MENU_WORDS } from '#shared/words/menu'
import type { MenuWords } from '#shared/words/menu'
import type { Language } from '#shared/words/languages'

/** What a person's environment says of their languages, where systems have that; Electron has no answer before it is ready. */
function languagesOf({ LANGUAGE, LC_ALL, LC_MESSAGES, LANG }: Readonly<Record<string, string | undefined>>): readonly string[] {
  return [...(LANGUAGE ?? '').split(':'), LC_ALL, LC_MESSAGES, LANG].flatMap((locale) => locale?.split(/[.@]/)[0]?.replace('_', '-') || [])
}

/** The language of menus and of the system's dialogs: the one that the pages speak. */
export class SpokenLanguage {
  #choice: Language | 'system' = 'system'

  get now(): Language {
    return languageFor(this.#choice, app.isReady() ? [app.getLocale(), ...app.getPreferredSystemLanguages()] : languagesOf(process.env))
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
