import { isBegun, LANGUAGES, type Language } from './languages'

/** The language in a tag (BCP 47): `en` of `en-US`. */
export function languageIn(tag: string): string {
  return tag.split('-', 1)[0]?.toLowerCase() ?? ''
}

/** Whether formats can be asked for by what a system calls its language: one that was set up without any may say `C`, or `en-US@posix`. */
export function isTag(told: string): boolean {
  try {
    return Intl.getCanonicalLocales(told).length === 1
  } catch {
    return false
  }
}

/** The language that is chosen, or the first that a system prefers and Caravan speaks, not one that is only begun; English where there is none. */
export function languageFor(choice: Language | 'system', preferred: readonly string[]): Language {
  if (choice !== 'system') return choice
  const known = preferred.map(languageIn).find((each) => LANGUAGES.some((language) => language === each && !isBegun(language)))
  return LANGUAGES.find((language) => language === known) ?? 'en'
}
