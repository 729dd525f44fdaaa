import type { Tile } from '../domino/tile'
import { assign } from '../recognition/assignment'
import { explains } from '../recognition/compare'
import { lengthOf, middle, surelyRead, type Point, type TileDetection } from '../recognition/detection'

/** Where a tile of the line lay when it was last seen: its middle and its length, in pixels of the picture, and the angle at which it lies, in radians. */
export interface TilePose extends Point {
  readonly length: number
  readonly turn: number
}

export function poseOf(detection: TileDetection): TilePose {
  const [a, b, c, d] = detection.corners
  return { ...middle(detection), length: lengthOf(detection), turn: Math.atan2(b.y + c.y - a.y - d.y, b.x + c.x - a.x - d.x) }
}

/** How the picture of the table has moved: turned and scaled by `a` + `b`i, then shifted by `x`, `y`. */
interface Shift {
  readonly a: number
  readonly b: number
  readonly x: number
  readonly y: number
}

const STILL: Shift = { a: 1, b: 0, x: 0, y: 0 }

/** The line of the record, found again in a picture. */
export interface FollowedTiles {
  /** For each tile of the record, in the order they were laid, the detection that shows it. */
  readonly shown: readonly (number | null)[]
  /** Where each lies now, seen or not; null where it was never seen. */
  readonly places: readonly (TilePose | null)[]
  /** Tiles that surely are others than the record has there: the place in the record, and the detection. */
  readonly wrong: readonly { readonly at: number; readonly detection: number }[]
  /** Tiles of the record that surely lie elsewhere than the others say they would: they were moved. */
  readonly strayed: readonly number[]
  /** Most of them lie elsewhere in the picture than before: the camera was bumped, or the cloth slipped. */
  readonly shifted: boolean
  /** Detections that show no tile of the record. */
  readonly others: readonly number[]
}

function shifted({ x, y, length, turn }: TilePose, { a, b, x: right, y: down }: Shift): TilePose {
  return { x: a * x - b * y + right, y: b * x + a * y + down, length: length * Math.hypot(a, b), turn: turn + Math.atan2(b, a) }
}

/** How far two places are apart, in lengths of a tile. */
export const off = (a: TilePose, b: TilePose): number => Math.hypot(a.x - b.x, a.y - b.y) / Math.max(1, b.length)

/** Whether a point is on the tile that lies at a place; a tile is half as wide as it is long. The middle of its neighbour is as far again from its edge. */
export function isOn({ x, y }: Point, place: TilePose): boolean {
  const [right, down, cos, sin] = [x - place.x, y - place.y, Math.cos(place.turn), Math.sin(place.turn)]
  return Math.abs(cos * right + sin * down) < place.length / 2 && Math.abs(cos * down - sin * right) < place.length / 4
}

/** A tile lies where it was expected when it is no further off than this, in lengths. */
const THERE = 0.4
/** And has moved when it is further off than this. */
const SHIFTS = 0.12
/** It lies at another place of the line when it is further off than this. */
const STRAYS = 0.6
/** A camera that is bumped turns no further, and comes no nearer or goes no further away, than this. */
const TURNS = Math.PI / 3
const NEARS = 1.6

interface PosePair {
  readonly from: TilePose
  readonly to: TilePose
}

/** The turn, scale and shift that takes `one` and `other` to where they are now. */
function shiftOf(one: PosePair, other: PosePair): Shift | null {
  const [px, py] = [other.from.x - one.from.x, other.from.y - one.from.y]
  const [qx, qy] = [other.to.x - one.to.x, other.to.y - one.to.y]
  const size = px * px + py * py
  if (size < one.from.length ** 2) return null
  const [a, b] = [(qx * px + qy * py) / size, (qy * px - qx * py) / size]
  if (Math.abs(Math.atan2(b, a)) > TURNS || Math.abs(Math.log(Math.hypot(a, b))) > Math.log(NEARS)) return null
  return { a, b, x: one.to.x - a * one.from.x + b * one.from.y, y: one.to.y - b * one.from.x - a * one.from.y }
}

/**
 * How the picture moved since the places were noted, by most tiles that are surely the same.
 *
 * Every two tiles propose a motion; the one that takes most tiles to where they are seen is taken (RANSAC, Fischler and Bolles 1981, over all pairs). One tile
 * alone that lies elsewhere, beside others that lie where they lay, has been moved.
 */
function motionOf(pairs: readonly PosePair[]): Shift {
  const [first] = pairs
  if (first === undefined) return STILL
  if (pairs.length === 1) return { ...STILL, x: first.to.x - first.from.x, y: first.to.y - first.from.y }
  let best = STILL
  const count = (shift: Shift): number => pairs.filter(({ from, to }) => off(shifted(from, shift), to) < THERE).length
  let most = count(STILL)
  if (most === pairs.length - 1) return STILL
  for (let i = 0; i < pairs.length && most < pairs.length; i++) {
    for (let j = i + 1; j < pairs.length; j++) {
      const shift = shiftOf(pairs[i] as PosePair, pairs[j] as PosePair)
      const agreeing = shift === null ? 0 : count(shift)
      if (shift !== null && agreeing > most) [best, most] = [shift, agreeing]
    }
  }
  return best
}

/** How much a detection gains by lying where a tile lay: the logarithm of a likelihood. */
const WHERE_IT_LAY = 4

/** Finds the tiles of the record again in a picture, by what they show and where they lay. */
export function followTiles(detections: readonly TileDetection[], laid: readonly Tile[], before: readonly (TilePose | null)[]): FollowedTiles {
  const now = detections.map(poseOf)
  const sure = detections.map(surelyRead)
  const once = (tile: Tile | null): boolean => sure.filter((other) => other === tile).length === 1 && laid.filter((other) => other === tile).length === 1
  const pairs = laid.flatMap((tile, at): readonly PosePair[] => {
    const from = before[at] ?? null
    const detection = sure.indexOf(tile)
    return from === null || detection < 0 || !once(tile) ? [] : [{ from, to: now[detection] as TilePose }]
  })
  const shift = motionOf(pairs)
  const expected = laid.map((_, at) => {
    const place = before[at] ?? null
    return place === null ? null : shifted(place, shift)
  })
  const near = (at: number, detection: number): number => {
    const place = expected[at] ?? null
    return place === null ? 0 : WHERE_IT_LAY * Math.max(0, 1 - off(now[detection] as TilePose, place))
  }
  const gains = laid.map((tile, at) => detections.map((detection, i) => explains(detection, tile) + near(at, i)))
  const matched = assign(gains).columns
  const other = (at: number): boolean => {
    const read = sure[matched[at] ?? -1] ?? null
    return read !== null && read !== laid[at]
  }
  const wrong = matched.flatMap((detection, at) =>
    detection !== null && other(at) && near(at, detection) > WHERE_IT_LAY * (1 - THERE) ? [{ at, detection }] : [],
  )
  const shown = matched.map((detection, at) => (detection !== null && other(at) ? null : detection))
  const kept = shown.flatMap((detection, at) =>
    detection === null || (before[at] ?? null) === null ? [] : [off(now[detection] as TilePose, before[at] as TilePose)],
  )
  const strayed = shown.flatMap((detection, at) => {
    const place = expected[at] ?? null
    return detection !== null && place !== null && sure[detection] === laid[at] && off(now[detection] as TilePose, place) > STRAYS ? [at] : []
  })
  const taken = new Set([...shown, ...wrong.map(({ detection }) => detection)])
  return {
    shown,
    wrong,
    strayed,
    shifted: kept.length > 0 && 2 * kept.filter((far) => far > SHIFTS).length > kept.length,
    places: shown.map((detection, at) => (detection === null ? (expected[at] ?? null) : (now[detection] as TilePose))),
    others: detections.flatMap((_, at) => (taken.has(at) ? [] : [at])),
  }
}
