import type { Network } from '../../../../src/renderer/recognition/network'

/** A tile that a detector would answer, at a cell of its map. */
export interface Peak {
  readonly x: number
  readonly y: number
  readonly logit: number
  readonly angle: number
  /** Length and width of the tile, in pixels of the picture. */
  readonly length: number
  readonly width: number
}

/** What the detector would answer for tiles at these cells. */
export function heatMap(width: number, height: number, peaks: readonly Peak[]): Float32Array {
  const plane = width * height
  const map = new Float32Array(plane * 10)
  map.fill(-9, 0, 2 * plane)
  for (const { x, y, logit, angle, length, width: across } of peaks) {
    const side = angle + Math.PI / 2
    const values = [
      logit,
      -9,
      0,
      0,
      Math.log(length / 2 / 32),
      Math.cos(2 * angle),
      Math.sin(2 * angle),
      Math.log(across / 2 / 32),
      Math.cos(2 * side),
      Math.sin(2 * side),
    ]
    values.forEach((value, channel) => (map[channel * plane + y * width + x] = value))
  }
  return map
}

/** A detector that finds these tiles, whatever it is shown. */
export const detectorOf = (peaks: (width: number, height: number) => readonly Peak[]): Network => ({
  async run(_, [, , height, width]) {
    return heatMap(width / 4, height / 4, peaks(width / 4, height / 4))
  },
})
