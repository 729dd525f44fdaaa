import { doublesIn, fewest, foundAmong, inOrder, lowestDoubleTest, pipsIn, type Blocked, type BlockedRule, type Test } from './blocked-rule'

const holders = ({ hands }: Blocked) => hands.filter((hand) => doublesIn(hand) > 0).length

const onlyOneWithoutDouble: Test = ({ hands }, among) => {
  const values = hands.map(doublesIn)
  const without = among.filter((seat) => values[seat] === 0)
  const looked = { measure: 'doubles' as const, among, values }
  return { rule: 'B-5', test: 'only-one-without-double', looked, found: foundAmong(without) }
}

const lowestPipsIfNoDoubles = fewest({
  rule: 'B-5',
  test: 'lowest-pips-if-no-doubles',
  measure: 'pips',
  of: pipsIn,
  when: (blocked) => holders(blocked) === 0,
})

const fewestTilesIfSeveralHoldDoubles = fewest({
  rule: 'B-5',
  test: 'fewest-tiles-if-several-hold-doubles',
  measure: 'tiles',
  of: (hand) => hand.length,
  when: (blocked) => holders(blocked) > 1,
})

const lowestDoubleIfAllHoldOne = lowestDoubleTest('B-5', 'lowest-double-if-all-hold-one', (blocked) => holders(blocked) === blocked.hands.length)

const lowestPipsForTheGap = fewest({ rule: 'B-5', test: 'lowest-pips-for-the-gap', measure: 'pips', of: pipsIn })

const asPrinted = [onlyOneWithoutDouble, lowestPipsIfNoDoubles, fewestTilesIfSeveralHoldDoubles, lowestDoubleIfAllHoldOne]
const printed = inOrder(...asPrinted)
const gapFilled = inOrder(...asPrinted, lowestPipsForTheGap)

/** Armanino's four tests; each looks at every hand, and a tie passes to the next (rulebook B-5, reading `americanGap`). */
export const american: BlockedRule = (blocked) => (blocked.rules.americanGap === 'none' ? printed : gapFilled)(blocked)
