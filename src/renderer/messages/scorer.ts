import type { ScorerWords } from '#shared/words/languages'
import { isolating } from './isolated'
import { startScorerWords } from './start-scorer'

/** What the scorer says, in the language of the moment; see `page.ts`. */
export const scorerWords = startScorerWords as ScorerWords

/** All but `nameOf` isolate names: that gives a name as it is, to show alone or to look somebody up by. */
export function sayOfScores(said: ScorerWords): void {
  Object.assign(scorerWords, isolating(said), { nameOf: said.nameOf })
}
