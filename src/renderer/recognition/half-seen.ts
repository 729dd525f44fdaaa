import { rankTiles, SURE, likeliestSuit, type Point, type TileDetection } from '#shared/recognition/detection'
import { overlap } from './geometry'
import type { PlaceCandidate } from './read-places'

/* What is clear to see of a tile may not be all of it: where it is cut, where another lies on it, or where it is two halves of neighbours. It is asked about. */

/** How far the outermost pips reach, of half a tile's length and of half its width. */
const [PIPS_ALONG, PIPS_ACROSS] = [0.87, 0.68]
/** A half of so many pips may be one of a higher number whose last row is cut: then the edge runs along its frame, which is drawn round what is seen. */
const ROWS_MAY_BE_CUT = 7
/** So near the edge, in lengths of a tile, a frame ends there. */
const AT_EDGE = 0.01
/** Of tiles that lie side by side none covers more of another. */
const COVERED = 0.2
/** A place half a tile further on as certain as this may be the tile, and this one two halves of neighbours: of 1,200 tiles read right none has one beside it. */
const RIVAL = 0.7

interface Picture {
  readonly width: number
  readonly height: number
}

/** The detections of a picture, of which those that may show half the truth are as unsure as what is asked about. */
export function askedWhereHalfSeen(detections: readonly TileDetection[], picture: Picture, places: readonly PlaceCandidate[]): readonly TileDetection[] {
  return detections.map((detection) => {
    const covered = detections.some((other) => other !== detection && overlap(detection.corners, other.corners) > COVERED)
    return covered || isCut(detection, picture) || hasRival(detection, places) ? asked(detection) : detection
  })
}

/** A detection whose likeliest tile is just not sure. */
export function asked(detection: TileDetection): TileDetection {
  const most = (SURE - 0.01) / Math.max(1e-9, rankTiles(detection)[0]?.chance ?? 1)
  return detection.found > most ? { ...detection, found: most } : detection
}

/** A place on a tile: `along` from -1 at the first end to 1 at the second, `across` from -1 at one long side to 1 at the other. */
function placeOn([a, b, c, d]: TileDetection['corners'], along: number, across: number): Point {
  const [t, s] = [(1 + along) / 2, (1 + across) / 2]
  const at = (of: (p: Point) => number): number => (1 - s) * ((1 - t) * of(a) + t * of(b)) + s * ((1 - t) * of(d) + t * of(c))
  return { x: at(({ x }) => x), y: at(({ y }) => y) }
}

/** How far within the picture a place lies, less than 0 beyond its edge. */
const within = ({ x, y }: Point, { width, height }: Picture): number => Math.min(x, y, width - x, height - y)

/** Whether pips may lie beyond the edge of the picture. */
function isCut({ corners, first, second }: TileDetection, picture: Picture): boolean {
  const length = Math.hypot(corners[1].x - corners[0].x, corners[1].y - corners[0].y)
  const seen = (along: number, across: number): number => Math.min(...[-across, across].map((side) => within(placeOn(corners, along, side), picture)))
  return [first, second].some((half, at) => {
    const end = at === 0 ? -1 : 1
    if (seen(end * PIPS_ALONG, PIPS_ACROSS) < 0) return true
    return likeliestSuit(half) >= ROWS_MAY_BE_CUT && seen(end, 1) < AT_EDGE * length
  })
}

/** Whether a tile may well lie half a length further on, along the same line. */
function hasRival({ corners: [a, b, c, d] }: TileDetection, places: readonly PlaceCandidate[]): boolean {
  const [cx, cy] = [(a.x + b.x + c.x + d.x) / 4, (a.y + b.y + c.y + d.y) / 4]
  const [lx, ly] = [(b.x + c.x - a.x - d.x) / 2, (b.y + c.y - a.y - d.y) / 2]
  const length = Math.hypot(lx, ly)
  return places.some((place) => {
    if (place.chance < RIVAL) return false
    const [dx, dy] = [place.cx - cx, place.cy - cy]
    const along = Math.abs(dx * lx + dy * ly) / length ** 2
    const across = Math.abs(dx * ly - dy * lx) / length ** 2
    const turned = Math.abs(place.ux * lx + place.uy * ly) / (length * Math.hypot(place.ux, place.uy))
    return along > 0.3 && along < 0.7 && across < 0.15 && turned > 0.95
  })
}
