import type { End } from '../domino/line'
import { highOf, isDouble, lowOf, otherHalf, pipsOf, type Tile } from '../domino/tile'
import type { Seat } from '../match/events'
import { LEAD, type DealtRound } from './dealt-round'

/** What a point weighs beside everything that only may bring one. */
const POINT = 100

/** Doubles fit at one suit only, so they are hard to get rid of. */
const DOUBLE = 25

/** Every tile of the own hand that the new end would take. */
const FOLLOWS = 12

/**
 * How a sound player plays when there is no time to think: what pays most; with it, tiles that are hard to place and ends that the own hand
 * goes on from.
 */
export function soundPlay(round: DealtRound, player: Seat): number {
  const { tiles, table, ways } = round
  if (ways === 1) return 0
  const hand = round.hands[player] as Tile[]
  const goesOut = hand.length === 1 ? table.rules.dominoPoints : 0
  const held = suitsOf(hand)
  let best = 0
  let most = -Infinity
  let last: Tile | null = null
  let ofTile = 0
  for (let way = 0; way < ways; way++) {
    const tile = tiles[way] as Tile
    if (tile !== last) {
      // a tile does not follow itself, nor does its twin of a second set
      ofTile = (isDouble(tile) ? DOUBLE : 0) + pipsOf(tile) - FOLLOWS * copiesOf(tile, hand)
      last = tile
    }
    const value = POINT * (round.worth(way) + goesOut) + FOLLOWS * (held[outwardOf(round, way)] as number) + ofTile
    if (value > most) {
      most = value
      best = way
    }
  }
  return best
}

const SUITS = new Int32Array(32)

/** How many tiles of a hand have each suit; the same list each time. */
function suitsOf(hand: readonly Tile[]): Int32Array {
  SUITS.fill(0)
  for (let at = 0; at < hand.length; at++) {
    const tile = hand[at] as Tile
    const high = highOf(tile)
    const low = lowOf(tile)
    SUITS[high] = (SUITS[high] as number) + 1
    if (low !== high) SUITS[low] = (SUITS[low] as number) + 1
  }
  return SUITS
}

function copiesOf(tile: Tile, hand: readonly Tile[]): number {
  let copies = 0
  for (let at = hand.indexOf(tile); hand[at] === tile; at++) copies += 1
  return copies
}

/** The half of a tile that would lie open. */
function outwardOf(round: DealtRound, way: number): number {
  const tile = round.tiles[way] as Tile
  const arm = round.arms[way] as number
  return arm === LEAD ? highOf(tile) : otherHalf(tile, (round.table.line.ends[arm] as End).suit)
}
