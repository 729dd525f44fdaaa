import type { Seat } from '../match/events'
import type { Grammar } from './grammar'

/**
 * How a language names those at the table.
 *
 * @param unnamed what a seat is called, counted from 1, where a record names nobody there
 */
export function namesIn(listed: Grammar['listed'], unnamed: (place: number) => string) {
  const nameOf = (names: readonly string[], seat: Seat): string => names[seat] ?? unnamed(seat + 1)
  return { nameOf, namesOf: (names: readonly string[], seats: readonly Seat[]): string => listed(seats.map((seat) => nameOf(names, seat))) }
}
