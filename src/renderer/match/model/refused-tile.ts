import type { Tile } from '#shared/domino/tile'
import type { Seat } from '#shared/match/events'
import type { ShownHands, HandTable } from './blocked-hands'

/** Why a tile is not taken into a hand. */
export type RefusedTile =
  /** All copies lie on the table. */
  | { readonly kind: 'on-table'; readonly tile: Tile }
  /** The last copy is in a hand, this one or another. */
  | { readonly kind: 'in-hand'; readonly tile: Tile; readonly seat: Seat }
  /** The hand has as many as were counted; it may be added all the same, and is then irregular. */
  | { readonly kind: 'full'; readonly tile: Tile; readonly expected: number }

/** What stands against one more tile in a hand; null where nothing does. */
export function refusedTile({ copies, laid, expected }: HandTable, hands: ShownHands, seat: Seat, tile: Tile): RefusedTile | null {
  const unseen = copies - (laid[tile] ?? 0)
  if (unseen <= 0) return { kind: 'on-table', tile }
  const holders = hands.flatMap((hand, at) => hand.filter((held) => held === tile).map(() => at))
  const holder = holders.find((at) => at !== seat) ?? holders[0]
  if (holders.length >= unseen && holder !== undefined) return { kind: 'in-hand', tile, seat: holder }
  return isFull(hands[seat] ?? [], expected[seat] ?? null) ? { kind: 'full', tile, expected: expected[seat] ?? 0 } : null
}

/** Whether a hand has all the tiles that were counted; never where nobody counted. */
export function isFull(hand: readonly Tile[], expected: number | null): boolean {
  return expected !== null && hand.length >= expected
}
