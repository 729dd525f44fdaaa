import { isCount, isListOf, isText } from '../kernel/plain'
import type { PersonKey } from './person'
import type { MatchPlace } from './standing'

/** Where someone ended in a match, and their rating after it. */
type KeptPlace = readonly [person: PersonKey, place: number, mean: number, deviation: number]

/**
 * What was worked out of one match, in the order in which the library was given its players.
 *
 * A rating rests on who ended where in this match and all before it, and on nothing else. So it holds for as long as these say the same.
 */
export type KeptRating = readonly KeptPlace[]

/** Numbers that no rating comes near; beyond them the library would work with what is no number. */
const RATING_BOUNDS = { mean: 1000, deviation: 100 } as const

/** What was worked out of a match, as it comes back from where it was kept; null where it cannot be that. */
export function keptRatingIn(content: unknown): KeptRating | null {
  return isListOf(content, isKeptPlace) ? (content as KeptRating) : null
}

/** Whether it was worked out of a match that ended so. */
export function isOf(kept: KeptRating, ranked: readonly MatchPlace[]): boolean {
  return kept.length === ranked.length && ranked.every(({ person, place }, at) => kept[at]?.[0] === person && kept[at][1] === place)
}

function isKeptPlace(content: unknown): boolean {
  if (!Array.isArray(content) || content.length !== 4) return false
  const [person, place, mean, deviation] = content as readonly unknown[]
  return isText(person) && isCount(place) && isWithin(mean, -RATING_BOUNDS.mean, RATING_BOUNDS.mean) && isWithin(deviation, 0, RATING_BOUNDS.deviation)
}

const isWithin = (value: unknown, above: number, below: number): boolean => typeof value === 'number' && value > above && value < below
