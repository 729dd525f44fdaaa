import type { Box } from './grey'

/** A small picture in colour, row after row: red, green and blue of each place, 0 to 255. */
export interface Colours {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** A part of a picture: the logarithm of each place's three colours, row after row. */
export interface PicturePart {
  readonly width: number
  readonly height: number
  readonly light: Float32Array
}

/** How a part lies in another picture: its middle is moved by `x`, `y`, in places, and it is turned by `turn`, in radians, clockwise. */
export interface Motion {
  readonly x: number
  readonly y: number
  readonly turn: number
}

export const UNMOVED: Motion = { x: 0, y: 0, turn: 0 }

/** So far a part is looked for to each side, in places. */
const REACH = 20
/** And turned by these, in radians, from the best place without a turn, which is off by so much at most. */
const TURNS = [-0.07, -0.035, 0, 0.035, 0.07]
const ALIGN_MARGIN = 3
/** At first every third place of every third row is held against the other picture. */
const EVERY = 3
/** What differs by more than this, in logarithms of light, is no more than other: a tile that was taken. */
const OTHER = 0.5
/** The motion is made finer in so many steps at most. */
const FINER = 12

const NEARLY_BLACK = 6

/** The places of a frame in a picture. */
function gridOf({ width, height }: Colours, box: Box): { readonly x0: number; readonly y0: number; readonly w: number; readonly h: number } {
  const [x0, y0] = [Math.max(0, Math.round(box.left * width)), Math.max(0, Math.round(box.top * height))]
  const [x1, y1] = [Math.min(width, Math.round(box.right * width)), Math.min(height, Math.round(box.bottom * height))]
  return { x0, y0, w: Math.max(0, x1 - x0), h: Math.max(0, y1 - y0) }
}

/** What lies in a frame, in a picture that has moved by `motion` since the frame was put there. Beyond its edge a picture goes on as at the edge. */
export function partOf(picture: Colours, box: Box, motion: Motion = UNMOVED): PicturePart {
  const { x0, y0, w, h } = gridOf(picture, box)
  const { width, height, data } = picture
  const light = new Float32Array(3 * w * h)
  const [cos, sin] = [Math.cos(motion.turn), Math.sin(motion.turn)]
  const [cx, cy] = [(w - 1) / 2, (h - 1) / 2]
  const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
  for (let row = 0; row < h; row++) {
    for (let column = 0; column < w; column++) {
      const [dx, dy] = [column - cx, row - cy]
      const x = within(x0 + cx + motion.x + cos * dx - sin * dy, 0, width - 1)
      const y = within(y0 + cy + motion.y + sin * dx + cos * dy, 0, height - 1)
      const [left, top] = [Math.min(width - 2, Math.floor(x)), Math.min(height - 2, Math.floor(y))]
      const [fx, fy] = [x - left, y - top]
      const at = 3 * (width * top + left)
      for (let c = 0; c < 3; c++) {
        const upper = (1 - fx) * (data[at + c] as number) + fx * (data[at + 3 + c] as number)
        const lower = (1 - fx) * (data[at + 3 * width + c] as number) + fx * (data[at + 3 * width + 3 + c] as number)
        light[3 * (w * row + column) + c] = Math.log((1 - fy) * upper + fy * lower + NEARLY_BLACK)
      }
    }
  }
  return { width: w, height: h, light }
}

/** Where a frame lies now that it has moved; it stays upright. */
export function movedBox(box: Box, { width, height }: Colours, { x, y }: Motion): Box {
  return { left: box.left + x / width, top: box.top + y / height, right: box.right + x / width, bottom: box.bottom + y / height }
}

export const median = (values: ArrayLike<number>): number => Float64Array.from(values).sort()[values.length >> 1] ?? 0

/**
 * How a frame has moved since an earlier picture, where most of it looks as it did, in whatever light.
 *
 * First all places nearby are tried, then a few turns; from the best of them on it is made finer (Lucas and Kanade 1981, with Baker and Matthews' inverse
 * step, 2004), so that the edges of tiles come to lie upon each other. What differs by much, such as a tile that was taken, counts no more than other.
 */
export function motionOf(picture: Colours, box: Box, now: Colours): Motion {
  const before = partOf(picture, box)
  const { x0, y0, w, h } = gridOf(picture, box)
  if (w < 8 || h < 8) return UNMOVED
  const green = Float32Array.from({ length: now.width * now.height }, (_, at) => Math.log((now.data[3 * at + 1] as number) + NEARLY_BLACK))
  const wasGreen = Float32Array.from({ length: w * h }, (_, at) => before.light[3 * at + 1] as number)
  const offs = new Float32Array(w * h)
  /* How much all places differ, or fewer of them, once the light that changed everywhere is taken out; what is more than `enough` may be less than it is. */
  const differs = ({ x, y, turn }: Motion, every: number, enough: number): number => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const [cx, cy] = [(w - 1) / 2, (h - 1) / 2]
    const [fromX, fromY] = [x0 + cx + x, y0 + cy + y]
    let [sum, count] = [0, 0]
    for (let v = 0; v < h; v += every) {
      const dy = v - cy
      for (let u = 0; u < w; u += every) {
        const dx = u - cx
        const column = Math.round(fromX + cos * dx - sin * dy)
        const row = Math.round(fromY + sin * dx + cos * dy)
        const inside = column >= 0 && row >= 0 && column < now.width && row < now.height
        const off = inside ? (green[now.width * row + column] as number) - (wasGreen[w * v + u] as number) : OTHER
        offs[count++] = off
        sum += off
      }
    }
    const light = sum / count
    let total = 0
    for (let i = 0; i < count && total < enough; i++) total += Math.min(OTHER, Math.abs((offs[i] as number) - light))
    return total
  }
  const bestOf = (motions: readonly Motion[], every: number): Motion => {
    let [best, least]: [Motion, number] = [UNMOVED, Infinity]
    for (const motion of motions) {
      const off = differs(motion, every, least)
      if (off < least) [best, least] = [motion, off]
    }
    return best
  }
  const around = ({ x, y }: Motion, reach: number, turns: readonly number[]): readonly Motion[] => {
    const steps = Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach)
    return turns.flatMap((turn) => steps.flatMap((dy) => steps.map((dx) => ({ x: x + dx, y: y + dy, turn }))))
  }
  return finer(before, box, now, bestOf(around(bestOf(around(UNMOVED, REACH, [0]), EVERY), ALIGN_MARGIN, TURNS), 1))
}

/** Makes a motion that is about right as fine as the pictures are. */
function finer(before: PicturePart, box: Box, now: Colours, from: Motion): Motion {
  const { width: w, height: h } = before
  const greenAt = ({ light }: PicturePart, at: number): number => light[3 * at + 1] as number
  const places: number[] = []
  for (let y = 1; y < h - 1; y++) for (let x = 1; x < w - 1; x++) places.push(y * w + x)
  const offIn = (part: PicturePart): readonly number[] => {
    const offs = places.map((at) => greenAt(part, at) - greenAt(before, at))
    const light = median(offs)
    return offs.map((off) => off - light)
  }
  const costOf = (offs: readonly number[]): number => offs.reduce((sum, off) => sum + Math.min(OTHER, Math.abs(off)), 0)
  let best = from
  let offs = offIn(partOf(now, box, from))
  let cost = costOf(offs)
  for (let step = 0; step < FINER; step++) {
    const sums = new Float64Array(9)
    places.forEach((at, i) => {
      const off = offs[i] as number
      if (Math.abs(off) >= OTHER) return
      const weight = (1 - (off / OTHER) ** 2) ** 2
      const [gx, gy] = [(greenAt(before, at + 1) - greenAt(before, at - 1)) / 2, (greenAt(before, at + w) - greenAt(before, at - w)) / 2]
      const g = [gx, gy, gy * ((at % w) - (w - 1) / 2) - gx * (Math.floor(at / w) - (h - 1) / 2)] as const
      let to = 0
      for (let a = 0; a < 3; a++) for (let b = a; b < 3; b++) sums[to++]! += weight * (g[a] as number) * (g[b] as number)
      for (let a = 0; a < 3; a++) sums[6 + a]! += weight * (g[a] as number) * off
    })
    const by = solve(sums)
    if (by === null) return best
    const [cos, sin] = [Math.cos(best.turn), Math.sin(best.turn)]
    const next: Motion = { x: best.x - cos * by[0] + sin * by[1], y: best.y - sin * by[0] - cos * by[1], turn: best.turn - by[2] }
    const nextOffs = offIn(partOf(now, box, next))
    const nextCost = costOf(nextOffs)
    if (nextCost >= cost) return best
    const little = cost - nextCost < cost / 1000
    ;[best, offs, cost] = [next, nextOffs, nextCost]
    if (little) return best
  }
  return best
}

/** Solves three equations, given as the upper half of a symmetric matrix and the right side; null where they have no one solution. */
function solve([a, b, c, d, e, f, x, y, z]: Float64Array): readonly [number, number, number] | null {
  const n = (value: number | undefined): number => value ?? 0
  const [A, B, C, D, E, F, X, Y, Z] = [n(a), n(b), n(c), n(d), n(e), n(f), n(x), n(y), n(z)]
  const [p, q, r] = [D * F - E * E, C * E - B * F, B * E - C * D]
  const det = A * p + B * q + C * r
  if (Math.abs(det) < 1e-9) return null
  const [s, t, u] = [A * F - C * C, B * C - A * E, A * D - B * B]
  return [(p * X + q * Y + r * Z) / det, (q * X + s * Y + t * Z) / det, (r * X + t * Y + u * Z) / det]
}
