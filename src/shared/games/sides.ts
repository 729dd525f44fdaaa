import type { Rules } from './rules'

/** How many sit at a table of partners: two against two (PA-1). */
export const PARTNERED_PLAYERS = 4

/** The seat to the left of another, which plays next; `players` sit round the table. */
export function leftOf(seat: number, players: number): number {
  return (seat + 1) % players
}

/** What says who plays together: only four sit at a table of partners. */
export type SideRules = Pick<Rules, 'partners'>

/** The seats of each side: those who sit opposite play together (PA-1), and everyone else alone. */
export function sidesAmong(partners: boolean, players: number): readonly (readonly number[])[] {
  return partners ? PARTNERS : (EACH_ALONE[players] ??= Array.from({ length: players }, (_, seat) => [seat]))
}

const PARTNERS = [
  [0, 2],
  [1, 3],
] as const

/** By the number of players, once it has been asked for: the end of every round asks. */
const EACH_ALONE: (readonly (readonly number[])[])[] = []

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
