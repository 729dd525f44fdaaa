import type { AskedDecided } from './question'

/** Matches of so many people in which it is known who led the first round. */
export interface LeadTally {
  readonly people: number
  readonly matches: number
  readonly won: number
}

type OpenLeadTally = { -readonly [K in keyof LeadTally]: LeadTally[K] }

/** Counts how often the first leader won. A match in which one person holds several seats is left out: they lead more often than others. */
export class LeadCount {
  readonly #tallies = new Map<number, OpenLeadTally>()

  add({ facts: { leader, winner }, people, standing }: AskedDecided): void {
    if (leader === null || standing.length < people.length) return
    let tally = this.#tallies.get(people.length)
    if (tally === undefined) this.#tallies.set(people.length, (tally = { people: people.length, matches: 0, won: 0 }))
    tally.matches += 1
    if (leader === winner) tally.won += 1
  }

  /** The fewest people first. */
  tallies(): readonly LeadTally[] {
    return [...this.#tallies.values()].sort((a, b) => a.people - b.people)
  }
}

/** How far from chance it has to be before it is called more than luck: two standard deviations, as in one of twenty. */
const BEYOND_LUCK = 2

export interface Lead {
  readonly matches: number
  readonly won: number
  /** How many of them the first leader would win if everyone at the table won equally often. */
  readonly chance: number
  /** Whether so many wins may well come by chance. */
  readonly luck: boolean
}

/** All of them together; null where none is known. */
export function leadOf(tallies: readonly LeadTally[]): Lead | null {
  let [matches, won, chance, variance] = [0, 0, 0, 0]
  for (const tally of tallies) {
    const share = 1 / tally.people
    matches += tally.matches
    won += tally.won
    chance += tally.matches * share
    variance += tally.matches * share * (1 - share)
  }
  return matches === 0 ? null : { matches, won, chance, luck: Math.abs(won - chance) <= BEYOND_LUCK * Math.sqrt(variance) }
}
