import { elementAt } from '../kernel/assert'
import { copiesOf, distinctTiles, inSet, type SetChange, tilesOfSet, WHOLE_SET } from '../domino/set'
import type { Tile } from '../domino/tile'
import type { Rules } from '../games/rules'
import { isShown, type Dispute } from './dispute'

/** A tile and how many of it: one, unless several sets are played with. */
export interface TileCount {
  readonly tile: Tile
  readonly count: number
}

/** What cannot be right with the tiles as they were named. */
export type TileTrouble =
  | { readonly kind: 'not-in-set'; readonly tile: Tile; readonly onTable: number; readonly seats: readonly number[] }
  /** A tile seen more often than the set holds it; `seats` names a hand once for each time it lies there. */
  | { readonly kind: 'too-often'; readonly tile: Tile; readonly onTable: number; readonly seats: readonly number[]; readonly most: number }
  /** A hand names more tiles than it was said to hold, or, wholly shown, another number than the match kept count of. */
  | { readonly kind: 'hand-count'; readonly seat: number; readonly named: number; readonly counted: number }
  /** Face down lie more or fewer than the tiles that are nowhere else; `least` and `most` are what can be left. */
  | { readonly kind: 'boneyard-count'; readonly counted: number; readonly least: number; readonly most: number }
  /** More tiles are dealt out than there are. */
  | { readonly kind: 'too-many-hidden'; readonly hidden: number; readonly left: number }
  /** Fewer lie face down than are never drawn (C-3): somebody drew from the reserve, or a tile is missing. */
  | { readonly kind: 'below-reserve'; readonly left: number; readonly reserve: number }

/** How many of something there are, as far as that is known. */
export interface Range {
  readonly least: number
  readonly most: number
}

/** Where every tile of the set is: seen on the table, seen in a hand, or nowhere. */
export interface TileBook {
  /** Tiles of the set, copies counted. */
  readonly inSet: number
  readonly onTable: number
  /** Tiles seen in each hand, in seat order. */
  readonly inHands: readonly number[]
  /** Tiles nobody has seen, lowest first. With every hand shown and the whole line known they are what lies face down. */
  readonly unseen: readonly TileCount[]
  readonly unseenCount: number
  /** Unseen tiles in hands that are not fully shown. */
  readonly hidden: Range
  /** Tiles face down, the reserve among them. */
  readonly boneyard: Range
  readonly troubles: readonly TileTrouble[]
}

/** How often each tile is among some, by its place in the set; once more where the set lacks it, and once less where it has one more. */
export function timesEach(
  tiles: readonly Tile[],
  { rules: { maxPip }, set: { missing, extra } = WHOLE_SET }: Pick<Dispute, 'rules' | 'set'>,
): readonly number[] {
  const times = new Array<number>(distinctTiles(maxPip)).fill(0)
  for (const tile of [...tiles, ...missing]) if (inSet(tile, maxPip)) times[tile] = elementAt(times, tile) + 1
  for (const tile of extra) if (inSet(tile, maxPip)) times[tile] = elementAt(times, tile) - 1
  return times
}

/** The tiles of the set that are not among `seen`, lowest first. */
export function unseenTiles(rules: Pick<Rules, 'maxPip' | 'copies'>, times: readonly number[]): readonly TileCount[] {
  return tilesOfSet(rules.maxPip).flatMap((tile) => {
    const count = rules.copies - (times[tile] ?? 0)
    return count > 0 ? [{ tile, count }] : []
  })
}

export function countAll(tiles: readonly TileCount[]): number {
  return tiles.reduce((sum, { count }) => sum + count, 0)
}

/** Accounts for every tile of the set: table, hands and boneyard are the set, or it says what does not fit. */
export function bookOf(dispute: Dispute): TileBook {
  const { rules, table, hands, set = WHOLE_SET } = dispute
  const laid = table.kind === 'unknown' ? [] : table.laid
  const all = [...laid, ...hands.flatMap(({ tiles }) => tiles)]
  const unseen = unseenTiles(rules, timesEach(all, dispute))
  const unseenCount = countAll(unseen)
  const counted = hiddenAsCounted(dispute)
  const ranges = fit(unseenCount, counted, dispute.boneyard, table.kind === 'line')
  const wrong = wrongTiles(rules, set, laid, hands)
  const handCounts = hands.flatMap((hand, seat): readonly TileTrouble[] => {
    const counted = hand.kind === 'shown' ? hand.counted : hand.count
    const named = hand.tiles.length
    const wrong = typeof counted === 'number' && (hand.kind === 'shown' ? counted !== named : counted < named)
    return wrong ? [{ kind: 'hand-count', seat, named, counted }] : []
  })
  return {
    inSet: distinctTiles(rules.maxPip) * rules.copies + set.extra.length - set.missing.length,
    onTable: laid.length,
    inHands: hands.map(({ tiles }) => tiles.length),
    unseen,
    unseenCount,
    ...ranges,
    troubles: [...wrong, ...handCounts, ...wrongCounts(rules, unseenCount, counted, dispute.boneyard, table.kind === 'line')],
  }
}

/** Tiles in the hands that nobody has shown, as the hands were counted. */
function hiddenAsCounted({ hands }: Dispute): Range {
  let least = 0
  let most = 0
  for (const hand of hands) {
    if (isShown(hand) || hand.kind === 'shown') continue
    const hidden = hand.count === null ? null : Math.max(0, hand.count - hand.tiles.length)
    least += hidden ?? 0
    most += hidden ?? Infinity
  }
  return { least, most }
}

/**
 * What hands and boneyard hold, each bounded by the other: with the whole line known they are all that is unseen.
 *
 * Counts that contradict each other are a trouble of the book; here each stays as it was counted.
 */
function fit(unseen: number, counted: Range, boneyard: number | null, wholeLine: boolean): Pick<TileBook, 'hidden' | 'boneyard'> {
  const most = Math.max(counted.least, Math.min(counted.most, unseen - (boneyard ?? 0)))
  const least = wholeLine && boneyard !== null ? Math.min(most, Math.max(counted.least, unseen - boneyard)) : counted.least
  const hidden = { least, most }
  if (boneyard !== null) return { hidden, boneyard: { least: boneyard, most: boneyard } }
  return { hidden, boneyard: { least: wholeLine ? Math.max(0, unseen - hidden.most) : 0, most: Math.max(0, unseen - hidden.least) } }
}

function wrongTiles(rules: Rules, set: SetChange, laid: readonly Tile[], hands: Dispute['hands']): readonly TileTrouble[] {
  const places = new Map<Tile, { onTable: number; seats: number[] }>()
  const at = (tile: Tile) => {
    const known = places.get(tile) ?? { onTable: 0, seats: [] }
    places.set(tile, known)
    return known
  }
  for (const tile of [...set.missing, ...set.extra]) at(tile)
  for (const tile of laid) at(tile).onTable += 1
  hands.forEach(({ tiles }, seat) => tiles.forEach((tile) => at(tile).seats.push(seat)))
  return [...places].flatMap(([tile, { onTable, seats }]): readonly TileTrouble[] => {
    if (!inSet(tile, rules.maxPip)) return [{ kind: 'not-in-set', tile, onTable, seats }]
    const most = copiesOf(rules.copies, set, tile)
    return onTable + seats.length > most ? [{ kind: 'too-often', tile, onTable, seats, most }] : []
  })
}

function wrongCounts(rules: Rules, unseen: number, hidden: Range, boneyard: number | null, wholeLine: boolean): readonly TileTrouble[] {
  if (hidden.least > unseen) return [{ kind: 'too-many-hidden', hidden: hidden.least, left: unseen }]
  const most = unseen - hidden.least
  const least = wholeLine ? Math.max(0, unseen - hidden.most) : 0
  const wrong: readonly TileTrouble[] =
    boneyard !== null && (boneyard < least || boneyard > most) ? [{ kind: 'boneyard-count', counted: boneyard, least, most }] : []
  const left = boneyard ?? most
  return left < rules.reserve ? [...wrong, { kind: 'below-reserve', left, reserve: rules.reserve }] : wrong
}
