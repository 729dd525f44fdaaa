import { isolating } from './isolated'
import type { StartWords } from './languages'

/**
 * What the start page says, in the language of the moment; see `page.ts`.
 *
 * It is fetched apart from all else, so what the start page shows reads its words here. `words` of `page.ts` is the same object, with all
 * that is shown later.
 */
export const startWords = {} as StartWords['page']

export function sayOnStartPage(said: StartWords['page']): void {
  Object.assign(startWords, isolating(said))
}
