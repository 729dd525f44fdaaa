import { elementAt } from '#shared/kernel/assert'
import { distance, type Ground, lengthOf, middle, surelyRead, type TileDetection } from '#shared/recognition/detection'
import type { Quad } from './geometry'
import { groundAt, median, unlike } from './one-set'
import type { Pixels } from './pixels'

/*
 * Dominoes printed on a board, a box or a screen show true faces, and nothing on a face tells them from tiles that lie there. What tells them is the whole
 * photo: they lie on a ground of their own, and more tiles are there twice than one set of dominoes has.
 */

/** So many tiles that surely lie there once more than they can: of 131 photos without a print, those on two grounds have at most 2. */
const TWICE = 3
/** A group is no smaller: a tile or two lie on a rack or beside the cloth in many photos. */
const LEAST_GROUP = 4
/** Two grounds differ by as much as this: by this measure 126 of 131 photos without a print are on one, and those of a print differ by 1.24 and more. */
const APART = 0.4
/** The share of places around a printed tile that are on its ground, at least; a tile across the edge of the ground is a real one. */
const LEAST_SHARE = 0.8

/** Where the ground is looked at, as places on a tile (`along`, `across`) beyond its rim. */
const AROUND: readonly (readonly [number, number])[] = [
  ...[-1.2, -0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9, 1.2].flatMap((along) => [-1.7, -1.4, 1.4, 1.7].map((across) => [along, across] as const)),
  ...[-1.35, -1.2, 1.2, 1.35].flatMap((along) => [-0.8, -0.4, 0, 0.4, 0.8].map((across) => [along, across] as const)),
]
/** Tiles are a little larger than they are found. */
const GROWN = 1.06
/** Tiles further apart than this, in their lengths together, take nothing of each other's ground. */
const REACH = 0.8

const grown = ([a, b, c, d]: Quad): Quad => {
  const [x, y] = [(a.x + b.x + c.x + d.x) / 4, (a.y + b.y + c.y + d.y) / 4]
  const out = (p: Quad[0]): Quad[0] => ({ x: x + (p.x - x) * GROWN, y: y + (p.y - y) * GROWN })
  return [out(a), out(b), out(c), out(d)]
}

const isInside = (quad: Quad, x: number, y: number): boolean =>
  quad.every((p, at) => {
    const q = quad[(at + 1) % 4] as Quad[0]
    return (q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x) >= 0
  })

/** The ground beside each tile, at every place that no other tile takes. */
function groundsBeside(detections: readonly TileDetection[], photo: Pixels): readonly (readonly Ground[])[] {
  const tiles = detections.map(({ corners }) => grown(corners))
  const middles = detections.map(middle)
  const lengths = detections.map(lengthOf)
  return detections.map(({ corners: [a, b, c, d] }, own) => {
    const near = tiles.filter((_, at) => {
      return at !== own && distance(elementAt(middles, at), elementAt(middles, own)) < REACH * (elementAt(lengths, at) + elementAt(lengths, own))
    })
    return AROUND.flatMap(([along, across]) => {
      const [t, u] = [(along + 1) / 2, (across + 1) / 2]
      const at = (of: (p: Quad[0]) => number): number => (1 - t) * ((1 - u) * of(a) + u * of(d)) + t * ((1 - u) * of(b) + u * of(c))
      const [x, y] = [Math.floor(at((p) => p.x)), Math.floor(at((p) => p.y))]
      if (x < 0 || y < 0 || x >= photo.width || y >= photo.height || near.some((tile) => isInside(tile, x, y))) return []
      return [groundAt(photo, x, y)]
    })
  })
}

const middleOf = (grounds: readonly Ground[]): Ground => [
  median(grounds.map(([red]) => red)),
  median(grounds.map(([, blue]) => blue)),
  median(grounds.map(([, , bright]) => bright)),
]

/** The two grounds that these are of, or null where they are rather one: two means, begun with the two that differ most. */
function twoGrounds(grounds: readonly Ground[]): readonly [Ground, Ground] | null {
  let [most, means]: [number, readonly [Ground, Ground] | null] = [APART, null]
  for (const one of grounds) for (const other of grounds) if (unlike(one, other) > most) [most, means] = [unlike(one, other), [one, other]]
  for (let turn = 0; turn < 8 && means !== null; turn++) {
    const [one, other]: readonly [Ground, Ground] = means
    const near = grounds.filter((ground) => unlike(ground, one) < unlike(ground, other))
    const far = grounds.filter((ground) => unlike(ground, one) >= unlike(ground, other))
    if (near.length < LEAST_GROUP || far.length < LEAST_GROUP) return null
    means = [middleOf(near), middleOf(far)]
  }
  return means !== null && unlike(...means) > APART ? means : null
}

/** How many tiles lie there once more than a set has them. */
const repeated = (detections: readonly TileDetection[]): number => {
  const sure = detections.flatMap((detection) => surelyRead(detection) ?? [])
  return sure.length - new Set(sure).size
}

/** Which of a photo's detections may be printed, by their places in the list; none where all lie on one ground, or may be of one set. */
export function printedAmong(detections: readonly TileDetection[], photo: Pixels): ReadonlySet<number> {
  const none = new Set<number>()
  if (repeated(detections) < TWICE) return none
  const beside = groundsBeside(detections, photo)
  const means = twoGrounds(
    detections.flatMap((detection, at) => (surelyRead(detection) === null || beside[at]?.length === 0 ? [] : [middleOf(beside[at] ?? [])])),
  )
  if (means === null) return none
  const share = (grounds: readonly Ground[]): number => {
    return grounds.filter((ground) => unlike(ground, means[0]) < unlike(ground, means[1])).length / Math.max(1, grounds.length)
  }
  const groups = [LEAST_SHARE, 1 - LEAST_SHARE].map((edge, second) =>
    detections.flatMap((_, at) => {
      const first = share(beside[at] ?? [])
      return (second === 0 ? first >= edge : first <= edge) ? [at] : []
    }),
  )
  // What is printed repeats itself more than what was laid.
  const [printed = []] = groups.sort(
    (a, b) => repeated(b.map((at) => detections[at] as TileDetection)) - repeated(a.map((at) => detections[at] as TileDetection)),
  )
  return printed.length < LEAST_GROUP ? none : new Set(printed)
}
