import { wonBy, type MatchOutcome } from './outcome'
import { isSameSide, partnerOf, type SideRules } from './sides'

/* Which side has won, and to whom that is put. Apart from `sides.ts`, which comes with the first page. */

/** The partner to whom a side's win is put: who has the smallest number, the lower seat where both have as many (PA-5). */
export function smallestOf(side: readonly number[], numbers: readonly number[]): number {
  return side.reduce((best, seat) => ((numbers[seat] ?? 0) < (numbers[best] ?? 0) ? seat : best))
}

/** A match that a seat has won, with its partner where there is one; open where nobody has. */
export function wonBySide(rules: SideRules, seat: number | null): MatchOutcome {
  const partner = seat === null ? null : partnerOf(rules, seat)
  return seat === null || partner === null ? wonBy(seat) : { kind: 'won', by: seat, with: partner }
}

/** The numbers of the seats that are best, in seat order: by what counts for each, so both partners of a side. */
export function seatsAt(best: number, standings: readonly number[]): readonly number[] {
  return standings.flatMap((each, seat) => (each === best ? [seat] : []))
}

/** The seat of the one side among some seats; null where there are several sides, or none. Of partners it is the one named, if it is of that side, and otherwise the lower seat. */
export function soleSide(rules: SideRules, seats: readonly number[], named: number | null): number | null {
  const [first] = seats
  if (first === undefined || seats.some((seat) => !isSameSide(rules, first, seat))) return null
  return named !== null && isSameSide(rules, first, named) ? named : first
}
