import { WHOLE_SET } from '../domino/set'
import { pipsOf, type Tile } from '../domino/tile'
import type { Dispute } from './dispute'
import { placesFor, standingOf } from './ends'
import { timesEach, unseenTiles } from './tiles'

/** One tile less in a hand, one more, or one exchanged: `tile` is the one that is there, `other` the one that would be. */
export type TileChange =
  | { readonly kind: 'less'; readonly seat: number; readonly tile: Tile }
  | { readonly kind: 'more'; readonly seat: number; readonly other: Tile }
  | { readonly kind: 'exchange'; readonly seat: number; readonly tile: Tile; readonly other: Tile }

/** Hands in seat order. */
export type HandsInOrder = readonly (readonly Tile[])[]

/**
 * Every change of one tile in one hand that leaves a blocked round, hand by hand.
 *
 * What comes is a tile that is in no hand and not on the table. The changed hand holds at least one tile, or its player has
 * gone out, and none that could be played, or it would have been (C-2, C-4). What is not known of the table forbids nothing.
 * How the tile would come there is not asked, so counts of hands and boneyard stand for nothing.
 */
export function possibleChanges({ rules, table, set = WHOLE_SET }: Pick<Dispute, 'rules' | 'table' | 'set'>, hands: HandsInOrder): readonly TileChange[] {
  const standing = standingOf(rules, table)
  const playable = (tile: Tile) => placesFor(rules, standing, tile) !== null
  const laid = table.kind === 'unknown' ? [] : table.laid
  const unseen = unseenTiles(rules, timesEach([...laid, ...hands.flat()], { rules, set })).map(({ tile }) => tile)
  const changes = tileChanges(
    hands,
    unseen.filter((tile) => !playable(tile)),
  )
  if (!hands.some((hand) => hand.some(playable))) return changes

  return changes.filter((change) => handsAfter(hands, change)[change.seat]?.some(playable) === false)
}

/** Every change of one tile for which no others come than `addable`; none empties a hand. */
export function tileChanges(hands: HandsInOrder, addable: readonly Tile[]): readonly TileChange[] {
  return hands.flatMap((hand, seat): readonly TileChange[] => {
    const held = [...new Set(hand)]
    const less = hand.length > 1 ? held.map((tile): TileChange => ({ kind: 'less', seat, tile })) : []
    const more = addable.map((other): TileChange => ({ kind: 'more', seat, other }))
    const exchanged = held.flatMap((tile) =>
      addable.flatMap((other): readonly TileChange[] => (other === tile ? [] : [{ kind: 'exchange', seat, tile, other }])),
    )
    return [...less, ...more, ...exchanged]
  })
}

/** The hands after a change; the first tile of the kind goes, and what comes lies last. */
export function handsAfter(hands: HandsInOrder, change: TileChange): HandsInOrder {
  const hand = hands[change.seat] ?? []
  const gone = change.kind === 'more' ? -1 : hand.indexOf(change.tile)
  const kept = hand.filter((_, place) => place !== gone)
  return hands.map((each, seat) => (seat !== change.seat ? each : change.kind === 'less' ? kept : [...kept, change.other]))
}

/** By how many pips the hand would be heavier; below 0, lighter. */
export function pipsMoved(change: TileChange): number {
  return (change.kind === 'less' ? 0 : pipsOf(change.other)) - (change.kind === 'more' ? 0 : pipsOf(change.tile))
}
