import type { Frame } from './geometry'
import type { Pixels } from './pixels'
import { levelFor, sample } from './sample'

/** A picture in shades of grey, 0 black to 255 white, row by row from the top. */
export interface Grey {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Pixels along each side of a half as it is cut out to look for a number. */
const SIDE = 96
/** What of a half is looked at: not its bar, nor its edges. In half lengths from the bar, and half widths from the middle. */
const FROM_BAR = 0.07
const TO_END = 0.96
const ACROSS = 0.92
/** Ink differs at least so much from the face, of 255. */
const LEAST_CONTRAST = 26
/** Smaller patches of ink, as a share of the half, are dirt or glare. */
const LEAST_AREA = 0.0025

interface Patch {
  readonly area: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What is printed on a half whose bar lies at the left. */
export interface Ink {
  /** 1 where the number is printed, in a square of `SIDE` pixels. */
  readonly mask: Uint8Array
  readonly side: number
  readonly box: Patch
  /**
   * Quarter turns to the left that bring the number upright, as far as a line or a dot under a 6 or a 9 says so; null without one.
   */
  readonly turns: number | null
}

/** Cuts a half out, its bar at the left, as red, green and blue planes. */
function cutSquare(levels: readonly Pixels[], { cx, cy, ux, uy, vx, vy }: Frame, side: 1 | -1): Float32Array {
  const along = (TO_END - FROM_BAR) / SIDE
  const down = (2 * ACROSS) / SIDE
  const level = levelFor(levels, Math.max(Math.hypot(ux, uy) * along, Math.hypot(vx, vy) * down))
  const f = 2 ** -level
  const across: [number, number] = [side * ux * along * f, side * uy * along * f]
  const downwards: [number, number] = [side * vx * down * f, side * vy * down * f]
  const [a, b] = [FROM_BAR / along + 0.5, -ACROSS / down + 0.5]
  const out = new Float32Array(3 * SIDE * SIDE)
  const x = cx * f + across[0] * a + downwards[0] * b - 0.5
  const y = cy * f + across[1] * a + downwards[1] * b - 0.5
  sample(levels[level] as Pixels, { x, y, across, down: downwards }, SIDE, SIDE, out)
  return out
}

function median(values: Float32Array): number {
  return values.slice().sort()[values.length >> 1] ?? 0
}

/** How far each pixel is from the colour of the face. */
function difference(planes: Float32Array): Float32Array {
  const n = planes.length / 3
  const out = new Float32Array(n)
  for (let c = 0; c < 3; c++) {
    const plane = planes.subarray(c * n, (c + 1) * n)
    const face = median(plane)
    for (let i = 0; i < n; i++) out[i] = Math.max(out[i] as number, Math.abs((plane[i] as number) - face))
  }
  return out
}

/** The value that parts the light from the dark best (Otsu 1979). */
function threshold(values: Float32Array): number {
  const counts = new Float64Array(256)
  for (const value of values) counts[Math.min(255, Math.round(value))] = (counts[Math.min(255, Math.round(value))] as number) + 1
  const all = counts.reduce((sum, count, at) => sum + count * at, 0)
  let [below, sumBelow, best, at] = [0, 0, -1, 0]
  for (let t = 0; t < 255; t++) {
    below += counts[t] as number
    sumBelow += (counts[t] as number) * t
    const above = values.length - below
    if (below === 0 || above === 0) continue
    const between = below * above * (sumBelow / below - (all - sumBelow) / above) ** 2
    if (between > best) [best, at] = [between, t]
  }
  return at + 0.5
}

/** Connected patches of a mask, each with a number from 1 written into `labels`. */
function patches(mask: Uint8Array, labels: Int32Array): readonly Patch[] {
  const out: Patch[] = []
  const stack: number[] = []
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] === 0 || labels[start] !== 0) continue
    let [area, left, top, right, bottom] = [0, SIDE, SIDE, 0, 0]
    labels[start] = out.length + 1
    stack.push(start)
    while (stack.length > 0) {
      const at = stack.pop() as number
      const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
      area++
      ;[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)]
      for (let ny = Math.max(0, y - 1); ny <= Math.min(SIDE - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(SIDE - 1, x + 1); nx++) {
          const next = ny * SIDE + nx
          if (mask[next] === 0 || labels[next] !== 0) continue
          labels[next] = out.length + 1
          stack.push(next)
        }
      }
    }
    out.push({ area, left, top, right, bottom })
  }
  return out
}

const widthOf = ({ left, right }: Patch): number => right - left + 1
const heightOf = ({ top, bottom }: Patch): number => bottom - top + 1
const longest = (patch: Patch): number => Math.max(widthOf(patch), heightOf(patch))
const shortest = (patch: Patch): number => Math.min(widthOf(patch), heightOf(patch))
const touchesEdge = ({ left, top, right, bottom }: Patch): boolean => left === 0 || top === 0 || right === SIDE - 1 || bottom === SIDE - 1

/** What is left of the edge, the bar or a rim: thin, along a side. */
const isRim = (patch: Patch): boolean => touchesEdge(patch) && shortest(patch) < SIDE * 0.16

/** A line under a number: thin, straight and full. */
const isLine = (patch: Patch): boolean => longest(patch) >= 4.2 * shortest(patch) && patch.area > 0.6 * widthOf(patch) * heightOf(patch)

function boxOf(all: readonly Patch[]): Patch {
  return {
    area: all.reduce((sum, { area }) => sum + area, 0),
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  }
}

/** Where below is, by a mark beside a number: 0 below, 1 to the left, 2 above, 3 to the right, which are the turns to the left it takes. */
function turnsByLine(line: Patch, glyph: Patch): number | null {
  const flat = widthOf(line) > heightOf(line)
  if (flat && line.top > (glyph.top + glyph.bottom) / 2) return 0
  if (flat && line.bottom < (glyph.top + glyph.bottom) / 2) return 2
  if (!flat && line.right < (glyph.left + glyph.right) / 2) return 1
  if (!flat && line.left > (glyph.left + glyph.right) / 2) return 3
  return null
}

/** A dot stands at the lower right of its number. */
function turnsByDot(dot: Patch, glyph: Patch): number {
  const right = dot.left + dot.right > glyph.left + glyph.right
  const low = dot.top + dot.bottom > glyph.top + glyph.bottom
  if (right) return low ? 0 : 3
  return low ? 1 : 2
}

/** The number printed on a half, or null where nothing is. */
export function inkOf(levels: readonly Pixels[], frame: Frame, side: 1 | -1): Ink | null {
  const far = difference(cutSquare(levels, frame, side))
  const least = Math.max(LEAST_CONTRAST, threshold(far))
  const mask = Uint8Array.from(far, (value) => (value > least ? 1 : 0))
  const labels = new Int32Array(mask.length)
  const found = patches(mask, labels).map((patch, at) => ({ patch, label: at + 1 }))
  const kept = found.filter(({ patch }) => patch.area > LEAST_AREA * mask.length && !isRim(patch))
  const largest = kept.reduce<(typeof kept)[number] | null>((most, each) => (most === null || each.patch.area > most.patch.area ? each : most), null)
  if (largest === null || longest(largest.patch) < SIDE * 0.16) return null
  const others = kept.filter((each) => each !== largest)
  const line = others.find(({ patch }) => isLine(patch) && shortest(patch) < 0.22 * longest(largest.patch))
  const dot = others.find(({ patch }) => longest(patch) < 0.3 * longest(largest.patch) && longest(patch) < 1.8 * shortest(patch))
  const glyphs = kept.filter((each) => each !== line && each !== dot && longest(each.patch) > 0.45 * longest(largest.patch))
  const box = boxOf(glyphs.map(({ patch }) => patch))
  const printed = new Set(glyphs.map(({ label }) => label))
  const mark = glyphs.length > 1 ? null : line !== undefined ? turnsByLine(line.patch, box) : dot !== undefined ? turnsByDot(dot.patch, box) : null
  return { mask: mask.map((on, at) => (on === 1 && printed.has(labels[at] as number) ? 1 : 0)), side: SIDE, box, turns: mark }
}

/** Height of a number as it is shown to be read, and the white about it. */
const TALL = 44
const WHITE = 18

/** The number black on white, turned to the left by quarter turns, as large as the reading of print likes it. */
export function upright({ mask, side, box }: Ink, turns: number): Grey {
  const [w, h] = [widthOf(box), heightOf(box)]
  const across = turns % 2 === 0
  const scale = TALL / (across ? h : w)
  const [wide, tall] = across ? [w * scale, h * scale] : [h * scale, w * scale]
  const width = Math.round(wide) + 2 * WHITE
  const height = Math.round(tall) + 2 * WHITE
  const data = new Uint8Array(width * height).fill(255)
  const at = (x: number, y: number): number => (x < 0 || y < 0 || x >= side || y >= side ? 0 : (mask[y * side + x] as number))
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [u, v] = [(column - WHITE + 0.5) / scale, (row - WHITE + 0.5) / scale]
      const [x, y] = turns === 0 ? [u, v] : turns === 1 ? [w - v, u] : turns === 2 ? [w - u, h - v] : [v, h - u]
      const [px, py] = [box.left + x - 0.5, box.top + y - 0.5]
      const [x0, y0] = [Math.floor(px), Math.floor(py)]
      const [kx, ky] = [px - x0, py - y0]
      const upper = at(x0, y0) * (1 - kx) + at(x0 + 1, y0) * kx
      const lower = at(x0, y0 + 1) * (1 - kx) + at(x0 + 1, y0 + 1) * kx
      data[row * width + column] = Math.round(255 * (1 - upper * (1 - ky) - lower * ky))
    }
  }
  return { width, height, data }
}
