import type { ScorerWords } from '#shared/words/languages'
import { startScorerWords } from './start-scorer'

/** What the scorer says, in the language of the moment; see `page.ts`. */
export const scorerWords = startScorerWords as ScorerWords

export function sayOfScores(said: ScorerWords): void {
  Object.assign(scorerWords, said)
}
