import { isolating } from './isolated'
import type { PageWords } from './page-words'
import { startWords } from './start-page'

/**
 * What the page says, in the language of the moment.
 *
 * A component reads it while it renders, and so reads the language that was chosen last. Nothing keeps words longer than that
 * (`caravan/spoken-words`). Empty until a language is chosen.
 */
export const words = startWords as PageWords

export function sayOnPage(said: PageWords): void {
  Object.assign(words, isolating(said))
}
