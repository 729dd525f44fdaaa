import { equalHalves } from '../../domino/line'
import { worthOf } from '../reasons'
import { countBergen, laidSuit } from './count'
import { lookAtDoubleBergen, showing } from '../double-bergen/looks'
import { reasonsOf, type LookAtPlay } from '../game'

/** Bergen compares what lies open at both ends (rulebook B-1, B-2); round a spinner it looks for the number just laid, or counts every number (B-10). */
export const lookAtBergen: LookAtPlay = (laid) => {
  const spinner = laid.line.layout === 'spinner'
  if (spinner && laid.rules.spinnerCount === 'every-number') return lookAtDoubleBergen(laid)
  const [reason] = reasonsOf(countBergen, laid)
  const code = reason?.code ?? null
  const points = reason?.points ?? worthOf(0)
  if (spinner) return [{ kind: 'made', ...showing(laid, laidSuit(laid)), rule: 'B-10', reading: 'spinnerCount', code, points }]
  const halves = equalHalves(laid.shown)
  if (reason === undefined) return [{ kind: 'equal', halves, finding: 'differ', rule: 'B-1', code, points }]
  return [{ kind: 'equal', halves, finding: 'equal', rule: code === 'triple-header' ? 'B-2' : 'B-1', code, points }]
}
