import type { Seat } from '../../match/events'
import { listed } from './numbers'

/** The name at a seat; `asiento 3` where a record names nobody there. */
export function nameOf(names: readonly string[], seat: Seat): string {
  return names[seat] ?? `asiento ${seat + 1}`
}

export function namesOf(names: readonly string[], seats: readonly Seat[]): string {
  return listed(seats.map((seat) => nameOf(names, seat)))
}
