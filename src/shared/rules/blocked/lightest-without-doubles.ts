import { isDouble } from '../../domino/tile'
import { doublesIn, fewest, foundAmong, inOrder, lowestAmong, pipsIn, type Test } from './blocked-rule'

/** A hand with a double is out of it while another has none: its value is null. */
const lowestPipsWithoutADouble: Test = ({ hands }, among) => {
  const values = hands.map((hand) => (doublesIn(hand) === 0 ? pipsIn(hand) : null))
  return { rule: 'B-5', test: 'lowest-pips-without-a-double', looked: { measure: 'pips', among, values }, found: foundAmong(lowestAmong(values, among)) }
}

const lowestPipsBesideDoubles = fewest({
  rule: 'B-5',
  test: 'lowest-pips-beside-doubles-if-all-hold-one',
  measure: 'pips-beside-doubles',
  of: (hand) => pipsIn(hand.filter((tile) => !isDouble(tile))),
  when: ({ hands }) => hands.every((hand) => doublesIn(hand) > 0),
})

/**
 * The older Hoyle's rule: the fewest pips among the hands without a double; if every hand holds one, the fewest pips beside
 * the doubles (rulebook B-5). A tie is nobody's.
 */
export const lightestWithoutDoubles = inOrder(lowestPipsWithoutADouble, lowestPipsBesideDoubles)
