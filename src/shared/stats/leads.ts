import { isSameSide, sidesAmong } from '../games/sides'
import type { AskedDecided } from './question'

/** Matches of so many people in which it is known who led the first round. */
export interface LeadTally {
  readonly people: number
  /** Of which one wins: as many as people, or the two that partners make. */
  readonly sides: number
  readonly matches: number
  readonly won: number
}

type OpenLeadTally = { -readonly [K in keyof LeadTally]: LeadTally[K] }

/** Counts how often the first leader won. A match in which one person holds several seats is left out: they lead more often than others. */
export class LeadCount {
  readonly #tallies = new Map<string, OpenLeadTally>()

  add({ facts, people, standing }: AskedDecided): void {
    const { leader, winner } = facts
    const partners = facts.partners === true
    if (leader === null || standing.length < people.length) return
    const sides = sidesAmong(partners, people.length).length
    const key = `${people.length} ${sides}`
    let tally = this.#tallies.get(key)
    if (tally === undefined) this.#tallies.set(key, (tally = { people: people.length, sides, matches: 0, won: 0 }))
    tally.matches += 1
    if (winner !== null && isSameSide({ partners }, leader, winner)) tally.won += 1
  }

  /** The fewest people first, and partners before as many who play alone. */
  tallies(): readonly LeadTally[] {
    return [...this.#tallies.values()].sort((a, b) => a.people - b.people || a.sides - b.sides)
  }
}

/** How far from chance it has to be before it is called more than luck: two standard deviations, as in one of twenty. */
const BEYOND_LUCK = 2

export interface Lead {
  readonly matches: number
  readonly won: number
  /** How many of them the first leader would win if every side at the table won equally often. */
  readonly chance: number
  /** Whether so many wins may well come by chance. */
  readonly luck: boolean
}

/** All of them together; null where none is known. */
export function leadOf(tallies: readonly LeadTally[]): Lead | null {
  let [matches, won, chance, variance] = [0, 0, 0, 0]
  for (const tally of tallies) {
    const share = 1 / tally.sides
    matches += tally.matches
    won += tally.won
    chance += tally.matches * share
    variance += tally.matches * share * (1 - share)
  }
  return matches === 0 ? null : { matches, won, chance, luck: Math.abs(won - chance) <= BEYOND_LUCK * Math.sqrt(variance) }
}
