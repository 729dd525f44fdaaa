import { wonBy, type MatchOutcome } from './outcome'
import type { Rules } from './rules'

/** How many sit at a table of partners: two against two (PA-1). */
export const PARTNERED_PLAYERS = 4

/** What says who plays together: only four sit at a table of partners. */
export type SideRules = Pick<Rules, 'partners'>

/** The seats of each side: those who sit opposite play together (PA-1), and everyone else alone. */
export function sidesAmong(partners: boolean, players: number): readonly (readonly number[])[] {
  return partners
    ? [
        [0, 2],
        [1, 3],
      ]
    : Array.from({ length: players }, (_, seat) => [seat])
}

/** Who plays with a seat; null where everyone plays alone. */
export const partnerOf = ({ partners }: SideRules, seat: number): number | null => (partners ? (seat + 2) % PARTNERED_PLAYERS : null)

/** Whether two seats play together, or are one. */
export const isSameSide = (rules: SideRules, one: number, other: number): boolean => one === other || partnerOf(rules, one) === other

/** The seats that play with a seat, itself among them, in seat order. */
export function sideOf(rules: SideRules, seat: number): readonly number[] {
  const partner = partnerOf(rules, seat)
  return partner === null ? [seat] : [Math.min(seat, partner), Math.max(seat, partner)]
}

/** What counts for a seat, of numbers that each seat has: its own, or what its side has together (PA-2, PA-3). */
export function totalOfSide(rules: SideRules, numbers: readonly number[], seat: number): number {
  const partner = partnerOf(rules, seat)
  const own = numbers[seat] ?? 0
  return partner === null ? own : own + (numbers[partner] ?? 0)
}

/** The same of every seat; both partners have the sum of their side. */
export function totalsOfSides(rules: SideRules, numbers: readonly number[]): readonly number[] {
  return rules.partners ? numbers.map((_, seat) => totalOfSide(rules, numbers, seat)) : numbers
}

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
