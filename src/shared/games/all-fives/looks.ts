import { shownSum } from '../../domino/line'
import { reasonsOf, type LookAtPlay } from '../game'
import { worthOf } from '../reasons'
import { countAllFives } from './count'

/** All Fives adds up what lies open (AF-5). */
export const lookAtAllFives: LookAtPlay = (laid) => {
  const [reason] = reasonsOf(countAllFives, laid)
  return [{ kind: 'sum', sum: shownSum(laid.shown), rule: 'AF-5', code: reason?.code ?? null, points: reason?.points ?? worthOf(0) }]
}
