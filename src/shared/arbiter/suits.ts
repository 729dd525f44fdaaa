import { armName, type ArmName, type Line } from '../domino/line'
import { hasSuit, isDouble, type Suit, type Tile } from '../domino/tile'
import { isWholeSet, type SetChange } from '../domino/set'
import type { RoundState } from '../match/state'
import type { Rules } from '../games/rules'
import { drawableOf } from '../rules/drawable'
import { endStates, standingOf, type EndState } from './ends'
import { unseenTiles, type TileCount } from './tiles'

/** How much of a suit lies on the table, and how much does not. */
export interface SuitPlayed {
  readonly suit: Suit
  /** Halves that lie on the table, and those that do not: a double is two. */
  readonly playedHalves: number
  readonly unseenHalves: number
  readonly playedTiles: number
  readonly unseenTiles: number
  /** The tiles that do not lie on the table, lowest first. */
  readonly unseen: readonly TileCount[]
  /** All tiles of the suit are played. */
  readonly frozen: boolean
  readonly ends: readonly ArmName[]
}

/** The suits of a set as the table shows them: what anyone at it can count, and nothing of what is in a hand. */
function suitsPlayed(rules: Pick<Rules, 'maxPip' | 'copies'>, line: Line, times: readonly number[], set: SetChange): readonly SuitPlayed[] {
  const unseen = unseenTiles(rules, times)
  const sum = (tiles: readonly Tile[], suit: Suit, of: (tile: Tile) => number): number =>
    tiles.reduce((so, tile) => so + (hasSuit(tile, suit) ? of(tile) : 0), 0)
  const more = (suit: Suit, of: (tile: Tile) => number): number => (isWholeSet(set) ? 0 : sum(set.extra, suit, of) - sum(set.missing, suit, of))
  return Array.from({ length: rules.maxPip + 1 }, (_, suit): SuitPlayed => {
    const left = unseen.filter(({ tile }) => hasSuit(tile, suit))
    const unseenTiles = left.reduce((sum, { count }) => sum + count, 0)
    const unseenHalves = left.reduce((sum, { tile, count }) => sum + count * halvesShown(tile), 0)
    return {
      suit,
      playedHalves: (rules.maxPip + 2) * rules.copies + more(suit, halvesShown) - unseenHalves,
      unseenHalves,
      playedTiles: (rules.maxPip + 1) * rules.copies + more(suit, () => 1) - unseenTiles,
      unseenTiles,
      unseen: left,
      frozen: unseenTiles === 0,
      ends: line.ends.flatMap((end, arm) => (end.suit === suit ? [armName(line.layout, arm)] : [])),
    }
  })
}

function halvesShown(tile: Tile): number {
  return isDouble(tile) ? 2 : 1
}

/** What anyone at the table can count for themselves, counted. */
export interface PlayedTiles {
  readonly suits: readonly SuitPlayed[]
  /** Tiles in the hands and face down, and how many of those can be drawn (C-3). */
  readonly inHands: number
  readonly boneyard: number
  readonly drawable: number
  /** Ends at which nobody can ever play again. */
  readonly frozen: readonly EndState[]
  /** Every end that can be played on is frozen: nobody can play again. */
  readonly nobodyCanPlay: boolean
}

/** The tiles played in a round as it stands. Of hands it knows only how many tiles they have. */
export function playedTiles(rules: Rules, { line, laid, set, hands, boneyard }: Pick<RoundState, 'line' | 'laid' | 'set' | 'hands' | 'boneyard'>): PlayedTiles {
  const standing = standingOf(rules, { kind: 'line', line, laid: [] })
  const ends = endStates(rules, standing, laid, [])
  const open = ends.filter((end) => end.open)
  return {
    suits: suitsPlayed(rules, line, laid, set),
    inHands: hands.reduce((sum, held) => sum + held, 0),
    boneyard,
    drawable: drawableOf(rules, boneyard),
    frozen: ends.filter(({ frozen }) => frozen),
    nobodyCanPlay: open.length > 0 && open.every(({ frozen }) => frozen),
  }
}
