import { equalHalves } from '../../domino/line'
import { moreThanThree, type CountPlay } from './game'

/** Counts a play of Bergen: a double header, or a triple header instead (rulebook B-1, B-2). */
export const countBergen: CountPlay = ({ rules, shown }, tally) => {
  const equal = equalHalves(shown)
  if (equal === 2) tally.add('double-header', rules.doubleHeader, null, null)
  if (equal > 2) tally.add('triple-header', rules.tripleHeader, moreThanThree(equal), null)
}
