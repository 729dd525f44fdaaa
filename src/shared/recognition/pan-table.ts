import type { Tile } from '../domino/tile'
import { distance, type Point, type TileDetection } from './detection'
import { flatPlace, type PictureSize } from './flat'
import { ASKED, moved, type Pan, type PanTile, type PanView, readingOf, SAME_PLACE } from './pan'

/** What a camera that was moved along a line has looked at, in pixels of the picture that was put together. */
export interface PanCoverage {
  /** Each picture that was joined to the others: its outline, and the detections that it showed surely. */
  readonly looks: readonly { readonly outline: readonly Point[]; readonly sure: readonly number[] }[]
  /** Places where no tile was read, and something in a picture may be one. */
  readonly hints: readonly Point[]
  /** Tiles of pictures that join none of these: how they join them was not seen. */
  readonly unjoined: readonly Tile[]
}

/** All that a camera saw on its way, as one picture of the table would show it. */
export interface PannedTable extends PictureSize {
  readonly tiles: readonly TileDetection[]
  readonly coverage: PanCoverage
  /** The pictures that it is put together from. */
  readonly views: readonly PanView[]
  /** Where in it a place of one of them lies. */
  readonly place: (view: PanView, point: Point) => Point
}

/** Width of a tile in a picture that is put together, in pixels; less where the line is long. */
const TILE_WIDTH = 64
const LONGEST_SIDE = 3200
/** So much of the table is shown round the tiles, in widths of a tile. */
const MARGIN = 1.5
/** A tile that most pictures of its place do not show may be none. */
const SELDOM = 1 / 3
/** And one that hardly any picture shows, and none surely, is none. */
const HARDLY_EVER = 1 / 6

/** Whether a place lies within an outline that has no dents. */
export function liesWithin(outline: readonly Point[], { x, y }: Point): boolean {
  const sides = outline.map((from, at) => {
    const to = outline[(at + 1) % outline.length] ?? from
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)
  })
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0)
}

/** The corners of a tile, which is 2 long and 1 wide. */
function cornersOf({ at, along }: Pick<PanTile, 'at' | 'along'>): TileDetection['corners'] {
  const length = Math.max(1e-9, Math.hypot(along.x, along.y))
  const [ux, uy] = [along.x / length, along.y / length]
  const corner = (u: number, v: number): Point => ({ x: at.x + u * ux - (v / 2) * uy, y: at.y + u * uy + (v / 2) * ux })
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

/** Whether a place lies on a tile, or so near to it that no other has its middle there. */
function liesOn(place: Point, at: Point, along: Point): boolean {
  const length = Math.max(1e-9, Math.hypot(along.x, along.y))
  const [ux, uy] = [along.x / length, along.y / length]
  const [x, y] = [place.x - at.x, place.y - at.y]
  return Math.abs(x * ux + y * uy) < 1.2 && Math.abs(y * ux - x * uy) < 0.7
}

/** The four corners of a picture. */
function frameCorners({ width, height }: PictureSize): readonly Point[] {
  const [left, top] = [0, 0]
  return [
    { x: left, y: top },
    { x: width, y: top },
    { x: width, y: height },
    { x: left, y: height },
  ]
}

const flatOf = ({ flat, move }: PanView, point: Point): Point => moved(move, flatPlace(flat, point))

/** Which of two tiles that lie over each other was shown by more pictures; of as many, the earlier. */
const outweighs = (tiles: readonly PanTile[], one: PanTile, other: PanTile): boolean =>
  one.sightings.length > other.sightings.length || (one.sightings.length === other.sightings.length && tiles.indexOf(one) < tiles.indexOf(other))

/** Tiles that were surely seen in pieces that are not joined to the largest one, and not in that one. */
function unjoinedTiles({ pieces: [largest, ...others] }: Pan): readonly Tile[] {
  const there = new Set(largest?.tiles.flatMap((tile) => readingOf(tile).sure ?? []))
  const apart = others.flatMap(({ tiles }) => tiles.flatMap((tile) => readingOf(tile).sure ?? []))
  return [...new Set(apart)].filter((tile) => !there.has(tile))
}

/**
 * The table as it was seen so far; null while nothing was.
 *
 * A tile is asked about that few of the pictures of its place show, or that lies over another: one picture showed it otherwise than the others.
 */
export function pannedTable(pan: Pan): PannedTable | null {
  const [piece] = pan.pieces
  if (piece === undefined) return null
  const { tiles, views, hints } = piece
  const places = tiles.flatMap((tile) => cornersOf(tile))
  const low = { x: Math.min(...places.map(({ x }) => x)) - MARGIN, y: Math.min(...places.map(({ y }) => y)) - MARGIN }
  const high = { x: Math.max(...places.map(({ x }) => x)) + MARGIN, y: Math.max(...places.map(({ y }) => y)) + MARGIN }
  const scale = Math.min(TILE_WIDTH, LONGEST_SIDE / Math.max(high.x - low.x, high.y - low.y))
  const shown = ({ x, y }: Point): Point => ({ x: (x - low.x) * scale, y: (y - low.y) * scale })
  const place = (view: PanView, point: Point): Point => shown(flatOf(view, point))
  const outlines = views.map((view) => frameCorners(view.flat.size).map((corner) => place(view, corner)))
  const sureIn = new Map<number, number[]>(views.map(({ frame }) => [frame, []]))
  const detections: TileDetection[] = []
  for (const tile of tiles) {
    const over = tiles.filter((other) => other !== tile && distance(tile.at, other.at) < SAME_PLACE)
    if (over.some((other) => outweighs(tiles, other, tile))) continue
    const { first, second, found, sure, printed } = readingOf(tile)
    const [a, b, c, d] = cornersOf(tile)
    const corners = [shown(a), shown(b), shown(c), shown(d)] as const
    const looks = outlines.filter((outline) => corners.every((corner) => liesWithin(outline, corner))).length
    if (sure === null && tile.sightings.length <= HARDLY_EVER * looks) continue
    const doubtful = over.length > 0 || tile.sightings.length <= SELDOM * looks
    const certain = doubtful ? Math.min(found, ASKED) : found
    for (const { frame, sure: shown } of tile.sightings) if (shown !== null) sureIn.get(frame)?.push(detections.length)
    detections.push({ corners, first, second, found: certain, ...(printed ? { printed: certain } : {}) })
  }
  return {
    width: Math.round((high.x - low.x) * scale),
    height: Math.round((high.y - low.y) * scale),
    tiles: detections,
    coverage: {
      looks: views.map(({ frame }, at) => ({ outline: outlines[at] ?? [], sure: sureIn.get(frame) ?? [] })),
      hints: hints.filter((hint) => tiles.every(({ at, along }) => !liesOn(hint, at, along))).map(shown),
      unjoined: unjoinedTiles(pan),
    },
    views,
    place,
  }
}
