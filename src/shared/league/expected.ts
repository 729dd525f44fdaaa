import type { Steps } from '../kernel/in-steps'
import { textOrder } from '../kernel/text-order'
import { chanceAhead } from '../stats/chance'
import type { PersonKey } from '../stats/person'
import { NEWCOMER, ratedAfter, type Rating } from '../stats/rate'
import { type EveningResult, type HouseResults, type Side, type TableResult } from './results'

/** For a result, by its id (`eveningId` of a whole evening), the share of the others that each person was expected to leave behind. */
export type Expected = ReadonlyMap<string, ReadonlyMap<PersonKey, number>>

/** Results rated at once: some milliseconds. */
const STEP = 250

/**
 * What ratings expect of the results that are wanted (`docs/seasons.md`, Handicap).
 *
 * Ratings are worked out from all results of the house, whatever a season counts. A day's results are judged by the ratings at its
 * beginning, so a handicap is known before an evening begins, and nothing later changes it.
 *
 * @param wanted the earliest day first
 */
export function* expectedIn({ tables }: HouseResults, wanted: readonly (TableResult | EveningResult)[]): Steps<Expected> {
  const expected = new Map<string, ReadonlyMap<PersonKey, number>>()
  const ratings = new Map<PersonKey, Rating>()
  let next = 0
  for (const result of wanted) {
    for (; next < tables.length && (tables[next] as TableResult).day < result.day;) {
      rate((tables[next] as TableResult).sides, ratings)
      if (++next % STEP === 0) yield
    }
    expected.set('id' in result ? result.id : result.eveningId, sharesOf(result.sides, ratings))
  }
  return expected
}

/** Nobody's rating moves but those of the people at the table. */
function rate(sides: readonly Side[], ratings: Map<PersonKey, Rating>): void {
  const ranked = sides.toSorted((a, b) => a.place - b.place || textOrder(keyOf(a), keyOf(b)))
  const after = ratedAfter(ranked.map(({ people, place }) => ({ ratings: people.map((person) => ratings.get(person) ?? NEWCOMER), place })))
  for (const [side, { people }] of ranked.entries()) for (const [at, person] of people.entries()) ratings.set(person, after[side]?.[at] ?? NEWCOMER)
}

function sharesOf(sides: readonly Side[], ratings: ReadonlyMap<PersonKey, Rating>): ReadonlyMap<PersonKey, number> {
  const together = sides.map(({ people }) => sumOf(people.map((person) => ratings.get(person) ?? NEWCOMER)))
  const shares = new Map<PersonKey, number>()
  for (const [side, { people }] of sides.entries()) {
    const others = together.filter((_, other) => other !== side)
    const share = others.reduce((sum, other) => sum + chanceAhead(together[side] ?? NEWCOMER, other), 0) / others.length
    for (const person of people) shares.set(person, share)
  }
  return shares
}

/** Partners play as strong as both together, and as uncertain. */
function sumOf(ratings: readonly Rating[]): Rating {
  return {
    mean: ratings.reduce((sum, { mean }) => sum + mean, 0),
    deviation: Math.hypot(...ratings.map(({ deviation }) => deviation)),
  }
}

const keyOf = ({ people }: Side): string => people.join(' ')
