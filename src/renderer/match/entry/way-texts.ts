import { words } from '../../messages/page'
import type { Choice } from '../model/choices'

/** Why it scores; a single reason has the points that are said already. */
function reasonTexts({ reasons, delta }: Choice): string {
  const { nothing, names, reasons: withPoints } = words.match.way
  if (reasons.length === 0) return nothing
  return reasons.length === 1 && reasons[0]?.points === delta ? names(reasons) : withPoints(reasons)
}

/** What a way of laying says of itself: points, why, and what it would end. */
export function wayTexts(way: Choice, twoOrders: boolean): { readonly where: string; readonly more: readonly string[] } {
  const wayWords = words.match.way
  const where = way.arm !== null ? wayWords.at(way.arm) : twoOrders ? wayWords.leadAs(way.written) : wayWords.lead(way.written)
  const sum = way.reasons.reduce((points, reason) => points + reason.points, 0)
  const more = [
    reasonTexts(way),
    ...(sum === way.delta ? [] : [wayWords.capped(way.delta)]),
    ...(way.end === 'domino' ? [wayWords.goesOut] : []),
    ...(way.winsMatch ? [wayWords.wins] : []),
  ]
  return { where, more }
}
