import { words } from '../../messages/page'
import type { Choice } from '../model/choices'

/** What a way of laying says of itself: points, why, and what it would end. */
export function wayTexts(way: Choice, twoOrders: boolean): { readonly where: string; readonly more: readonly string[] } {
  const wayWords = words.match.way
  const where = way.arm !== null ? wayWords.at(way.arm) : twoOrders ? wayWords.leadAs(way.written) : wayWords.lead(way.written)
  const { reasons, bounds, withheld } = way.payout
  const more = [
    ...(way.sum === null ? [] : [wayWords.sum(way.sum)]),
    // the points of a single reason are said already
    withheld !== null ? wayWords.withheld[withheld.why] : reasons.length === 1 ? wayWords.names(reasons) : wayWords.counted(way.payout),
    ...(bounds.length === 0 ? [] : [wayWords.capped(way.delta)]),
    ...(way.end === 'domino' ? [wayWords.goesOut] : []),
    ...(way.winsMatch ? [wayWords.wins] : []),
  ]
  return { where, more }
}
