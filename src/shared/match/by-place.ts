import { firstOf, type MatchOutcome } from '../games/outcome'
import type { Seat } from './events'

/** Someone at a table with what they have: one value, so that no order of a list can give a player the points of another. */
export interface WithTotal {
  readonly total: number
}

/** What puts players in their order: who came first, and whether the lowest total is ahead. */
export interface PlaceOrder {
  readonly outcome: MatchOutcome
  readonly lowest?: boolean | undefined
  /** Who has left the match comes after all who stayed (rulebook M-11). */
  readonly gone?: readonly Seat[] | undefined
}

/** Players by their places: those who came first, the others by their points, and last who has left; who is level comes in the order of the seats, which each keeps. */
export function byPlace<P extends WithTotal>(
  players: readonly P[],
  { outcome, lowest = false, gone = [] }: PlaceOrder,
): readonly (P & { readonly seat: Seat })[] {
  const first = firstOf({ outcome })
  const worth = ({ seat, total }: WithTotal & { readonly seat: Seat }): number => (first.includes(seat) ? Infinity : lowest ? -total : total)
  const stayed = ({ seat }: { readonly seat: Seat }): number => (gone.includes(seat) ? 0 : 1)
  return players
    .map((player, seat) => ({ ...player, seat }))
    .sort((a, b) => stayed(b) - stayed(a) || (worth(a) === worth(b) ? a.seat - b.seat : worth(b) - worth(a)))
}
