import { isDouble, makeTile, pipsOf, type Tile } from '../../domino/tile'
import type { Rolled } from '../../games/game'
import type { Rules } from '../../games/rules'
import type { RuleId } from '../../games/rule-ids'
import type { BlockedTest, RulingFound, TestLooked, Ruling, RulingStep } from '../rulings'

/** Everything a blocked rule may look at. */
export interface Blocked {
  readonly rules: Rules
  readonly rolled: Rolled | null
  /** Every hand, in seat order. */
  readonly hands: readonly (readonly Tile[])[]
}

/** One way to decide a blocked round. */
export type BlockedRule = (blocked: Blocked) => Ruling

/** One test: what it looks at, and whom that singles out. */
export type Test = (blocked: Blocked, among: readonly number[]) => RulingStep

/** Asks the tests in order until one decides; a tie or nobody passes on to the next. */
export function testsInOrder(...tests: readonly Test[]): BlockedRule {
  return (blocked) => {
    const seats = blocked.hands.map((_, seat) => seat)
    const steps: RulingStep[] = []
    for (const test of tests) {
      const step = test(blocked, seats)
      steps.push(step)
      if (step.found.kind === 'decided') return { winner: step.found.winner, steps }
    }
    return { winner: null, steps }
  }
}

export function doublesIn(hand: readonly Tile[]): number {
  return hand.reduce((count, tile) => count + (isDouble(tile) ? 1 : 0), 0)
}

export function pipsIn(hand: readonly Tile[]): number {
  return hand.reduce((sum, tile) => sum + pipsOf(tile), 0)
}

/** The lowest double in a hand, or null: doubles are in order of their place in the set. */
function lowestDouble(hand: readonly Tile[]): Tile | null {
  const doubles = hand.filter(isDouble)
  return doubles.length === 0 ? null : (Math.min(...doubles) as Tile)
}

/** Whom the seats that pass a test leave: one wins, several tie, none is nobody. */
export function foundAmong(seats: readonly number[]): RulingFound {
  const first = seats[0]
  if (first === undefined) return { kind: 'nobody' }
  return seats.length === 1 ? { kind: 'decided', winner: first } : { kind: 'tie', seats }
}

/** The seats among some whose value is lowest; a null value is out of it. */
export function lowestAmong(values: readonly (number | null)[], among: readonly number[]): readonly number[] {
  let lowest = Infinity
  for (const seat of among) lowest = Math.min(lowest, values[seat] ?? Infinity)
  return among.filter((seat) => values[seat] === lowest)
}

interface Fewest {
  readonly rule: RuleId
  readonly test: BlockedTest
  readonly measure: 'doubles' | 'pips' | 'pips-beside-doubles' | 'tiles'
  readonly of: (hand: readonly Tile[]) => number
  /** When the test applies at all; always, if left out. */
  readonly when?: (blocked: Blocked) => boolean
}

/** A test that the smallest number passes: fewest tiles, fewest doubles, lowest pips. */
export function fewest({ rule, test, measure, of, when }: Fewest): Test {
  return (blocked, among) => {
    const values = blocked.hands.map(of)
    const looked: TestLooked = { measure, among, values }
    const applies = when === undefined || when(blocked)
    return { rule, test, looked, found: applies ? foundAmong(lowestAmong(values, among)) : { kind: 'not-applicable' } }
  }
}

/** A test that the holder of the lowest double passes. */
export function lowestDoubleTest(rule: RuleId, test: BlockedTest, when?: (blocked: Blocked) => boolean): Test {
  return (blocked, among) => {
    const lowest = blocked.hands.map(lowestDouble)
    const looked: TestLooked = { measure: 'lowest-double', among, values: lowest.map((tile) => (tile === null ? null : makeTile(tile))) }
    const applies = when === undefined || when(blocked)
    return { rule, test, looked, found: applies ? foundAmong(lowestAmong(lowest, among)) : { kind: 'not-applicable' } }
  }
}
