/**
 * A language as it is written where the person is: `en-US` on a system that speaks it so.
 *
 * @param usual its tag where the system speaks another language
 */
export function regional(usual: string): string {
  const preferred = typeof navigator === 'undefined' ? [] : navigator.languages
  return preferred.find((tag) => languageIn(tag) === languageIn(usual)) ?? usual
}

/** The language in a tag: `en` of `en-US`. */
export function languageIn(tag: string): string {
  return tag.split('-', 1)[0]?.toLowerCase() ?? ''
}
