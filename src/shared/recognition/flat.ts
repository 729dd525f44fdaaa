import { FOUND, type Point, type TileDetection } from './detection'

/** Size of a picture, in pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/**
 * How a picture of a table is laid flat, so that a tile is 2 long and 1 wide wherever it lies in it.
 *
 * Places are counted from the middle of the picture, in halves of its longer side. They are divided by 1 + `tilt` · place, which takes the perspective out, and
 * then stretched by the symmetric matrix `stretch` (its first row, and the last of its second).
 */
export interface Flat {
  readonly size: PictureSize
  readonly tilt: readonly [number, number]
  readonly stretch: readonly [number, number, number]
}

/** How much nearer one side of a picture may be to the camera than its middle: the spread that is expected, as a share. */
const TILT_SPREAD = 0.3
/** The spread with which the size of a tile is known, as a share of it. */
const SIZE_SPREAD = 0.03
/** No place of a picture is further away than so many times its middle. */
const LEAST_NEARNESS = 0.25
/** What an edge of the picture cuts is not measured: so near to it, in pixels. */
const AT_EDGE = 2

interface Vector {
  readonly x: number
  readonly y: number
}

const minus = (a: Vector, b: Vector): Vector => ({ x: a.x - b.x, y: a.y - b.y })

/** From the middle of the picture, in halves of its longer side. */
function placeIn({ width, height }: PictureSize, { x, y }: Point): Vector {
  const half = Math.max(width, height) / 2
  return { x: (x - width / 2) / half, y: (y - height / 2) / half }
}

function upright([right, down]: Flat['tilt'], { x, y }: Vector): Vector {
  const nearness = Math.max(LEAST_NEARNESS, 1 + right * x + down * y)
  return { x: x / nearness, y: y / nearness }
}

/** Where a place of the picture lies on the flat table, in widths of a tile. */
export function flatPlace({ size, tilt, stretch: [xx, xy, yy] }: Flat, point: Point): Point {
  const { x, y } = upright(tilt, placeIn(size, point))
  return { x: xx * x + xy * y, y: xy * x + yy * y }
}

/** Solves three equations with three unknowns (Cramer); null where they do not say enough. */
function solve3(m: readonly (readonly number[])[], v: readonly number[]): readonly [number, number, number] | null {
  const at = (row: number, column: number): number => m[row]?.[column] ?? 0
  const det = (get: (row: number, column: number) => number): number =>
    get(0, 0) * (get(1, 1) * get(2, 2) - get(1, 2) * get(2, 1)) -
    get(0, 1) * (get(1, 0) * get(2, 2) - get(1, 2) * get(2, 0)) +
    get(0, 2) * (get(1, 0) * get(2, 1) - get(1, 1) * get(2, 0))
  const all = det(at)
  if (Math.abs(all) < 1e-12) return null
  const unknown = (which: number): number => det((row, column) => (column === which ? (v[row] ?? 0) : at(row, column))) / all
  return [unknown(0), unknown(1), unknown(2)]
}

/** The unknowns that satisfy weighed equations best, by least squares. */
function leastSquares(equations: readonly { readonly of: readonly [number, number, number]; readonly is: number; readonly weight: number }[]) {
  const [m, v] = [[0, 1, 2].map(() => [0, 0, 0]), [0, 0, 0]]
  for (const { of, is, weight } of equations) {
    for (let row = 0; row < 3; row++) {
      v[row] = (v[row] as number) + weight * (of[row] as number) * is
      for (let column = 0; column < 3; column++) (m[row] as number[])[column] = (m[row]?.[column] ?? 0) + weight * (of[row] as number) * (of[column] as number)
    }
  }
  return solve3(m, v)
}

/** Half the length and half the width of a tile whose corners are these. */
function axes([a, b, c, d]: readonly [Vector, Vector, Vector, Vector]): readonly [Vector, Vector] {
  return [
    { x: (b.x + c.x - a.x - d.x) / 4, y: (b.y + c.y - a.y - d.y) / 4 },
    { x: (c.x + d.x - a.x - b.x) / 4, y: (c.y + d.y - a.y - b.y) / 4 },
  ]
}

/** How much nearer the right and the lower side of a picture are than its middle: what is nearer looks larger. By the third root of an area, which goes with how near it is. */
function tiltOf(places: readonly (readonly [Vector, Vector, Vector, Vector])[]): Flat['tilt'] {
  const sizes = places.map((corners) => {
    const [u, v] = axes(corners)
    const [a, , c] = corners
    return { middle: { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 }, size: Math.cbrt(Math.abs(u.x * v.y - u.y * v.x)) }
  })
  const mean = sizes.reduce((sum, { size }) => sum + size, 0) / sizes.length
  const unit = 1 / SIZE_SPREAD ** 2
  const fitted = leastSquares([
    ...sizes.map(({ middle: { x, y }, size }) => ({ of: [1, x, y] as const, is: size / mean, weight: unit })),
    { of: [0, 1, 0], is: 0, weight: 1 / TILT_SPREAD ** 2 },
    { of: [0, 0, 1], is: 0, weight: 1 / TILT_SPREAD ** 2 },
  ])
  if (fitted === null || fitted[0] <= 0) return [0, 0]
  return [fitted[1] / fitted[0], fitted[2] / fitted[0]]
}

/** The root of a symmetric matrix that stretches in two directions; null where it would turn something inside out. */
function rootOf([xx, xy, yy]: readonly [number, number, number]): Flat['stretch'] | null {
  const det = xx * yy - xy * xy
  if (det <= 1e-9 || xx + yy <= 0) return null
  const root = Math.sqrt(det)
  const by = Math.sqrt(xx + yy + 2 * root)
  return [(xx + root) / by, xy / by, (yy + root) / by]
}

/**
 * How a picture is laid flat, from the shapes of the tiles in it; null where it shows no whole tile.
 *
 * All tiles of a set have one size. Where they still differ in size or slant once the perspective is taken out, one stretch makes them alike.
 */
export function layFlat(tiles: readonly TileDetection[], size: PictureSize): Flat | null {
  const whole = tiles.filter(
    ({ corners, found }) => found >= FOUND && corners.every(({ x, y }) => x > AT_EDGE && y > AT_EDGE && x < size.width - AT_EDGE && y < size.height - AT_EDGE),
  )
  if (whole.length === 0) return null
  const places = whole.map(({ corners: [a, b, c, d] }) => [placeIn(size, a), placeIn(size, b), placeIn(size, c), placeIn(size, d)] as const)
  const tilt = tiltOf(places)
  const equations = places.flatMap(([a, b, c, d]) => {
    const [u, v] = axes([upright(tilt, a), upright(tilt, b), upright(tilt, c), upright(tilt, d)])
    return [
      { of: [u.x * u.x, 2 * u.x * u.y, u.y * u.y] as const, is: 1, weight: 1 },
      { of: [v.x * v.x, 2 * v.x * v.y, v.y * v.y] as const, is: 0.25, weight: 16 },
      { of: [u.x * v.x, u.x * v.y + u.y * v.x, u.y * v.y] as const, is: 0, weight: 4 },
    ]
  })
  const fitted = leastSquares(equations)
  const stretch = fitted === null ? null : rootOf(fitted)
  return stretch === null ? null : { size, tilt, stretch }
}

/** The middle of a tile on the flat table, and from there to the middle of its `second` end. */
export function flatTile(flat: Flat, { corners: [a, b, c, d] }: TileDetection): { readonly at: Point; readonly along: Point } {
  const [p, q, r, s] = [flatPlace(flat, a), flatPlace(flat, b), flatPlace(flat, c), flatPlace(flat, d)]
  const far = minus({ x: (q.x + r.x) / 2, y: (q.y + r.y) / 2 }, { x: (p.x + s.x) / 2, y: (p.y + s.y) / 2 })
  return { at: { x: (p.x + q.x + r.x + s.x) / 4, y: (p.y + q.y + r.y + s.y) / 4 }, along: { x: far.x / 2, y: far.y / 2 } }
}
