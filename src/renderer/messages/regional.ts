import { languageIn } from '#shared/words/language-for'

/**
 * A language as it is written where the person is: `en-US` on a system that speaks it so.
 *
 * @param usual its tag where the system speaks another language
 */
export function regional(usual: string): string {
  const preferred = typeof navigator === 'undefined' ? [] : navigator.languages
  return preferred.find((tag) => languageIn(tag) === languageIn(usual)) ?? usual
}
