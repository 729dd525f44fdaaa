import type { Pixels } from './pixels'

/** What lies beyond the edge of the photo. */
const BEYOND = 114

/** Where the middle of a patch's first pixel lies in the picture, and the steps from it to the next on its right and to the next below. */
export interface Grid {
  readonly x: number
  readonly y: number
  readonly across: readonly [number, number]
  readonly down: readonly [number, number]
}

/** Writes a patch of a picture into `out`, sampled linearly: all red, all green, all blue, 0 to 255. */
export function sample(picture: Pixels, grid: Grid, columns: number, rows: number, out: Float32Array): void {
  const { width, height, data } = picture
  const [[ax, ay], [dx, dy]] = [grid.across, grid.down]
  const plane = columns * rows
  const [right, bottom, line] = [width - 1, height - 1, 4 * width]
  for (let row = 0, to = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, to++) {
      const x = grid.x + ax * column + dx * row
      const y = grid.y + ay * column + dy * row
      const x0 = Math.floor(x)
      const y0 = Math.floor(y)
      const kx = x - x0
      const ky = y - y0
      const inside = x0 >= 0 && y0 >= 0 && x0 < right && y0 < bottom
      const at = (y0 * width + x0) * 4
      for (let c = 0; c < 3; c++) {
        const from = at + c
        // Most of a patch lies inside the picture: nothing has to be asked of its pixels there.
        const upper = inside
          ? (data[from] as number) * (1 - kx) + (data[from + 4] as number) * kx
          : pixel(picture, x0, y0, c) * (1 - kx) + pixel(picture, x0 + 1, y0, c) * kx
        const lower = inside
          ? (data[from + line] as number) * (1 - kx) + (data[from + line + 4] as number) * kx
          : pixel(picture, x0, y0 + 1, c) * (1 - kx) + pixel(picture, x0 + 1, y0 + 1, c) * kx
        out[c * plane + to] = upper * (1 - ky) + lower * ky
      }
    }
  }
}

const pixel = ({ width, height, data }: Pixels, x: number, y: number, channel: number): number =>
  x < 0 || y < 0 || x >= width || y >= height ? BEYOND : (data[(y * width + x) * 4 + channel] as number)

/** Which of a picture's halvings to sample from, so that nothing sparkles where a patch's pixel covers `step` of the picture's. */
export function levelFor(levels: readonly Pixels[], step: number): number {
  return step > 1.7 ? Math.min(levels.length - 1, Math.floor(Math.log2(step / 0.85))) : 0
}
