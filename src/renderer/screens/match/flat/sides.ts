import type { Seat } from '#shared/match/events'

/** Sides of a tablet that lies flat, clockwise from the one whose people read it upright. */
export const SIDES = ['bottom', 'left', 'top', 'right'] as const
export type Side = (typeof SIDES)[number]

/** How many sit at each side, by how many play: nobody alone at a side while two share another, and two facing each other first. */
const AT_SIDES: Readonly<Record<number, readonly number[]>> = {
  2: [1, 0, 1, 0],
  3: [1, 1, 1, 0],
  4: [1, 1, 1, 1],
  5: [2, 1, 1, 1],
  6: [2, 1, 2, 1],
  7: [2, 2, 2, 1],
  8: [2, 2, 2, 2],
}

/** Who sits at a side, as those people see it, from their left to their right. */
export interface SeatedSide {
  readonly side: Side
  readonly seats: readonly Seat[]
}

/**
 * Where everyone sits, clockwise as they play.
 *
 * `turned`: how many seats everyone has moved on, since only the people at the table know who sits where.
 */
export function seatedSides(players: number, turned = 0): readonly SeatedSide[] {
  const counts = AT_SIDES[players] ?? [players, 0, 0, 0]
  let next = 0
  return SIDES.map((side, at) => {
    const seats = Array.from({ length: counts[at] ?? 0 }, () => (next++ + turned) % players)
    /* Clockwise is from right to left for people who look at the middle. */
    return { side, seats: seats.reverse() }
  })
}
