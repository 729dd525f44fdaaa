import { equalHalves } from '../../domino/line'
import { countBergen } from './bergen'
import { worthOf } from '../reasons'
import { reasonsOf } from './game'
import type { LookAtPlay } from './looks'

/** Bergen compares everything that lies open (rulebook B-1, B-2). */
export const lookAtBergen: LookAtPlay = (laid) => {
  const halves = equalHalves(laid.shown)
  const [reason] = reasonsOf(countBergen, laid)
  if (reason === undefined) return [{ kind: 'equal', halves, finding: 'differ', rule: 'B-1', code: null, points: worthOf(0) }]
  const { code, points } = reason
  return [{ kind: 'equal', halves, finding: 'equal', rule: code === 'triple-header' ? 'B-2' : 'B-1', code, points }]
}
