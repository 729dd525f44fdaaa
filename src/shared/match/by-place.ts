import type { Seat } from './events'

/** Someone at a table with what they have: one value, so that no order of a list can give a player the points of another. */
export interface WithTotal {
  readonly total: number
}

/** Players by their places: the winner first, the others by their points; who is level comes in the order of the seats, which each keeps. */
export function byPlace<P extends WithTotal>(players: readonly P[], winner: Seat | null): readonly (P & { readonly seat: Seat })[] {
  const worth = ({ seat, total }: WithTotal & { readonly seat: Seat }): number => (seat === winner ? Infinity : total)
  return players.map((player, seat) => ({ ...player, seat })).sort((a, b) => worth(b) - worth(a) || a.seat - b.seat)
}
