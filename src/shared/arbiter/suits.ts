import { armName, type ArmName, type Line } from '../domino/line'
import { hasSuit, isDouble, type Suit, type Tile } from '../domino/tile'
import type { Rules } from '../rules/rules'
import { unseenTiles, type TileCount } from './tiles'

/** How much of a suit lies on the table, and how much does not. */
export interface SuitSeen {
  readonly suit: Suit
  /** Halves that lie on the table, and those that do not: a double is two. */
  readonly seenHalves: number
  readonly unseenHalves: number
  readonly seenTiles: number
  readonly unseenTiles: number
  /** The tiles that do not lie on the table, lowest first. */
  readonly unseen: readonly TileCount[]
  /** The suit is wholly played out. */
  readonly frozen: boolean
  /** Ends that show it. */
  readonly ends: readonly ArmName[]
}

/** The suits of a set as the table shows them: what anybody at it can count, and nothing of what is in a hand. */
export function suitsSeen(rules: Pick<Rules, 'maxPip' | 'copies'>, line: Line, times: readonly number[]): readonly SuitSeen[] {
  const unseen = unseenTiles(rules, times)
  return Array.from({ length: rules.maxPip + 1 }, (_, suit): SuitSeen => {
    const left = unseen.filter(({ tile }) => hasSuit(tile, suit))
    const unseenTiles = left.reduce((sum, { count }) => sum + count, 0)
    const unseenHalves = left.reduce((sum, { tile, count }) => sum + count * halvesOf(tile), 0)
    return {
      suit,
      seenHalves: (rules.maxPip + 2) * rules.copies - unseenHalves,
      unseenHalves,
      seenTiles: (rules.maxPip + 1) * rules.copies - unseenTiles,
      unseenTiles,
      unseen: left,
      frozen: unseenTiles === 0,
      ends: line.ends.flatMap((end, arm) => (end.suit === suit ? [armName(line.layout, arm)] : [])),
    }
  })
}

/** Halves of a suit that a tile of the suit shows. */
function halvesOf(tile: Tile): number {
  return isDouble(tile) ? 2 : 1
}
