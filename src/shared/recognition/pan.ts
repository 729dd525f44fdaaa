import type { Tile } from '../domino/tile'
import { distance, FOUND, type HalfChances, type Point, surelyRead, tileChance, type TileDetection } from './detection'
import { type Flat, flatTile, layFlat, type PictureSize } from './flat'

/** Below this chance nothing is taken for a hint that a tile lies somewhere. */
export const LEAST_HINT = 0.1

/** What was read in one picture of a camera that moves; corners in its pixels. Readings from `LEAST_HINT` on count. */
export interface PanFrame {
  readonly tiles: readonly TileDetection[]
  readonly size: PictureSize
}

/** How one flat table is turned by `a` + `b`i (a cosine and a sine), and then shifted by `x`, `y`, to lie upon another. */
interface Move {
  readonly a: number
  readonly b: number
  readonly x: number
  readonly y: number
}

const UNMOVED: Move = { a: 1, b: 0, x: 0, y: 0 }

const turned = ({ a, b }: Move, { x, y }: Point): Point => ({ x: a * x - b * y, y: b * x + a * y })
export function moved(move: Move, point: Point): Point {
  const { x, y } = turned(move, point)
  return { x: x + move.x, y: y + move.y }
}

/** `first`, and then `then`. */
function both(first: Move, then: Move): Move {
  const { x, y } = moved(then, first)
  return { a: then.a * first.a - then.b * first.b, b: then.b * first.a + then.a * first.b, x, y }
}

/** A tile as one picture showed it, its halves as they lie on the tile of the table. */
interface Sighting {
  readonly frame: number
  readonly first: HalfChances
  readonly second: HalfChances
  readonly found: number
  readonly sure: Tile | null
  readonly printed: boolean
}

/** A tile of the table: its middle and the way to the end of its second half, in widths of a tile, and how each picture showed it. */
export interface PanTile {
  readonly at: Point
  readonly along: Point
  readonly sightings: readonly Sighting[]
}

/** A picture, and how it lies on the table. */
export interface PanView {
  readonly frame: number
  readonly flat: Flat
  readonly move: Move
}

/** Pictures that are joined, and the tiles that they show. */
interface PanPiece {
  readonly tiles: readonly PanTile[]
  readonly views: readonly PanView[]
  /** Places at which something may be a tile and cannot be read, as where a hand covers most of one. */
  readonly hints: readonly Point[]
}

/**
 * What came of the latest picture: it joined what was there; it joined hardly; it shows tiles and joins nothing (or another piece than the largest one); tiles are
 * there and none is clear; there are none.
 */
type PanProgress = 'joined' | 'hardly' | 'lost' | 'unclear' | 'nothing'

/** A line of play that a camera is moved along. */
export interface Pan {
  /** Pieces that are not joined to one another, the largest first. */
  readonly pieces: readonly PanPiece[]
  readonly frames: number
  readonly progress: PanProgress
}

export const PAN_BEGINS: Pan = { pieces: [], frames: 0, progress: 'nothing' }

/** Middles of one tile in two pictures lie no further apart than this, in widths of a tile; those of two tiles lie 1 apart at least. */
export const SAME_PLACE = 0.6
/** And its long sides are no more aslant to each other than this cosine says. */
const SAME_TURN = 0.85
/** While two pictures are tried upon each other, places further away from what was held against each other may be off so much more. */
const SLACK = 0.05
/** Two flat tables are of one scale, measured to this factor. */
const SAME_SCALE = 1.3
/** Two pictures are joined if they show at least so many tiles alike, counted by how certain that is. */
const ENOUGH_ALIKE = 1.6
/** Of a picture or a line of a single tile, that one is enough if it is so certain. */
const ONE_ALIKE = 0.75
/** Below so many the camera goes too fast. */
const WELL_JOINED = 2.6
/** Two tiles are held against each other if it is as likely as this that they are the same. */
const MAY_BE_SAME = 0.4
const MOST_PAIRS = 40
/** What is asked about has no more than this of a chance. */
export const ASKED = 0.8

/** What is known of a tile from all pictures that show it. */
interface Reading {
  readonly first: HalfChances
  readonly second: HalfChances
  readonly found: number
  readonly sure: Tile | null
  readonly printed: boolean
}

const mean = (sightings: readonly Sighting[], half: 'first' | 'second'): HalfChances => {
  const sum = sightings.reduce((all, { found }) => all + found, 0)
  const most = Math.max(...sightings.map((each) => each[half].length))
  return Array.from({ length: most }, (_, suit) => sightings.reduce((all, each) => all + each.found * (each[half][suit] ?? 0), 0) / Math.max(1e-9, sum))
}

/** A tile is what a picture was sure of only where none was sure of another, and all of them together say the same. */
export function readingOf({ sightings }: PanTile): Reading {
  const surest = sightings.reduce((most, each) => (sureness(each) > sureness(most) ? each : most))
  const kinds = new Set(sightings.flatMap(({ sure }) => sure ?? []))
  const together = { first: mean(sightings, 'first'), second: mean(sightings, 'second') }
  const found = Math.max(...sightings.map((each) => each.found))
  const printed = sightings.some((each) => each.printed)
  if (kinds.size > 1) return { ...together, found: Math.min(found, ASKED), sure: null, printed }
  if (surest.sure === null) return { ...together, found, sure: null, printed }
  const agreed = tileChance({ ...together, found, corners: NO_CORNERS }, surest.sure)
  if (agreed < 0.5) return { ...together, found: Math.min(found, ASKED), sure: null, printed }
  return { first: surest.first, second: surest.second, found: surest.found, sure: surest.sure, printed }
}

const NO_CORNERS: TileDetection['corners'] = [
  { x: 0, y: 0 },
  { x: 0, y: 0 },
  { x: 0, y: 0 },
  { x: 0, y: 0 },
]

const sureness = ({ first, second, found }: Sighting): number => found * Math.max(...first) * Math.max(...second)

interface Lying {
  readonly at: Point
  readonly along: Point
  readonly read: Reading
}

const lyingOf = (tile: PanTile): Lying => ({ at: tile.at, along: tile.along, read: readingOf(tile) })

const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y
const alike = (a: HalfChances, b: HalfChances): number => a.reduce((sum, chance, suit) => sum + chance * (b[suit] ?? 0), 0)

/** How likely two are the same tile, lying the same way round or the other. */
function likeness({ read: one }: Lying, { read: other }: Lying, sameWay: boolean): number {
  const [first, second] = sameWay ? [other.first, other.second] : [other.second, other.first]
  return one.found * other.found * alike(one.first, first) * alike(one.second, second)
}

/** One tile of either, lying the same way round or not. */
interface Pair {
  readonly from: Lying
  readonly to: Lying
  readonly sameWay: boolean
  readonly likeness: number
}

function pairsOf(from: readonly Lying[], to: readonly Lying[]): readonly Pair[] {
  const pairs = from.flatMap((one) =>
    to.flatMap((other) =>
      [true, false].flatMap((sameWay): readonly Pair[] => {
        const alike = likeness(one, other, sameWay)
        return alike < MAY_BE_SAME ? [] : [{ from: one, to: other, sameWay, likeness: alike }]
      }),
    ),
  )
  return pairs.sort((a, b) => b.likeness - a.likeness).slice(0, MOST_PAIRS)
}

/**
 * The move that takes `from` to `to`, point by point, by least squares; null where it would have to grow or shrink the table.
 *
 * Tiles are of one size in all pictures. If each picture were also scaled upon those before, small mistakes would grow along a line.
 */
function moveOf(from: readonly Point[], to: readonly Point[]): Move | null {
  const middle = (points: readonly Point[]): Point => ({
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  })
  const [p, q] = [middle(from), middle(to)]
  let [along, across, size] = [0, 0, 0]
  from.forEach((point, at) => {
    const [one, other] = [{ x: point.x - p.x, y: point.y - p.y }, to[at]]
    if (other === undefined) return
    const there = { x: other.x - q.x, y: other.y - q.y }
    along += dot(one, there)
    across += one.x * there.y - one.y * there.x
    size += dot(one, one)
  })
  if (size < 1e-9) return null
  const scale = Math.hypot(along, across) / size
  if (scale > SAME_SCALE || scale < 1 / SAME_SCALE) return null
  const [a, b] = [along / (scale * size), across / (scale * size)]
  return { a, b, x: q.x - a * p.x + b * p.y, y: q.y - b * p.x - a * p.y }
}

/** Both halves' middles of a tile, those of its other way round where that is asked for. */
const halves = ({ at, along }: Lying, sameWay: boolean): readonly Point[] => {
  const way = sameWay ? 0.5 : -0.5
  return [
    { x: at.x - way * along.x, y: at.y - way * along.y },
    { x: at.x + way * along.x, y: at.y + way * along.y },
  ]
}

interface Fit {
  readonly move: Move
  readonly pairs: readonly Pair[]
  /** How many tiles are alike, counted by how certain that is. */
  readonly alike: number
  /** How many surely are not. */
  readonly unlike: number
}

/** Which tiles come to lie on which by a move. */
function tried(move: Move, from: readonly Lying[], to: readonly Lying[], around: Point, slack: number): Fit {
  const pairs: Pair[] = []
  let [alikeSum, unlike] = [0, 0]
  for (const one of from) {
    const at = moved(move, one.at)
    const along = turned(move, one.along)
    const reach = SAME_PLACE + slack * distance(at, around)
    const [near] = to.filter((other) => distance(at, other.at) < reach).sort((x, y) => distance(at, x.at) - distance(at, y.at))
    if (near === undefined) continue
    const cosine = dot(along, near.along) / Math.max(1e-9, Math.hypot(along.x, along.y) * Math.hypot(near.along.x, near.along.y))
    if (Math.abs(cosine) < SAME_TURN) continue
    const same = likeness(one, near, cosine > 0)
    if (one.read.sure !== null && near.read.sure !== null && one.read.sure !== near.read.sure) unlike++
    else if (same >= MAY_BE_SAME / 2) {
      alikeSum += same
      pairs.push({ from: one, to: near, sameWay: cosine > 0, likeness: same })
    }
  }
  return { move, pairs, alike: alikeSum, unlike }
}

const better = (a: Fit, b: Fit): boolean => a.alike - a.unlike > b.alike - b.unlike

/**
 * How one piece lies upon another, by the tiles that both show; null where that cannot be said.
 *
 * Every tile that may be the same in both proposes a move, and every two; the one by which most are the same is taken (RANSAC, Fischler and Bolles 1981, over all
 * of them), if no other does nearly as well: in a set with two of each tile it could lie at two places.
 */
function fitOf(from: readonly Lying[], to: readonly Lying[]): Fit | null {
  const pairs = pairsOf(from, to)
  const fits: Fit[] = []
  const propose = (move: Move | null, around: Point): void => {
    if (move === null) return
    let fit = tried(move, from, to, around, SLACK)
    for (let again = 0; again < 2 && fit.pairs.length > 0; again++) {
      const refined = moveOf(
        fit.pairs.flatMap(({ from: one }) => halves(one, true)),
        fit.pairs.flatMap(({ to: other, sameWay }) => halves(other, sameWay)),
      )
      if (refined === null) return
      fit = tried(refined, from, to, around, again === 0 ? SLACK : 0)
    }
    fits.push(fit)
  }
  for (const one of pairs) propose(moveOf(halves(one.from, true), halves(one.to, one.sameWay)), one.to.at)
  /* One tile alone tells the turn but roughly: where that is not enough, every two are tried. */
  if (!fits.some((fit) => fit.alike >= WELL_JOINED && fit.unlike === 0)) {
    pairs.forEach((one, at) => {
      for (const other of pairs.slice(at + 1)) {
        if (other.from === one.from || other.to === one.to) continue
        const middle = { x: (one.to.at.x + other.to.at.x) / 2, y: (one.to.at.y + other.to.at.y) / 2 }
        propose(moveOf([...halves(one.from, true), ...halves(other.from, true)], [...halves(one.to, one.sameWay), ...halves(other.to, other.sameWay)]), middle)
      }
    })
  }
  const [first, ...others] = fits
  if (first === undefined) return null
  const best = others.reduce((most, each) => (better(each, most) ? each : most), first)
  const alone = Math.min(...[from, to].map((tiles) => tiles.filter(({ read }) => read.sure !== null).length)) === 1
  if (best.alike < (alone && best.unlike === 0 ? ONE_ALIKE : ENOUGH_ALIKE) || 3 * best.unlike > best.alike) return null
  const [at] = best.pairs.map(({ from: one }) => one.at)
  const elsewhere = (fit: Fit): boolean => at !== undefined && distance(moved(fit.move, at), moved(best.move, at)) > 2 * SAME_PLACE
  return others.some((fit) => elsewhere(fit) && fit.alike - fit.unlike > best.alike - best.unlike - 0.5) ? null : best
}

/** Lays a piece upon another. */
function laidUpon(base: PanPiece, piece: PanPiece, move: Move): PanPiece {
  const tiles = [...base.tiles]
  for (const tile of piece.tiles) {
    const [at, along] = [moved(move, tile.at), turned(move, tile.along)]
    const place = tiles.findIndex(
      (other) =>
        distance(other.at, at) < SAME_PLACE &&
        Math.abs(dot(other.along, along)) > SAME_TURN * Math.hypot(other.along.x, other.along.y) * Math.hypot(along.x, along.y),
    )
    const there = tiles[place]
    if (there === undefined) {
      tiles.push({ ...tile, at, along })
      continue
    }
    const way = dot(there.along, along) > 0 ? 1 : -1
    const sightings = way > 0 ? tile.sightings : tile.sightings.map((each) => ({ ...each, first: each.second, second: each.first }))
    const [own, theirs] = [there.sightings.length, tile.sightings.length]
    const between = (a: number, b: number): number => (own * a + theirs * b) / (own + theirs)
    tiles[place] = {
      at: { x: between(there.at.x, at.x), y: between(there.at.y, at.y) },
      along: { x: between(there.along.x, way * along.x), y: between(there.along.y, way * along.y) },
      sightings: [...there.sightings, ...sightings],
    }
  }
  return {
    tiles,
    views: [...base.views, ...piece.views.map((view) => ({ ...view, move: both(view.move, move) }))],
    hints: [...base.hints, ...piece.hints.map((hint) => moved(move, hint))],
  }
}

function pieceOf({ tiles, size }: PanFrame, frame: number): PanPiece | null {
  const seen = tiles.filter(({ found }) => found >= FOUND)
  const flat = layFlat(seen, size)
  if (flat === null || seen.every((tile) => surelyRead(tile) === null)) return null
  return {
    tiles: seen.map((tile) => {
      const { first, second, found, printed } = tile
      return { ...flatTile(flat, tile), sightings: [{ frame, first, second, found, sure: surelyRead(tile), printed: printed !== undefined }] }
    }),
    views: [{ frame, flat, move: UNMOVED }],
    hints: tiles.filter(({ found }) => found < FOUND && found >= LEAST_HINT).map((tile) => flatTile(flat, tile).at),
  }
}

/** Joins what the camera sees now to what it saw before. */
export function addFrame(pan: Pan, frame: PanFrame): Pan {
  const frames = pan.frames + 1
  const piece = pieceOf(frame, pan.frames)
  if (piece === null) return { ...pan, frames, progress: frame.tiles.some(({ found }) => found >= FOUND) ? 'unclear' : 'nothing' }
  let here = piece
  let apart = [...pan.pieces]
  let most = 0
  for (;;) {
    const lying = here.tiles.map(lyingOf)
    const fits = apart.map((other) => fitOf(lying, other.tiles.map(lyingOf)))
    const at = fits.findIndex((fit) => fit !== null)
    const [other, fit] = [apart[at], fits[at]]
    if (other === undefined || fit === undefined || fit === null) break
    most = Math.max(most, fit.alike)
    here = laidUpon(other, here, fit.move)
    apart = apart.filter((each) => each !== other)
  }
  const pieces = [here, ...apart].sort((a, b) => b.tiles.length - a.tiles.length || b.views.length - a.views.length)
  const progress = pieces[0] !== here || (apart.length > 0 && here === piece) ? 'lost' : here !== piece && most < WELL_JOINED ? 'hardly' : 'joined'
  return { pieces, frames, progress }
}
