import type { RecordEvent } from '../../match/record'
import { block, lies } from '../build'

/** A line that nobody can go on with, and every hand; two tiles are left in the boneyard. */
export interface BlockedTable {
  readonly line: string
  readonly hands: readonly (readonly string[])[]
}

/** The table as it lies, with points as they stand, and then the block. */
export function blocked({ line, hands }: BlockedTable, totals?: readonly number[]): readonly RecordEvent[] {
  return [lies(line, { hands: hands.map((hand) => hand.length), ...(totals === undefined ? {} : { totals }) }), block(...hands)]
}

/** Tiles 3-1 and 3-2 stay in the boneyard. */
const LOW_TILES_OUT = '6-0 0-1 1-4 4-4 4-2 2-0 0-3 3-3 3-4 4-0 0-5 5-5 5-1 1-6 6-6 6-2 2-5 5-3 3-6 6-4 4-5 5-6'
const WITH_BLANK = LOW_TILES_OUT.replace('6-0 0-1', '6-0 0-0 0-1')
/** Tiles 3-2 and 0-0 stay in the boneyard, or are in a hand. */
const TWOS_IN = '6-0 0-1 1-4 4-4 4-2 2-2 2-0 0-3 3-3 3-4 4-0 0-5 5-5 5-1 1-6 6-6 6-2 2-5 5-3 3-6 6-4 4-5 5-6'

/** The hands S1 works through: each rule names another winner, or for another reason. */
export const WORKED: BlockedTable = { line: LOW_TILES_OUT, hands: [['0-0', '2-1'], ['1-1'], ['2-2']] }
export const ONE_WITHOUT_DOUBLE: BlockedTable = { line: WITH_BLANK, hands: [['2-1'], ['1-1'], ['2-2']] }
export const NO_DOUBLES: BlockedTable = { line: TWOS_IN, hands: [['2-1'], ['3-2'], ['3-1']] }
export const ALL_HOLD_DOUBLES: BlockedTable = {
  line: '6-0 0-1 1-4 4-4 4-2 2-0 0-3 3-4 4-0 0-5 5-5 5-1 1-6 6-6 6-2 2-5 5-3 3-6 6-4 4-5 5-6',
  hands: [['2-1', '1-1'], ['2-2'], ['3-3', '3-1']],
}
/** Exactly one player holds a double, two hold none. */
export const GAP: BlockedTable = { line: TWOS_IN, hands: [['1-1'], ['2-1'], ['3-1']] }
/** Two hold no double; the one who holds one has the fewest pips. */
export const DOUBLE_IS_LIGHTEST: BlockedTable = { line: TWOS_IN, hands: [['2-1'], ['3-1'], ['1-1']] }
export const LIGHTEST_TIE: BlockedTable = {
  line: '6-0 0-0 0-2 2-2 2-3 3-3 3-1 1-1 1-4 4-4 4-0 0-5 5-5 5-1 1-6 6-6 6-2 2-5 5-3 3-6 6-4 4-5 5-6',
  hands: [['2-1'], ['3-0'], ['4-3']],
}
export const FEWEST_TILES: BlockedTable = {
  line: '6-0 0-1 1-3 3-3 3-0 0-2 2-2 2-5 5-5 5-0 0-4 4-4 4-1 1-6 6-6 6-2 2-4 4-6 6-3 3-5 5-6',
  hands: [['2-1'], ['3-2', '4-3'], ['5-4', '5-1']],
}
/** Two of three hold no double and the same number of pips. */
export const TWO_LIGHTEST: BlockedTable = { line: LIGHTEST_TIE.line.replace('2-2 2-3 3-3', '2-3 3-3'), hands: [['2-1'], ['3-0'], ['4-3', '2-2']] }
