import { isDouble, makeTile } from '../../domino/tile'
import { lineGame } from '../../games'
import type { BlockedRuleId } from '../../games/rules'
import { elementAt, present } from '../../kernel/assert'
import type { BlockedTest, Ruling, RulingFound, RulingStep } from '../rulings'
import { type Blocked, type BlockedRule, doublesIn, fewest, foundAmong, lowestAmong, lowestDoubleTest, pipsIn, type Test, testsInOrder } from './blocked-rule'
import { isJudgedBySides, ruleBySides } from './by-sides'
import { german } from './german'
import { blockedWorth, handPips } from '../payout'

/** Double Bergen: nobody wins a blocked round; each pays for the tiles still held (rulebook DB-4). */
const tilesDeducted: BlockedRule = ({ rules, hands }) => {
  const among = hands.map((_, seat) => seat)
  const values = hands.map((hand) => hand.length)
  const points = values.map((tiles) => -tiles * rules.tileDeduction)
  return {
    winner: null,
    steps: [{ rule: 'DB-4', test: 'tiles-left', looked: { measure: 'tiles', among, values }, found: { kind: 'deducted', points } }],
  }
}

/** Grady & Goldberg, older Hoyles, and games in which what is left pays: the lowest pip total; a tie scores nothing (rulebook B-5, AF-9, BD-6). */
const simple: BlockedRule = (blocked) => {
  const { rules } = blocked
  const lowestPips = fewest({
    rule: lineGame(rules.game).cites.blocked,
    test: 'lowest-pips',
    measure: 'pips',
    of: (hand) => handPips(rules, hand),
  })
  return testsInOrder(lowestPips)(blocked)
}

const nobodyHoldsADouble = ({ hands }: Blocked) => hands.every((hand) => doublesIn(hand) === 0)

/** Picture dominoes for children: the lowest double; if nobody holds one, the fewest tiles (rulebook B-9). */
const picture = testsInOrder(
  lowestDoubleTest('B-9', 'lowest-double'),
  fewest({
    rule: 'B-9',
    test: 'fewest-tiles-if-no-doubles',
    measure: 'tiles',
    of: (hand) => hand.length,
    when: nobodyHoldsADouble,
  }),
)

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
const lightestWithoutDoubles = testsInOrder(lowestPipsWithoutADouble, lowestPipsBesideDoubles)

const holderOf =
  (which: 'flower' | 'scorpion', test: BlockedTest): Test =>
  ({ hands, rolled }, among) => {
    const tile = present(rolled, 'this blocked rule asks for the dice of the round')[which]
    const values = hands.map((hand) => hand.includes(tile))
    const looked = { measure: 'holds-tile' as const, tile: makeTile(tile), among, values }
    return { rule: 'FS-9', test, looked, found: foundAmong(among.filter((seat) => values[seat] === true)) }
  }

/** Holder of the Flower, then of the Scorpion, then of the lowest double; otherwise nobody (rulebook FS-9). */
const flowerAndScorpion = testsInOrder(holderOf('flower', 'flower-holder'), holderOf('scorpion', 'scorpion-holder'), lowestDoubleTest('FS-9', 'lowest-double'))

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
const printed = testsInOrder(...asPrinted)
const gapFilled = testsInOrder(...asPrinted, lowestPipsForTheGap)

/** Armanino's four tests; each looks at every hand, and a tie passes to the next (rulebook B-5, reading `americanGap`). */
const american: BlockedRule = (blocked) => (blocked.rules.americanGap === 'none' ? printed : gapFilled)(blocked)

const BLOCKED_RULES: Readonly<Record<BlockedRuleId, BlockedRule>> = {
  'flower-and-scorpion': flowerAndScorpion,
  american,
  german,
  simple,
  'lightest-without-doubles': lightestWithoutDoubles,
  picture,
  'tiles-deducted': tilesDeducted,
}

/** A ruling, and what the block is worth to each seat before the floor. */
interface PaidRuling {
  readonly ruling: Ruling
  readonly points: readonly number[]
}

/** The same where somebody may have left: they are among nobody, and what they held counts for nothing (rulebook M-11). */
export function ruleOnPresent(blocked: Blocked, gone: readonly number[]): PaidRuling {
  const { rules, hands } = blocked
  if (gone.length === 0) {
    const ruling = ruleOnBlock(blocked)
    return { ruling, points: blockedWorth(rules, ruling.winner, hands) }
  }
  const seats = hands.flatMap((_, seat) => (gone.includes(seat) ? [] : [seat]))
  const held = seats.map((seat) => elementAt(hands, seat))
  const { winner, steps } = ruleOnBlock({ ...blocked, hands: held })
  const worth = blockedWorth(rules, winner, held)
  const seatOf = (place: number): number => elementAt(seats, place)
  const spread = <T>(values: readonly T[], nothing: T): readonly T[] => hands.map((_, seat) => values[seats.indexOf(seat)] ?? nothing)
  const foundOf = (found: RulingFound): RulingFound => {
    if (found.kind === 'decided') return { ...found, winner: seatOf(found.winner) }
    if (found.kind === 'tie') return { ...found, seats: found.seats.map(seatOf) }
    return found.kind === 'deducted' ? { ...found, points: spread(found.points, 0) } : found
  }
  const told = steps.map((step): RulingStep => {
    const { among, values } = step.looked
    return { ...step, looked: { ...step.looked, among: among.map(seatOf), values: spread(values, null) }, found: foundOf(step.found) }
  })
  return { ruling: { winner: winner === null ? null : seatOf(winner), steps: told }, points: spread(worth, 0) }
}

/** Who wins a blocked round by the rule of the table, between partners by what both hands of a side hold (PA-5). */
export function ruleOnBlock(blocked: Blocked): Ruling {
  const { rules } = blocked
  const rule = BLOCKED_RULES[rules.blockedRule]
  return isJudgedBySides(rules) ? ruleBySides(rule, blocked) : rule(blocked)
}
