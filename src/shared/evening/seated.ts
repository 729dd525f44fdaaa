import type { Figures } from './state'

/** Someone at a table, with what they have; null while nothing is known. */
export interface Seated<P> {
  readonly person: P
  readonly total: number | null
  /** They left before the end, and come after all who stayed (rulebook M-11). */
  readonly gone?: true | undefined
}

/**
 * Everyone at a table with their points, as one list.
 *
 * A record has people and totals in seat order, as two lists. Whatever shows them takes them from here, so that nobody's points come under another name.
 *
 * @param figures null while nothing is known. Nor is it known whose totals they are where they are more or fewer than the people.
 */
export function seatedPeople<P>(people: readonly P[], figures: Figures | null): readonly Seated<P>[] {
  const known = figures !== null && figures.totals.length === people.length
  return people.map((person, seat) => ({
    person,
    total: known ? (figures.totals[seat] ?? null) : null,
    ...(known && figures.gone?.includes(seat) === true ? { gone: true } : {}),
  }))
}

/** Who has the most of those who stayed, or the fewest where the lowest total is ahead: several where they are level, nobody while nothing is known. */
export function leading<P>(seats: readonly Seated<P>[], lowest: boolean): readonly P[] {
  const stayed = seats.filter(({ gone }) => gone !== true)
  const asked = stayed.length === 0 ? seats : stayed
  const worth = ({ total }: Seated<P>): number => (total === null ? -Infinity : lowest ? -total : total)
  const best = Math.max(...asked.map(worth))
  return best === -Infinity ? [] : asked.filter((seat) => worth(seat) === best).map(({ person }) => person)
}
