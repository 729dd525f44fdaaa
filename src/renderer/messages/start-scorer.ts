import { isolating } from './isolated'
import type { StartWords } from './languages'

/**
 * What the start page says of scores, in the language of the moment; see `page.ts`.
 *
 * It is fetched apart from all else, so what the start page shows reads its words here. `scorerWords` of `scorer.ts` is the same object, with
 * all that is shown later.
 */
export const startScorerWords = {} as StartWords['scorer']

export function sayOfScoresAtStart(said: StartWords['scorer']): void {
  Object.assign(startScorerWords, isolating(said))
}
