import { predictWin } from 'openskill'
import type { Rating } from './rate'

/** How likely it is that one finishes ahead of the other, 0 … 1: what the library of the ratings foretells for two. */
export function chanceAhead(one: Rating, other: Rating): number {
  const [chance = 0.5] = predictWin([one, other].map(({ mean, deviation }) => [{ mu: mean, sigma: deviation }]))
  return chance
}
