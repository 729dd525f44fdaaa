/** Someone at a table, with what they have; null while nothing is known. */
export interface Seated<P> {
  readonly person: P
  readonly total: number | null
}

/**
 * Everyone at a table with their points, as one list.
 *
 * A record has people and totals in seat order, as two lists. Whatever shows them takes them from here, so that nobody's points come under another name.
 *
 * @param totals in seat order; null while nothing is known. Nor is it known whose they are where they are more or fewer than the people.
 */
export function seatedPeople<P>(people: readonly P[], totals: readonly number[] | null): readonly Seated<P>[] {
  const known = totals !== null && totals.length === people.length
  return people.map((person, seat) => ({ person, total: known ? (totals[seat] ?? null) : null }))
}

/** Who has the most of them, or the fewest where the lowest total is ahead: several where they are level, nobody while nothing is known. */
export function leading<P>(seats: readonly Seated<P>[], lowest: boolean): readonly P[] {
  const worth = ({ total }: Seated<P>): number => (total === null ? -Infinity : lowest ? -total : total)
  const best = Math.max(...seats.map(worth))
  return best === -Infinity ? [] : seats.filter((seat) => worth(seat) === best).map(({ person }) => person)
}
