import type { StartWords } from './languages'

/*
 * What the start page says of scores, in the language of the moment; see `page.ts`. It is fetched apart from all else, so whatever the start
 * page shows reads its words here. `scorer.ts` has them too, for all that is shown later.
 */

export let { listed, plain, PRESET_NAMES } = {} as StartWords['scorer']

export function sayOfScoresAtStart(words: StartWords['scorer']): void {
  ;({ listed, plain, PRESET_NAMES } = words)
}
