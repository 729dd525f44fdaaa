import type { RulingStep } from '../rulings'
import { doublesIn, fewest, foundAmong, pipsIn, type BlockedRule, type Test } from './blocked-rule'

const noDoubles: Test = ({ hands }, among) => {
  const values = hands.map(doublesIn)
  const looked = { measure: 'doubles' as const, among, values }
  return { rule: 'B-5', test: 'no-doubles', looked, found: foundAmong(among.filter((seat) => values[seat] === 0)) }
}
const fewestDoubles = fewest({ rule: 'B-5', test: 'fewest-doubles', measure: 'doubles', of: doublesIn })
const lowestPips = fewest({ rule: 'B-5', test: 'lowest-pips', measure: 'pips', of: pipsIn })

/**
 * Müller's three tests: no doubles, fewest doubles, fewest pips (rulebook B-5).
 *
 * A tie narrows the next test to the tied; reading `germanTies: "all"` opens the last one to everyone again.
 */
export const german: BlockedRule = (blocked) => {
  const everybody = blocked.hands.map((_, seat) => seat)
  const steps: RulingStep[] = []
  let among: readonly number[] = everybody
  for (const test of [noDoubles, fewestDoubles, lowestPips]) {
    const lastForAll = test === lowestPips && blocked.rules.germanTies === 'all'
    const step = test(blocked, lastForAll ? everybody : among)
    steps.push(step)
    if (step.found.kind === 'decided') return { winner: step.found.winner, steps }
    if (step.found.kind === 'tie') among = step.found.seats
  }
  return { winner: null, steps }
}
