import type { Frame } from './geometry'
import type { Network } from './network'
import type { Pixels } from './pixels'
import { levelFor, sample } from './sample'

export const PATCH_WIDTH = 80
export const PATCH_HEIGHT = 64

/** Patch pixels to half a tile's length, and to its width. */
const UNIT = 44
/** Where a patch begins, in half lengths from the bar. */
const PATCH_BEGIN = -0.25

/** Half a tile: the one that lies towards `side` × u. */
export interface Half {
  readonly frame: Frame
  readonly side: 1 | -1
  readonly mirrored: boolean
}

/**
 * Writes the straightened half of a tile into `out`, as the reader takes it.
 *
 * Sampled linearly from the halving of the photo that is nearest in scale, so that large tiles do not sparkle.
 */
export function cutHalf(levels: readonly Pixels[], { frame, side, mirrored }: Half, out: Float32Array): void {
  const step = Math.max(Math.hypot(frame.ux, frame.uy), 2 * Math.hypot(frame.vx, frame.vy)) / UNIT
  const level = levelFor(levels, step)
  const f = 2 ** -level
  const [dux, duy] = [(side * frame.ux * f) / UNIT, (side * frame.uy * f) / UNIT]
  const across = mirrored ? -side : side
  const [dvx, dvy] = [(across * frame.vx * f * 2) / UNIT, (across * frame.vy * f * 2) / UNIT]
  const left = PATCH_BEGIN * UNIT + 0.5
  const top = 0.5 - PATCH_HEIGHT / 2
  const x = frame.cx * f + dux * left + dvx * top - 0.5
  const y = frame.cy * f + duy * left + dvy * top - 0.5
  sample(levels[level] as Pixels, { x, y, across: [dux, duy], down: [dvx, dvy] }, PATCH_WIDTH, PATCH_HEIGHT, out)
}

/** Halves read at once: more would not be quicker. */
const HALVES_AT_ONCE = 32
const SAMPLES = 3 * PATCH_WIDTH * PATCH_HEIGHT

/** A reader's numbers for each half, `answers` of them, one half after the other. */
export async function readPatches(levels: readonly Pixels[], halves: readonly Half[], reader: Network, answers: number): Promise<Float32Array> {
  const out = new Float32Array(halves.length * answers)
  for (let from = 0; from < halves.length; from += HALVES_AT_ONCE) {
    const batch = halves.slice(from, from + HALVES_AT_ONCE)
    const patches = new Float32Array(batch.length * SAMPLES)
    batch.forEach((half, i) => cutHalf(levels, half, patches.subarray(i * SAMPLES, (i + 1) * SAMPLES)))
    out.set(await reader.run(patches, [batch.length, 3, PATCH_HEIGHT, PATCH_WIDTH]), from * answers)
  }
  return out
}
