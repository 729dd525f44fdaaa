import type { Point } from '#shared/recognition/reading'
import type { Pixels } from './pixels'
import { levelFor, sample } from './sample'

/** Pixels along each side of a die's patch. */
export const DIE_PATCH = 128
/** How many widths of its upper face a patch shows: all of the die, so that its sides are told from its upper face. */
const FRAME = 2.4

/** Writes the surroundings of an upper face into `out`, as the reader of dice takes them: level, the face in the middle. */
export function cutDie(levels: readonly Pixels[], middle: Point, width: number, out: Float32Array): void {
  const step = (FRAME * width) / DIE_PATCH
  const level = levelFor(levels, step)
  const f = 2 ** -level
  const [x, y] = [middle.x, middle.y].map((at) => at * f + step * f * (0.5 - DIE_PATCH / 2) - 0.5) as [number, number]
  sample(levels[level] as Pixels, { x, y, across: [step * f, 0], down: [0, step * f] }, DIE_PATCH, DIE_PATCH, out)
}

/** Writes a patch, left and right exchanged, into `out`. */
export function mirror(patch: Float32Array, out: Float32Array): void {
  for (let row = 0; row < patch.length; row += DIE_PATCH) {
    for (let column = 0; column < DIE_PATCH; column++) out[row + column] = patch[row + DIE_PATCH - 1 - column] as number
  }
}
