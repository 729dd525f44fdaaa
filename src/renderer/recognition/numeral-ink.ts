import type { Frame } from './geometry'
import type { Pixels } from './pixels'
import { levelFor, sample } from './sample'

/** Rounds of fitting the ground: ink that the first rounds took for ground falls out in the later ones. */
const ROUNDS = 4
/** The share of a face that is taken for its bare ground; numbers cover less than the rest. */
const GROUND = 0.6
/** The local ground is taken from every so manieth place, and from a window of this share of the face about it. */
const SPARSE = 8
const WINDOW = 0.6

type Triple = readonly [number, number, number]

/** The value that a share of all is no more than. */
function quantile(values: Float32Array, share: number): number {
  return values.slice().sort()[Math.floor(share * (values.length - 1))] as number
}

/** A face without its grain: each place the mean of those about it, the nearer the more. */
function smoothed(face: Float32Array, side: number): Float32Array {
  const plane = side * side
  const pass = (from: Float32Array, step: number, line: number): Float32Array => {
    const out = new Float32Array(from.length)
    for (let c = 0; c < from.length; c += plane) {
      for (let l = 0; l < side; l++) {
        const at = (i: number): number => from[c + l * line + Math.min(side - 1, Math.max(0, i)) * step] as number
        for (let i = 0; i < side; i++) out[c + l * line + i * step] = (at(i - 2) + 2 * at(i - 1) + 3 * at(i) + 2 * at(i + 1) + at(i + 2)) / 9
      }
    }
    return out
  }
  return pass(pass(face, 1, side), side, 1)
}

const difference = (face: Float32Array, ground: Float32Array): Float32Array => face.map((v, i) => v - (ground[i] as number))

/**
 * What a bare face that is lit evenly, or from one side, does not explain.
 *
 * A face is a square of `side` places: all red, all green, all blue.
 */
function withoutEvenGround(face: Float32Array, side: number): Float32Array {
  const plane = side * side
  // every other place of every other row will do to find the ground
  const few = Array.from({ length: plane }, (_, i) => i).filter((i) => i % 2 === 0 && Math.floor(i / side) % 2 === 0)
  const channels = [0, 1, 2].map((c) => face.subarray(c * plane, (c + 1) * plane))
  let planes: readonly Triple[] = channels.map((channel) => [
    quantile(
      Float32Array.from(few, (i) => channel[i] as number),
      0.5,
    ),
    0,
    0,
  ])
  const off = (c: number, i: number): number => {
    const [level, right, down] = planes[c] as Triple
    return ((channels[c] as Float32Array)[i] as number) - level - right * ((i % side) - side / 2) - down * (Math.floor(i / side) - side / 2)
  }
  for (let round = 1; round < ROUNDS; round++) {
    const sizes = Float32Array.from(few, (i) => off(0, i) ** 2 + off(1, i) ** 2 + off(2, i) ** 2)
    const most = quantile(sizes, GROUND)
    const bare = few.filter((_, at) => (sizes[at] as number) <= most)
    planes = channels.map((channel) => fitted(channel, bare, side))
  }
  return Float32Array.from(face, (_, i) => off(Math.floor(i / plane), i % plane))
}

/** What the bare face round about each place does not explain, so that shadows, glare and grain fall out. */
function withoutLocalGround(face: Float32Array, side: number): Float32Array {
  const plane = side * side
  const few = side / SPARSE
  const reach = Math.round((few * WINDOW) / 2)
  const ground = new Float32Array(face.length)
  for (let c = 0; c < 3; c++) {
    const channel = face.subarray(c * plane, (c + 1) * plane)
    const small = shrunk(channel, side)
    const middles = new Float32Array(few * few)
    for (let y = 0; y < few; y++) {
      for (let x = 0; x < few; x++) {
        const near: number[] = []
        for (let v = Math.max(0, y - reach); v <= Math.min(few - 1, y + reach); v++) {
          for (let u = Math.max(0, x - reach); u <= Math.min(few - 1, x + reach); u++) near.push(small[v * few + u] as number)
        }
        middles[y * few + x] = quantile(Float32Array.from(near), 0.5)
      }
    }
    spread(middles, side, ground.subarray(c * plane, (c + 1) * plane))
  }
  return difference(face, ground)
}

/** The means of squares of `SPARSE` places. */
function shrunk(channel: Float32Array, side: number): Float32Array {
  const few = side / SPARSE
  const out = new Float32Array(few * few)
  channel.forEach((v, i) => {
    const to = Math.floor(i / side / SPARSE) * few + Math.floor((i % side) / SPARSE)
    out[to] = (out[to] as number) + v / (SPARSE * SPARSE)
  })
  return out
}

/** The opposite of `shrunk`, linear between the squares' middles. */
function spread(small: Float32Array, side: number, out: Float32Array): void {
  const few = side / SPARSE
  const at = (i: number): readonly [number, number, number] => {
    const p = Math.min(few - 1, Math.max(0, (i + 0.5) / SPARSE - 0.5))
    const low = Math.min(few - 2, Math.floor(p))
    return [low, low + 1, p - low]
  }
  for (let y = 0; y < side; y++) {
    const [above, below, down] = at(y)
    for (let x = 0; x < side; x++) {
      const [left, right, across] = at(x)
      const mixed = (row: number): number => (small[row * few + left] as number) * (1 - across) + (small[row * few + right] as number) * across
      out[y * side + x] = mixed(above) * (1 - down) + mixed(below) * down
    }
  }
}

/** Level and slopes of the plane nearest to the places that are bare. */
function fitted(channel: Float32Array, bare: readonly number[], side: number): Triple {
  let [n, sx, sy, sxx, sxy, syy, sv, sxv, syv] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  for (const i of bare) {
    const [x, y, v] = [(i % side) - side / 2, Math.floor(i / side) - side / 2, channel[i] as number]
    n += 1
    sx += x
    sy += y
    sxx += x * x
    sxy += x * y
    syy += y * y
    sv += v
    sxv += x * v
    syv += y * v
  }
  return solved([n, sx, sy], [sx, sxx, sxy], [sy, sxy, syy], [sv, sxv, syv])
}

const determinant = ([a, b, c]: Triple, [d, e, f]: Triple, [g, h, i]: Triple): number => a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)

/** Three symmetric equations of three unknowns (Cramer's rule); level where the slopes cannot be found. */
function solved(a: Triple, b: Triple, c: Triple, right: Triple): Triple {
  const all = determinant(a, b, c)
  if (Math.abs(all) < 1e-6) return [right[0] / Math.max(1, a[0]), 0, 0]
  return [determinant(right, b, c) / all, determinant(a, right, c) / all, determinant(a, b, right) / all]
}

/** Pixels along each side of the square that half a tile is cut to. */
export const INK_SIZE = 96
const PLANE = INK_SIZE * INK_SIZE
/** What is cut off at the bar, at the end and at either side, in halves: most of the bar and of the tile's edge. */
const AT_BAR = 0.05
const AT_END = 0.03
const AT_SIDE = 0.04
/** The outer part of a half, where its edges, the bar and a printed border are: numbers hardly reach into it. */
const RIM = 0.1

type Axis = readonly [number, number, number]
type InkStep = readonly [number, number]

/** Half a tile straightened, with its bar at the left and without its edges: all red, all green, all blue. */
export function cutFace(levels: readonly Pixels[], frame: Frame, side: 1 | -1): Float32Array {
  const long = (1 - AT_BAR - AT_END) / INK_SIZE
  const wide = (2 - 4 * AT_SIDE) / INK_SIZE
  const step = Math.max(Math.hypot(frame.ux, frame.uy) * long, Math.hypot(frame.vx, frame.vy) * wide)
  const level = levelFor(levels, step)
  const f = 2 ** -level
  const across: InkStep = [side * frame.ux * long * f, side * frame.uy * long * f]
  const down: InkStep = [side * frame.vx * wide * f, side * frame.vy * wide * f]
  const first = AT_BAR / long + 0.5
  const top = 0.5 - INK_SIZE / 2
  const x = frame.cx * f + across[0] * first + down[0] * top - 0.5
  const y = frame.cy * f + across[1] * first + down[1] * top - 0.5
  const out = new Float32Array(3 * PLANE)
  sample(levels[level] as Pixels, { x, y, across, down }, INK_SIZE, INK_SIZE, out)
  return out
}

/** How much of the ink lies at each place of half a tile: nothing from 0 down, an edge at 0.5, all of it from 1 up. Row by row, the bar at the left. */
export type Ink = Float32Array

/** What on a face may be ink, and what kind of guess that is: the plain one, cut off at the rim, only the core of the ink, or of another colour. */
export interface InkGuess {
  readonly ink: Ink
  readonly kind: 'plain' | 'trimmed' | 'core' | 'colour'
  /** How far the ink is from the ground, in shades of 255. */
  readonly contrast: number
}

/** Where ink begins, in halves of what parts it from bare ground: fainter, or only its core where lines have run together. */
const FAINT = 0.6
const CORE = 1.6
const INMOST = 2.3

/** Whether a place of a half is away from its rim. */
export function isInside(place: number): boolean {
  const [low, high] = [INK_SIZE * RIM, INK_SIZE * (1 - RIM) - 1]
  const [x, y] = [place % INK_SIZE, Math.floor(place / INK_SIZE)]
  return x >= low && x <= high && y >= low && y <= high
}

const INSIDE: readonly number[] = Array.from({ length: PLANE }, (_, place) => place).filter(isInside)

/** Ink that does not run out of the half, because it is cut off at the rim. */
const trimmed = (guess: InkGuess): InkGuess => ({ ...guess, kind: 'trimmed', ink: guess.ink.map((v, place) => (isInside(place) ? v : Math.min(0, v))) })

/**
 * What on a face may be ink, likeliest first: what stands out most from an even ground, or from the ground near by; then more or
 * less of the same, and at last what is of another colour, or dark instead of light.
 */
export function* inksOn(face: Float32Array): Generator<InkGuess> {
  const [even, other] = colours(withoutEvenGround(face, INK_SIZE))
  yield guess(even, 1, 'plain')
  const [local, second] = colours(withoutLocalGround(face, INK_SIZE))
  yield guess(local, 1, 'plain')
  yield guess(local, CORE, 'plain')
  const [smooth] = colours(withoutLocalGround(smoothed(smoothed(face, INK_SIZE), INK_SIZE), INK_SIZE))
  yield guess(smooth, 1, 'plain')
  yield guess(smooth, CORE, 'plain')
  yield trimmed(guess(local, 1, 'trimmed'))
  yield guess(even, FAINT, 'plain')
  yield trimmed(guess(local, CORE, 'trimmed'))
  yield guess(local, FAINT, 'plain')
  yield guess(local, INMOST, 'core')
  yield guess(second, 1, 'colour')
  yield guess(against(local), 1, 'plain')
  yield guess(other, 1, 'colour')
}

/** How far each place is from the ground in one colour, and how far bare and inked places part. */
interface Distance {
  readonly off: Float32Array
  readonly parts: number
}

const distance = (off: Float32Array): Distance => ({ off, parts: Math.max(1e-3, otsuThreshold(Float32Array.from(INSIDE, (place) => off[place] as number))) })

const against = ({ off }: Distance): Distance => distance(off.map((v) => -v))

/** Ink that begins at so much of where bare and inked places part. */
function guess({ off, parts }: Distance, from: number, kind: InkGuess['kind']): InkGuess {
  return { ink: off.map((v) => v / parts / 2 / from), kind, contrast: 2 * parts }
}

/** How far each place is from the ground, in the two colours that stand out most. */
function colours(off: Float32Array): readonly [Distance, Distance] {
  const [first, second] = axesOf(off)
  return [distance(along(off, first)), distance(along(off, second))]
}

/** The two directions in which colours differ most from the ground (power iteration on their covariance). */
function axesOf(off: Float32Array): readonly [Axis, Axis] {
  const m = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  for (const i of INSIDE) {
    for (let a = 0; a < 3; a++) {
      const v = off[a * PLANE + i] as number
      for (let b = 0; b < 3; b++) m[3 * a + b] = (m[3 * a + b] as number) + v * (off[b * PLANE + i] as number)
    }
  }
  const [first, most] = mainAxis(m)
  const [second] = mainAxis(m.map((v, i) => v - most * (first[Math.floor(i / 3)] as number) * (first[i % 3] as number)))
  return [first, second]
}

function mainAxis(m: readonly number[]): readonly [Axis, number] {
  let axis: Axis = [0.6, 0.64, 0.48]
  let length = 0
  for (let round = 0; round < 30; round++) {
    const row = (a: number): number => axis.reduce((sum, v, b) => sum + v * (m[3 * a + b] as number), 0)
    const next = [row(0), row(1), row(2)] as const
    length = Math.hypot(...next)
    if (length === 0) break
    axis = [next[0] / length, next[1] / length, next[2] / length]
  }
  return [axis, length]
}

/** How far each place is from the ground in a direction, the longer tail to the positive side: there are fewer inked places than bare ones. */
function along(off: Float32Array, [r, g, b]: Axis): Float32Array {
  const out = new Float32Array(PLANE)
  for (let i = 0; i < PLANE; i++) out[i] = r * (off[i] as number) + g * (off[PLANE + i] as number) + b * (off[2 * PLANE + i] as number)
  const skew = INSIDE.reduce((sum, i) => sum + (out[i] as number) ** 3, 0)
  return skew < 0 ? out.map((v) => -v) : out
}

/** The value that parts values into two groups as unlike as can be (Otsu 1979). */
function otsuThreshold(values: Float32Array): number {
  const [low, high] = [quantile(values, 0.005), quantile(values, 0.995)]
  const bins = new Float64Array(64)
  const width = (high - low) / 63 || 1
  for (const v of values) {
    const bin = Math.min(63, Math.max(0, Math.round((v - low) / width)))
    bins[bin] = (bins[bin] as number) + 1
  }
  const all = bins.reduce((sum, n, i) => sum + n * i, 0)
  let [below, sum, best, at] = [0, 0, -1, 0]
  for (let i = 0; i < 63; i++) {
    below += bins[i] as number
    sum += i * (bins[i] as number)
    const above = values.length - below
    if (below === 0 || above === 0) continue
    const between = below * above * (sum / below - (all - sum) / above) ** 2
    if (between > best) [best, at] = [between, i]
  }
  return low + (at + 0.5) * width
}
