import type { Seat } from '../match/events'

/** Where a seat is around the picture: an angle clockwise from the top, in radians; null where nobody has said. */
export type Bearing = number | null

/** An arm comes from a seat when it comes from no further off than this. */
const FURTHEST = (75 * Math.PI) / 180
/** And the next seat is so much further off. */
const CLEARLY = (15 * Math.PI) / 180

/** The angle between two directions, from 0 to π. */
export function angleBetween(a: number, b: number): number {
  const turned = Math.abs(a - b) % (2 * Math.PI)
  return Math.min(turned, 2 * Math.PI - turned)
}

/** The seat that something comes from, or null where it may be several or none. */
export function seatFrom(angle: number, seats: readonly Bearing[]): Seat | null {
  const near = seats.flatMap((bearing, seat) => (bearing === null ? [] : [{ seat, off: angleBetween(angle, bearing) }])).sort((a, b) => a.off - b.off)
  const [first, second] = near
  if (first === undefined || first.off > FURTHEST) return null
  return second !== undefined && second.off - first.off < CLEARLY ? null : first.seat
}

/** Seats shared out evenly around the picture, clockwise from the near side. */
export function seatsAround(players: number): readonly number[] {
  return Array.from({ length: players }, (_, seat) => (Math.PI + (2 * Math.PI * seat) / players) % (2 * Math.PI))
}
