import { shownSum } from '../../domino/line'
import type { CountPlay } from '../game'
import type { Rules } from '../rules'

/** By how much of a sum one point is paid (AF-11). */
export const unitOf = ({ scoreUnit }: Pick<Rules, 'scoreUnit'>): 1 | 5 => (scoreUnit === 'fives' ? 5 : 1)

/** Counts a play of All Fives: the sum of what lies open, where it is a multiple of five (AF-5); nothing lies open at an end of the spinner (AF-6, AF-7). */
export const countAllFives: CountPlay = ({ rules, shown }, tally) => {
  const sum = shownSum(shown)
  if (sum > 0 && sum % 5 === 0) tally.add('fives', sum / unitOf(rules), sum, null)
}
