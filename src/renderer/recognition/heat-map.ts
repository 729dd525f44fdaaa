import type { Network } from './network'
import { cropped, planes, resize, type Pixels, type PixelBox } from './pixels'

/** What a finder answers for a picture: one plane of numbers a channel, one number for every few pixels. */
export interface HeatMap {
  readonly values: Float32Array
  readonly width: number
  readonly height: number
  /** Where the first of its places lies among those of the whole photo. */
  readonly left: number
  readonly top: number
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

/** A finder takes pictures of so many pixels, or of a multiple. */
const TAKEN = 32
/** What lies so far from a place, in pixels that a finder is shown, still tells a little of it; and so far a tile may lie beside the last that was found. */
const ABOUT = 64

/** From the multiple below `from` to the one above `to`, with what lies about them, on a side of `length`. */
function taken(from: number, to: number, length: number): readonly [number, number] {
  const [first, end] = [Math.floor((from - ABOUT) / TAKEN), Math.ceil((to + ABOUT) / TAKEN)]
  return [Math.max(0, first * TAKEN), Math.min(length, end * TAKEN)]
}

/** Shows a finder the photo at `longest` pixels on its longer side, or only what lies in and about `within`, in the photo's pixels. */
export async function lookAt(photo: Pixels, finder: Network, longest: number, within: PixelBox = { x: 0, y: 0, ...photo }): Promise<HeatMap> {
  const scale = longest / Math.max(photo.width, photo.height)
  const [wide, high] = [toMultiple(photo.width * scale), toMultiple(photo.height * scale)]
  const [byX, byY] = [wide / photo.width, high / photo.height]
  const [x, right] = taken(within.x * byX, (within.x + within.width) * byX, wide)
  const [y, bottom] = taken(within.y * byY, (within.y + within.height) * byY, high)
  const [across, down] = [right - x, bottom - y]
  const values = await finder.run(planes(cropped(resize(photo, wide, high), { x, y, width: across, height: down })), [1, 3, down, across])
  return { values, width: across / STRIDE, height: down / STRIDE, left: x / STRIDE, top: y / STRIDE, stepX: STRIDE / byX, stepY: STRIDE / byY }
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
