import { equalHalves } from '../../domino/line'
import { moreThanThree, NO_REASONS, type CountPlay } from './game'

/** Counts a play of Bergen: a double header, or a triple header instead (rulebook B-1, B-2). */
export const countBergen: CountPlay = ({ rules, shown }) => {
  const equal = equalHalves(shown)
  if (equal < 2) return NO_REASONS
  if (equal === 2) return [{ code: 'double-header', points: rules.doubleHeader }]
  return [{ code: 'triple-header', points: rules.tripleHeader, ...moreThanThree(equal) }]
}
