import { quantile, withoutGround } from './face-ground'
import type { Frame } from './geometry'
import type { Pixels } from './pixels'
import { levelFor, sample } from './sample'

/** Pixels along each side of the square that half a tile is cut to. */
export const INK_SIZE = 96
const PLANE = INK_SIZE * INK_SIZE
/** What is cut off at the bar, and at the three other sides, in halves: the bar itself, the tile's edge, a printed border. */
const AT_BAR = 0.1
const AT_EDGE = 0.05

/** How much of the ink lies at each place of half a tile, from 0 to 1, bar at the left, row by row. */
export type Ink = Float32Array

/** Half a tile straightened, with its bar at the left and without its edges: all red, all green, all blue. */
export function cutFace(levels: readonly Pixels[], frame: Frame, side: 1 | -1): Float32Array {
  const long = (1 - AT_BAR - AT_EDGE) / INK_SIZE
  const wide = (2 - 4 * AT_EDGE) / INK_SIZE
  const step = Math.max(Math.hypot(frame.ux, frame.uy) * long, Math.hypot(frame.vx, frame.vy) * wide)
  const level = levelFor(levels, step)
  const f = 2 ** -level
  const across: readonly [number, number] = [side * frame.ux * long * f, side * frame.uy * long * f]
  const down: readonly [number, number] = [side * frame.vx * wide * f, side * frame.vy * wide * f]
  const first = AT_BAR / long + 0.5
  const top = 0.5 - INK_SIZE / 2
  const x = frame.cx * f + across[0] * first + down[0] * top - 0.5
  const y = frame.cy * f + across[1] * first + down[1] * top - 0.5
  const out = new Float32Array(3 * PLANE)
  sample(levels[level] as Pixels, { x, y, across, down }, INK_SIZE, INK_SIZE, out)
  return out
}

/** The direction in which colours differ most from the ground (power iteration on their covariance). */
function inkAxis(off: Float32Array): readonly [number, number, number] {
  const at = (c: number, i: number): number => off[c * PLANE + i] as number
  const m = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  for (let i = 0; i < PLANE; i++) {
    for (let a = 0; a < 3; a++) for (let b = 0; b < 3; b++) m[3 * a + b] = (m[3 * a + b] as number) + at(a, i) * at(b, i)
  }
  let axis: readonly [number, number, number] = [0.577, 0.577, 0.577]
  for (let round = 0; round < 20; round++) {
    const row = (a: number): number => axis.reduce((sum, v, b) => sum + v * (m[3 * a + b] as number), 0)
    const next = [row(0), row(1), row(2)] as const
    const length = Math.hypot(...next)
    if (length === 0) return axis
    axis = [next[0] / length, next[1] / length, next[2] / length]
  }
  return axis
}

/** How far each place is from the ground towards the ink: the side with the longer tail is the ink's. */
export function towardsInk(face: Float32Array): Float32Array {
  const off = withoutGround(face, INK_SIZE)
  const [r, g, b] = inkAxis(off)
  const out = new Float32Array(PLANE)
  let skew = 0
  for (let i = 0; i < PLANE; i++) {
    const v = r * (off[i] as number) + g * (off[PLANE + i] as number) + b * (off[2 * PLANE + i] as number)
    out[i] = v
    skew += v ** 3
  }
  return skew < 0 ? out.map((v) => -v) : out
}

/** The value that parts values into two groups as unlike as can be (Otsu 1979). */
export function parting(values: Float32Array): number {
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
