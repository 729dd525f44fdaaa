import { doublesIn, fewest, inOrder, lowestDoubleTest, type Blocked } from './blocked-rule'

const nobodyHoldsADouble = ({ hands }: Blocked) => hands.every((hand) => doublesIn(hand) === 0)

/** Picture dominoes for children: the lowest double; if nobody holds one, the fewest tiles (rulebook B-9). */
export const picture = inOrder(
  lowestDoubleTest('B-9', 'lowest-double'),
  fewest({
    rule: 'B-9',
    test: 'fewest-tiles-if-no-doubles',
    measure: 'tiles',
    of: (hand) => hand.length,
    when: nobodyHoldsADouble,
  }),
)
