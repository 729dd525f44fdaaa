import { shownSum } from '../../domino/line'
import { reasonsOf, type LookAtPlay } from '../game'
import { worthOf } from '../reasons'
import { countFivesAndThrees } from './count'

/** Fives and Threes adds up what lies open, and looks at the sum twice: of fifteen both score (FT-2). */
export const lookAtFivesAndThrees: LookAtPlay = (laid) => {
  const sum = shownSum(laid.shown)
  const reasons = reasonsOf(countFivesAndThrees, laid)
  if (reasons.length === 0) return [{ kind: 'sum', sum, rule: 'FT-2', code: null, points: worthOf(0) }]
  return reasons.map(({ code, points }) => ({ kind: 'sum', sum, rule: 'FT-2', code, points }))
}
