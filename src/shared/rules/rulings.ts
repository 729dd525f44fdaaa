import { parseTile, type Tile } from '../domino/tile'
import type { RuleId } from '../games/rule-ids'

/** The tests a blocked rule may apply, in the words of the rulebook. */
export const BLOCKED_TESTS = [
  'flower-holder',
  'scorpion-holder',
  'lowest-double',
  'only-one-without-double',
  'lowest-pips-if-no-doubles',
  'fewest-tiles-if-several-hold-doubles',
  'lowest-double-if-all-hold-one',
  'lowest-pips-for-the-gap',
  'no-doubles',
  'fewest-doubles',
  'lowest-pips',
  'lowest-pips-without-a-double',
  'lowest-pips-beside-doubles-if-all-hold-one',
  'fewest-tiles-if-no-doubles',
  'tiles-left',
] as const
export type BlockedTest = (typeof BLOCKED_TESTS)[number]

/** What a test measured in each hand, in seat order. */
export const MEASURES = ['holds-tile', 'doubles', 'lowest-double', 'pips', 'pips-beside-doubles', 'tiles'] as const
export type Measure = (typeof MEASURES)[number]

export interface TestLooked {
  readonly measure: Measure
  /** The tile looked for (measure `holds-tile`), higher half first. */
  readonly tile?: string
  /** Seats the test compared; a later test may look at fewer. */
  readonly among: readonly number[]
  /** One value a seat, in seat order: a count, whether the tile is held, a double's text, or null for none. */
  readonly values: readonly (number | boolean | string | null)[]
}

export type RulingFound =
  /** Exactly one seat passes the test and wins the round. */
  | { readonly kind: 'decided'; readonly winner: number }
  /** Several seats pass it alike; the next test is asked. */
  | { readonly kind: 'tie'; readonly seats: readonly number[] }
  /** No seat passes it. */
  | { readonly kind: 'nobody' }
  /** The condition under which the test applies is not met. */
  | { readonly kind: 'not-applicable' }
  /** Nothing to win: what each seat loses (Double Bergen). */
  | { readonly kind: 'deducted'; readonly points: readonly number[] }

/** One step of a ruling: the test, the rule it comes from, what it looked at and what it found. */
export interface RulingStep {
  readonly rule: RuleId
  readonly test: BlockedTest
  readonly looked: TestLooked
  readonly found: RulingFound
}

/** Who wins a blocked round, and every test asked on the way there. */
export interface Ruling {
  readonly winner: number | null
  readonly steps: readonly RulingStep[]
}

/** The winner's tile that the deciding test found; null where no test decided, or where it looked at more than one tile. */
export function decidingTile({ winner, steps }: Ruling): Tile | null {
  const looked = steps.at(-1)?.looked
  if (winner === null || looked === undefined) return null
  const text = looked.measure === 'holds-tile' ? looked.tile : looked.values[winner]
  const read = parseTile(String(text))
  return read.ok ? read.value.tile : null
}
