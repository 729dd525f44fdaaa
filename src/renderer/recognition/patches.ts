import type { Frame } from './geometry'
import type { Pixels } from './pixels'

export const PATCH_WIDTH = 80
export const PATCH_HEIGHT = 64
const PLANE = PATCH_WIDTH * PATCH_HEIGHT

/** Patch pixels to half a tile's length, and to its width. */
const UNIT = 44
/** Where a patch begins, in half lengths from the bar. */
const LEFT = -0.25
/** What a patch shows beyond the edge of the photograph. */
const BEYOND = 114

/** Half a tile: the one that lies towards `side` × u. */
export interface Half {
  readonly frame: Frame
  readonly side: 1 | -1
  readonly mirrored: boolean
}

/**
 * Writes the straightened half of a tile into `out`, as the reader takes it.
 *
 * Sampled linearly from the halving of the photograph that is nearest in scale, so that large tiles do not sparkle.
 */
export function cutHalf(levels: readonly Pixels[], { frame, side, mirrored }: Half, out: Float32Array): void {
  const step = Math.max(Math.hypot(frame.ux, frame.uy), 2 * Math.hypot(frame.vx, frame.vy)) / UNIT
  const level = step > 1.7 ? Math.min(levels.length - 1, Math.floor(Math.log2(step / 0.85))) : 0
  const { width, height, data } = levels[level] as Pixels
  const f = 2 ** -level
  const [dux, duy] = [(side * frame.ux * f) / UNIT, (side * frame.uy * f) / UNIT]
  const across = mirrored ? -side : side
  const [dvx, dvy] = [(across * frame.vx * f * 2) / UNIT, (across * frame.vy * f * 2) / UNIT]
  const left = LEFT * UNIT + 0.5
  const top = 0.5 - PATCH_HEIGHT / 2
  const ox = frame.cx * f + dux * left + dvx * top - 0.5
  const oy = frame.cy * f + duy * left + dvy * top - 0.5

  for (let row = 0, to = 0; row < PATCH_HEIGHT; row++) {
    for (let column = 0; column < PATCH_WIDTH; column++, to++) {
      const x = ox + dux * column + dvx * row
      const y = oy + duy * column + dvy * row
      const x0 = Math.floor(x)
      const y0 = Math.floor(y)
      const kx = x - x0
      const ky = y - y0
      for (let c = 0; c < 3; c++) {
        const pixel = (px: number, py: number): number =>
          px < 0 || py < 0 || px >= width || py >= height ? BEYOND : (data[(py * width + px) * 4 + c] as number)
        const upper = pixel(x0, y0) * (1 - kx) + pixel(x0 + 1, y0) * kx
        const lower = pixel(x0, y0 + 1) * (1 - kx) + pixel(x0 + 1, y0 + 1) * kx
        out[c * PLANE + to] = upper * (1 - ky) + lower * ky
      }
    }
  }
}
