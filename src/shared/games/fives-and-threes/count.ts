import { shownSum } from '../../domino/line'
import type { CountPlay } from '../game'

/** Counts a play of Fives and Threes: a point for each five in the sum of what lies open and one for each three, where it is a multiple of them (FT-2). */
export const countFivesAndThrees: CountPlay = ({ shown }, tally) => {
  const sum = shownSum(shown)
  if (sum === 0) return
  if (sum % 5 === 0) tally.add('fives', sum / 5, sum, null)
  if (sum % 3 === 0) tally.add('threes', sum / 3, sum, null)
}
