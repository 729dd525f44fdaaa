import type { Seat } from './events'

/** The seat to the left of another, which plays next; `players` sit round the table. */
export function leftOf(seat: Seat, players: number): Seat {
  return (seat + 1) % players
}
