import type { PersonKey } from '../stats/person'
import type { EveningResult, Side, TableResult } from './results'
import type { LeaguePoints } from './rules'

/** Points in hundredths: a handicap is rounded to them, and sums are exact. */
export type Hundredths = number

/** What a result gives to one person. */
export interface Given {
  readonly person: PersonKey
  readonly place: number
  /** What place, win or rounds give. */
  readonly base: Hundredths
  /** What the handicap adds or takes. */
  readonly bonus: Hundredths
  /** The share of the others that ratings expected this person to leave behind, 0 … 1; null without a handicap. */
  readonly expected: number | null
}

/** What is added up: a table's result, or an evening as a whole. Null where the rules give points for what is not known of it. */
export function givenAt(
  result: TableResult | EveningResult,
  points: LeaguePoints,
  handicap: { readonly percent: number; readonly expected: ReadonlyMap<PersonKey, number> } | null,
): readonly Given[] | null {
  const { sides } = result
  const roundsWon = 'roundsWon' in result ? result.roundsWon : null
  if (points.by === 'round' && roundsWon === null) return null
  const span = spanOf(sides, points, roundsWon)
  return sides.flatMap(({ people, place }) =>
    people.map((person): Given => {
      const base = 100 * (points.by === 'round' ? points.win * (roundsWon?.get(person) ?? 0) : placePoints(sides, place, points))
      const expected = handicap?.expected.get(person) ?? null
      const bonus = handicap === null || expected === null ? 0 : rounded(handicap.percent * (0.5 - expected) * span)
      return { person, place, base, bonus, expected }
    }),
  )
}

/** What separates the most that could be made at this table from the least: the points that a handicap evens out. */
function spanOf(sides: readonly Side[], points: LeaguePoints, roundsWon: ReadonlyMap<PersonKey, number> | null): number {
  switch (points.by) {
    case 'match':
      return points.win - points.loss
    case 'place':
      return atPlace(points, 1) - atPlace(points, sides.length)
    case 'round':
      return points.win * [...(roundsWon?.values() ?? [])].reduce((all, each) => all + each, 0)
  }
}

function placePoints(sides: readonly Side[], place: number, points: Exclude<LeaguePoints, { readonly by: 'round' }>): number {
  if (points.by === 'place') return atPlace(points, place)
  if (place > 1) return points.loss
  return sides.filter((side) => side.place === 1).length > 1 ? points.share : points.win
}

function atPlace({ places, others }: Extract<LeaguePoints, { readonly by: 'place' }>, place: number): number {
  return places[place - 1] ?? others
}

/** Halves away from zero, so that what one gains the other loses; never −0. */
function rounded(points: number): Hundredths {
  return Math.sign(points) * Math.round(Math.abs(points)) || 0
}
