import type { Rules } from '../games/rules'
import { partnerOf } from '../games/sides'
import type { Seat } from './events'

/** The seat to the left of another, which plays next; `players` sit round the table. */
export function leftOf(seat: Seat, players: number): Seat {
  return (seat + 1) % players
}

type OutRules = Pick<Rules, 'partners' | 'pairOut' | 'players'>

/** Whether a round is over for a player without a tile: where both partners have to go out, the other one has none either (FT-5). */
export function isOut(rules: OutRules, hands: readonly number[], player: Seat): boolean {
  const partner = rules.pairOut ? partnerOf(rules, player) : null
  return hands[player] === 0 && (partner === null || hands[partner] === 0)
}

/** Who is on turn after a player: the next seat, passing over who is out already where both partners have to go out (FT-5). */
export function turnAfter(rules: OutRules, hands: readonly number[], player: Seat): Seat {
  const next = leftOf(player, rules.players)
  if (!rules.pairOut || !rules.partners) return next
  let turn = next
  while (hands[turn] === 0 && turn !== player) turn = leftOf(turn, rules.players)
  return turn
}
