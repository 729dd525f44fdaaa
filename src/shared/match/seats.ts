import type { Rules } from '../games/rules'
import { leftOf, partnerOf } from '../games/sides'
import type { Seat } from './events'
import type { ScoredRound } from './state'

/** A seat, or the next to its left whose player has not left. */
export function present(seat: Seat, players: number, gone: readonly Seat[]): Seat {
  if (gone.length === 0) return seat
  let there = seat
  while (gone.includes(there)) there = leftOf(there, players)
  return there
}

/** The seats whose players have not left. */
export const presentSeats = (players: number, gone: readonly Seat[]): readonly Seat[] =>
  Array.from({ length: players }, (_, seat) => seat).filter((seat) => !gone.includes(seat))

/** Who has left by the end of a round, in the order in which they left. */
export const goneAfter = ({ gone = [], events }: Pick<ScoredRound, 'gone' | 'events'>): readonly Seat[] => [
  ...gone,
  ...events.flatMap(({ type, player }) => (type === 'leave' ? [player] : [])),
]

/** How many tiles each is dealt: who has left gets none (rulebook M-11). */
export function dealtHands({ players, handSize }: Pick<Rules, 'players' | 'handSize'>, gone: readonly Seat[] = []): readonly number[] {
  const hands = new Array<number>(players).fill(handSize)
  for (const seat of gone) hands[seat] = 0
  return hands
}

/** What there is of each seat, and something else for who has left: neither their tiles nor their points count any more (rulebook M-11). */
export function exceptGone<T>(values: readonly T[], gone: readonly Seat[], instead: T): readonly T[] {
  return gone.length === 0 ? values : values.map((value, seat) => (gone.includes(seat) ? instead : value))
}

type OutRules = Pick<Rules, 'partners' | 'pairOut' | 'players'>

/** Whether a round is over for a player without a tile: where both partners have to go out, the other one has none either (FT-5). */
export function isOut(rules: OutRules, hands: readonly number[], player: Seat): boolean {
  const partner = rules.pairOut ? partnerOf(rules, player) : null
  return hands[player] === 0 && (partner === null || hands[partner] === 0)
}

/** Who is on turn after a player: the next seat, passing over who has left, and who is out already where both partners have to go out (FT-5). */
export function turnAfter(rules: OutRules, hands: readonly number[], player: Seat, gone: readonly Seat[]): Seat {
  const next = present(leftOf(player, rules.players), rules.players, gone)
  if (!rules.pairOut || !rules.partners) return next
  let turn = next
  while (hands[turn] === 0 && turn !== player) turn = leftOf(turn, rules.players)
  return turn
}
