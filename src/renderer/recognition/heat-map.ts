import type { Network } from './network'
import { planes, resize, type Pixels } from './pixels'

/** What a finder answers for a picture: one plane of numbers a channel, one number for every few pixels. */
export interface HeatMap {
  readonly values: Float32Array
  readonly width: number
  readonly height: number
  /** Pixels of the photo to one place of the map, across and down. */
  readonly stepX: number
  readonly stepY: number
}

/** A finder answers for squares of this many pixels. */
const STRIDE = 4
/** Lengths are given as logarithms of multiples of this many pixels. */
const SCALE = 32

const toMultiple = (size: number): number => Math.max(1, Math.round(size / 32)) * 32

export const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z))

/** Shows a finder the photo at `longest` pixels on its longer side. */
export async function lookAt(photo: Pixels, finder: Network, longest: number): Promise<HeatMap> {
  const scale = longest / Math.max(photo.width, photo.height)
  const [across, down] = [toMultiple(photo.width * scale), toMultiple(photo.height * scale)]
  const values = await finder.run(planes(resize(photo, across, down)), [1, 3, down, across])
  const [width, height] = [across / STRIDE, down / STRIDE]
  return { values, width, height, stepX: photo.width / width, stepY: photo.height / height }
}

/** A length that the map gives as a logarithm, in the photo's pixels across and down. */
export function lengths({ stepX, stepY }: HeatMap, logarithm: number): readonly [number, number] {
  const length = (Math.exp(logarithm) * SCALE) / STRIDE
  return [length * stepX, length * stepY]
}

/** Every place of a plane that is more than `least` and not less than the eight about it. */
export function peaks(plane: Float32Array, { width, height }: HeatMap, least: number): readonly { readonly x: number; readonly y: number }[] {
  const out: { x: number; y: number }[] = []
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const z = plane[y * width + x] as number
      if (z > least && isPeak(plane, width, height, x, y, z)) out.push({ x, y })
    }
  }
  return out
}

function isPeak(plane: Float32Array, width: number, height: number, x: number, y: number, z: number): boolean {
  for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
    for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
      if ((plane[ny * width + nx] as number) > z) return false
    }
  }
  return true
}
