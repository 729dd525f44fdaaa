import { elementAt } from '../kernel/assert'
import { isDouble, type Tile } from '../domino/tile'
import { doublesIn } from '../rules/blocked/blocked-rule'
import { placesFor, standingOf } from './ends'
import { isShown, type Dispute } from './dispute'
import { bookOf, type Range } from './tiles'

/** A hand of which some tiles may be hidden. */
export interface PartHand {
  readonly known: readonly Tile[]
  /** How many more it holds. */
  readonly hidden: Range
  readonly doubles: Range
}

/** Every way in which hidden tiles can lie, as far as it has not been told apart. */
export interface Deal {
  readonly hands: readonly PartHand[]
  /** The tiles that can be hidden in a hand, copies one by one, lowest first. */
  readonly pool: readonly Tile[]
  /** How many of them lie in hands. */
  readonly total: Range
}

/**
 * Every way in which the tiles of a blocked round can lie, by what is known of it.
 *
 * A hidden tile is one that nobody has seen and that fits no open end, or the round would not be blocked; with ends unknown, any unseen one.
 * No hand is empty. Hands, boneyard, reserve and set have as many tiles as they can have (`bookOf`).
 *
 * @returns null where the tiles can lie in no way at all, or a player has gone out
 */
export function dealOf(dispute: Dispute): Deal | null {
  const { rules, table, hands, boneyard } = dispute
  const book = bookOf(dispute)
  if (book.troubles.length > 0) return null

  const standing = standingOf(rules, table)
  const pool = book.unseen.flatMap(({ tile, count }) => (placesFor(rules, standing, tile) === null ? new Array<Tile>(count).fill(tile) : []))
  const parts = hands.map((hand): PartHand => {
    const known = hand.tiles
    if (isShown(hand) || hand.kind === 'shown') return { known, hidden: exactly(0), doubles: ANY }
    if (hand.count !== null) return { known, hidden: exactly(hand.count - known.length), doubles: ANY }
    return { known, hidden: { least: known.length === 0 ? 1 : 0, most: pool.length }, doubles: ANY }
  })
  if (parts.some(({ known, hidden }) => known.length === 0 && hidden.most === 0)) return null

  const most = book.unseenCount - (boneyard ?? rules.reserve)
  const deal = { hands: parts, pool, total: { least: table.kind === 'line' && boneyard !== null ? most : 0, most } }
  return isPossible(deal) ? deal : null
}

const exactly = (count: number): Range => ({ least: count, most: count })
const ANY: Range = { least: 0, most: Infinity }

function sumOverHands(hands: readonly PartHand[], of: (hand: PartHand) => number): number {
  return hands.reduce((so, hand) => so + of(hand), 0)
}

/** How many of the pool lie in hands, at least and at most, by the number of tiles alone. */
function inHands({ hands, pool, total }: Deal): Range {
  return {
    least: Math.max(
      sumOverHands(hands, ({ hidden }) => hidden.least),
      total.least,
    ),
    most: Math.min(
      sumOverHands(hands, ({ hidden }) => hidden.most),
      total.most,
      pool.length,
    ),
  }
}

/**
 * Whether the hidden places can be filled from the pool.
 *
 * Each hand bounds its doubles, its other tiles and both together. Bounds of that form add up without loss, so it is enough to look at the sums.
 */
function isPossible({ hands, pool, total }: Deal): boolean {
  const mostDoubles = ({ hidden, doubles }: PartHand) => Math.min(doubles.most, hidden.most)
  if (hands.some((hand) => hand.hidden.least > hand.hidden.most || hand.hidden.most < 0 || hand.doubles.least > mostDoubles(hand))) return false

  const doublesLeft = doublesIn(pool)
  const doubles = { least: sumOverHands(hands, (hand) => hand.doubles.least), most: Math.min(doublesLeft, sumOverHands(hands, mostDoubles)) }
  const others = {
    least: sumOverHands(hands, (hand) => Math.max(0, hand.hidden.least - mostDoubles(hand))),
    most: Math.min(
      pool.length - doublesLeft,
      sumOverHands(hands, (hand) => hand.hidden.most - hand.doubles.least),
    ),
  }
  const all = {
    least: Math.max(
      total.least,
      sumOverHands(hands, (hand) => Math.max(hand.hidden.least, hand.doubles.least)),
    ),
    most: Math.min(
      total.most,
      sumOverHands(hands, (hand) => hand.hidden.most),
    ),
  }
  const isRange = ({ least, most }: Range) => least <= most
  return isRange(doubles) && isRange(others) && isRange(all) && doubles.least + others.least <= all.most && doubles.most + others.most >= all.least
}

/** How many hidden tiles each hand has, at least and at most. */
export function hiddenIn(deal: Deal): readonly Range[] {
  const all = inHands(deal)
  const least = sumOverHands(deal.hands, ({ hidden }) => hidden.least)
  const most = sumOverHands(deal.hands, ({ hidden }) => hidden.most)
  return deal.hands.map(({ hidden }) => ({
    least: Math.max(hidden.least, all.least - (most - hidden.most)),
    most: Math.min(hidden.most, all.most - (least - hidden.least)),
  }))
}

/** The deals in which a hand hides so many tiles. */
export function withHidden(deal: Deal, seat: number, count: number): Deal {
  return withHand(deal, seat, { hidden: exactly(count) })
}

function withHand(deal: Deal, seat: number, changed: Partial<PartHand>): Deal {
  return { ...deal, hands: deal.hands.map((hand, at) => (at === seat ? { ...hand, ...changed } : hand)) }
}

/** Whose hand holds a tile: every way its unseen copies can lie, with the seats that then hold it. Afterwards no more of it is hidden. */
export function* holdersOf(deal: Deal, tile: Tile): Generator<readonly [Deal, readonly number[]]> {
  const pool = deal.pool.filter((each) => each !== tile)
  const copies = deal.pool.length - pool.length
  for (const given of splits(copies, deal.hands, tile)) {
    const placed = given.reduce((sum, each) => sum + each, 0)
    const hands = deal.hands.map((hand, seat): PartHand => {
      const more = given[seat] ?? 0
      if (more === 0) return hand
      return {
        known: [...hand.known, ...new Array<Tile>(more).fill(tile)],
        hidden: { least: Math.max(0, hand.hidden.least - more), most: hand.hidden.most - more },
        doubles: isDouble(tile) ? { least: Math.max(0, hand.doubles.least - more), most: hand.doubles.most - more } : hand.doubles,
      }
    })
    const next = { hands, pool, total: { least: Math.max(0, deal.total.least - placed), most: deal.total.most - placed } }
    if (isPossible(next)) yield [next, hands.flatMap(({ known }, seat) => (known.includes(tile) ? [seat] : []))]
  }
}

/** Ways to give some copies of a tile to hands with room, from all of them to none. */
function* splits(copies: number, hands: readonly PartHand[], tile: Tile): Generator<readonly number[]> {
  const [first, ...others] = hands
  if (first === undefined) {
    yield []
    return
  }
  const room = isDouble(tile) ? Math.min(first.hidden.most, first.doubles.most) : first.hidden.most
  for (let given = Math.min(copies, room); given >= 0; given--) for (const rest of splits(copies - given, others, tile)) yield [given, ...rest]
}

/** Every way to say which hands hold a double at all. */
export function* withAndWithoutDoubles(deal: Deal, seat = 0): Generator<Deal> {
  const hand = deal.hands[seat]
  if (!isPossible(deal)) return
  if (hand === undefined) {
    yield deal
    return
  }
  if (hand.hidden.most === 0 || doublesIn(hand.known) > 0) {
    yield* withAndWithoutDoubles(deal, seat + 1)
    return
  }
  yield* withAndWithoutDoubles(withHand(deal, seat, { doubles: exactly(0) }), seat + 1)
  yield* withAndWithoutDoubles(withHand(deal, seat, { doubles: { least: 1, most: Infinity } }), seat + 1)
}

/** Every way to say how many tiles each hand hides. */
export function* sizesCounted(deal: Deal, seat = 0): Generator<Deal> {
  const hand = deal.hands[seat]
  if (!isPossible(deal)) return
  if (hand === undefined) {
    yield deal
    return
  }
  const { least, most } = elementAt(hiddenIn(deal), seat)
  for (let count = least; count <= most; count++) yield* sizesCounted(withHidden(deal, seat, count), seat + 1)
}

/** Every way to say how many of the hidden tiles in each hand are doubles, once those are counted. */
export function* doublesCounted(deal: Deal, seat = 0): Generator<Deal> {
  const hand = deal.hands[seat]
  if (!isPossible(deal)) return
  if (hand === undefined) {
    yield deal
    return
  }
  const most = Math.min(hand.doubles.most, hand.hidden.most, doublesIn(deal.pool))
  for (let count = hand.doubles.least; count <= most; count++) yield* doublesCounted(withHand(deal, seat, { doubles: exactly(count) }), seat + 1)
}
