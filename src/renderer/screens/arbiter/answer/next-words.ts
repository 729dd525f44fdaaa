import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import type { Entered } from '../entry/entered'

/** The button that opens what is missing. */
export function nextWords(next: Entered, names: readonly string[]): string {
  const { tiles, table, roll } = words.settle
  return next === 'table' ? table.enter : next === 'dice' ? roll.set : tiles.nextHand(scorerWords.nameOf(names, next))
}
