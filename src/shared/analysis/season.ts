import { sidesAmong } from '../games/sides'
import { textOrder } from '../kernel/text-order'
import { lostByChoices } from './luck'
import { likelyRound, type InProgress, type LikelyPlay, type ReviewedMatch } from './likely'
import type { Estimate } from './weigh'

/** Deals for a decision where many matches are gone through: less exact for each play, and all together exact enough. */
const SEASON_DEALS = 40

/** The points that each seat probably lost by its choices in a whole match, with how far the match has come from 0 to 1. */
export function* choicesOf(match: ReviewedMatch): InProgress<readonly Estimate[]> {
  const rounds: { readonly index: number; readonly plays: readonly LikelyPlay[] }[] = []
  const all = match.review.rounds.length
  for (let index = 0; index < all; index++) {
    const work = likelyRound(match, index, { deals: SEASON_DEALS, river: false })
    for (;;) {
      const step = work.next()
      if (step.done === true) {
        rounds.push({ index, plays: step.value.plays })
        break
      }
      yield (index + step.value) / all
    }
  }
  return lostByChoices(match.review, rounds)
}

/** A match of a season: who sat where, what each came to, and what choices probably cost each. */
export interface SeasonMatch {
  readonly people: readonly string[]
  readonly totals: readonly number[]
  readonly lost: readonly Estimate[]
  /** Two play against two. */
  readonly partners: boolean
}

/** Someone beside the others at the table, in points a match; of partners their side beside the other. */
export interface LuckOfPerson {
  readonly person: string
  readonly matches: number
  /** How far ahead of the others, on average; and how much of it came from tiles and from choices. Both may be off by as much as `give`. */
  readonly ahead: number
  readonly tiles: number
  readonly choices: number
  readonly give: number
}

/** Luck and skill over many matches of one game; those who played most come first. Matches in which someone had several seats are left out. */
export function luckOver(matches: readonly SeasonMatch[]): readonly LuckOfPerson[] {
  const sums = new Map<string, { matches: number; ahead: number; choices: number; square: number }>()
  for (const { people, totals, lost, partners } of matches) {
    if (people.length < 2 || new Set(people).size < people.length) continue
    const sides = sidesAmong(partners, people.length)
    const bySide = (of: (seat: number) => number): readonly number[] => sides.map((seats) => seats.reduce((all, seat) => all + of(seat), 0))
    const points = bySide((seat) => totals[seat] as number)
    const means = bySide((seat) => (lost[seat] as Estimate).mean)
    const squares = bySide((seat) => (lost[seat] as Estimate).give ** 2)
    const others = sides.length - 1
    for (const [side, seats] of sides.entries()) {
      const beside = (of: readonly number[]): number => of.reduce((all, each, other) => (other === side ? all : all + each / others), 0)
      for (const seat of seats) {
        const person = people[seat] as string
        const sum = sums.get(person) ?? { matches: 0, ahead: 0, choices: 0, square: 0 }
        sum.matches += 1
        sum.ahead += (points[side] as number) - beside(points)
        sum.choices += beside(means) - (means[side] as number)
        sum.square += (squares[side] as number) + beside(squares) / others
        sums.set(person, sum)
      }
    }
  }
  return [...sums]
    .map(([person, { matches: played, ahead, choices, square }]) => ({
      person,
      matches: played,
      ahead: ahead / played,
      tiles: (ahead - choices) / played,
      choices: choices / played,
      give: Math.sqrt(square) / played,
    }))
    .toSorted((a, b) => b.matches - a.matches || b.ahead - a.ahead || textOrder(a.person, b.person))
}
