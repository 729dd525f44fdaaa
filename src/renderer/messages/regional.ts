import { isTag, languageIn } from '#shared/words/language-for'

/** Null where they are the browser's. */
let preferred: readonly string[] | null = null

/** For the host, which renders for browsers that prefer these languages. */
export function preferLanguages(languages: readonly string[]): void {
  preferred = languages
}

/**
 * A language as it is written where the person is: `en-US` on a system that speaks it so.
 *
 * @param usual its tag where the system speaks another language
 */
export function regional(usual: string): string {
  const tags = preferred ?? (typeof navigator === 'undefined' ? [] : navigator.languages)
  return tags.find((tag) => languageIn(tag) === languageIn(usual) && isTag(tag)) ?? usual
}

/**
 * A format of `Intl` for a language as it is written where the person is, made when it is first asked for.
 *
 * In a page it is made once. The host makes another when it renders for a browser that writes the language in another way.
 */
export function regionalFormat<T>(usual: string, make: (tag: string) => T): () => T {
  let made: { readonly tag: string; readonly format: T } | null = null
  return () => {
    const tag = regional(usual)
    if (made?.tag !== tag) made = { tag, format: make(tag) }
    return made.format
  }
}
