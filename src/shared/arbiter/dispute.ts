import type { ArmName, Line } from '../domino/line'
import type { SetChange } from '../domino/set'
import type { Suit, Tile } from '../domino/tile'
import type { Rolled } from '../games/game'
import type { Rules } from '../games/rules'

/** An open end that someone named without the line behind it. */
interface NamedEnd {
  readonly arm: ArmName
  readonly suit: Suit
  /** A side of the first double that nobody has played on yet (B-6, DB-2). */
  readonly unstarted?: true
}

/** What lies on the table, as far as it is known. */
export type KnownTable =
  /** Every tile that lies there, and how. A line without a lead is a table on which nothing lies. */
  | { readonly kind: 'line'; readonly line: Line; readonly laid: readonly Tile[] }
  /** Only what can be played on; `laid` are tiles seen on the table, and there may be more. */
  | { readonly kind: 'ends'; readonly ends: readonly NamedEnd[]; readonly laid: readonly Tile[] }
  | { readonly kind: 'unknown' }

export type KnownHand =
  /** All its tiles, and how many a match kept count of, where there is one. */
  | { readonly kind: 'shown'; readonly tiles: readonly Tile[]; readonly counted?: number }
  /** Some of its tiles, and how many it holds in all; null where nobody counted. */
  | { readonly kind: 'partly'; readonly tiles: readonly Tile[]; readonly count: number | null }

/** The faces of the dice, 1 to 6; null for one that nobody has told. */
export interface KnownDice {
  readonly flower: readonly [number | null, number | null]
  readonly scorpion: readonly [number | null, number | null]
}

/** A blocked round, or one that someone takes for blocked, as far as it is known. */
export interface Dispute {
  /** The rules of the table; `rules.players` is how many hands there are. */
  readonly rules: Rules
  /** What the set has less and more than the rules say (rulebook M-10); left out where it is whole. */
  readonly set?: SetChange
  /** The Flower and the Scorpion, where dice were thrown. */
  readonly rolled: Rolled | null
  /** The dice that were seen where one is missing (`rolled` is null); left out where none were. */
  readonly dice?: KnownDice
  readonly table: KnownTable
  /** One hand a player, in seat order. */
  readonly hands: readonly KnownHand[]
  /** Tiles face down, the reserve among them, as counted on the table; null where nobody counted. */
  readonly boneyard: number | null
  /** Everyone's points before the round ends; null where they do not matter. */
  readonly totals: readonly number[] | null
}

/** The hands as tiles, or null while one of them is not fully shown. */
export function shownHands({ hands }: Pick<Dispute, 'hands'>): readonly (readonly Tile[])[] | null {
  return hands.every(isShown) ? hands.map(({ tiles }) => tiles) : null
}

/** Whether every tile of the hand is known. */
export function isShown(hand: KnownHand): boolean {
  return hand.kind === 'shown' || hand.count === hand.tiles.length
}

/**
 * Seats that have gone out: their whole hand is known, it is empty, and nobody counted a tile in it.
 *
 * Going out ends a round at once (C-6). So an empty hand in which a tile was counted is a mistake in a round that ended otherwise, and is ruled on as it
 * was shown, as the record of a blocked round pays it.
 */
export function seatsOut(hands: readonly KnownHand[]): readonly number[] {
  return hands.flatMap((hand, seat) => {
    const counted = hand.kind === 'shown' ? (hand.counted ?? 0) : 0
    return isShown(hand) && hand.tiles.length === 0 && counted === 0 ? [seat] : []
  })
}
