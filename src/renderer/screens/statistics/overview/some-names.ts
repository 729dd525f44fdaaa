import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'

/** So many names can be taken in at a glance. */
const MOST_NAMES = 4

/** Names as a list in a sentence; of many the first ones, and how many more. */
export function someNames(names: readonly string[]): string {
  if (names.length <= MOST_NAMES) return scorerWords.listed(names)
  return scorerWords.listed([...names.slice(0, MOST_NAMES - 1), words.statistics.podium.more(names.length - MOST_NAMES + 1)])
}
