import type { Frame } from './geometry'
import { lengths, peaks, sigmoid, type HeatMap } from './heat-map'

/** A place where a tile may lie, and how much it looks like one there, from 0 to 1. */
export interface Candidate extends Frame {
  readonly chance: number
}

/** Places less likely than this are not looked at: the logarithm of odds of 0.15. */
const LEAST = Math.log(0.15 / 0.85)

/** Half an angle that was given as the cosine and sine of twice it. */
const halfAngle = (cosine: number, sine: number): number => Math.atan2(sine, cosine) / 2

/** Peaks of the detector's heat map, as frames in the photograph. Channels: tile, half, offset 2, then length and double angle of each axis. */
export function tilesOn(map: HeatMap): readonly Candidate[] {
  const { values, width, height, stepX, stepY } = map
  const plane = width * height
  return peaks(values.subarray(0, plane), map, LEAST).map(({ x, y }) => {
    const at = (channel: number): number => values[channel * plane + y * width + x] as number
    const u = halfAngle(at(5), at(6))
    const v = halfAngle(at(8), at(9))
    const [lux, luy] = lengths(map, at(4))
    const [lvx, lvy] = lengths(map, at(7))
    const [ux, uy, vx, vy] = [Math.cos(u) * lux, Math.sin(u) * luy, Math.cos(v) * lvx, Math.sin(v) * lvy]
    // The side is the one clockwise of the end, so that no tile is read mirrored.
    const turn = ux * vy - uy * vx < 0 ? -1 : 1
    const cx = (x + 0.5 + at(2)) * stepX
    const cy = (y + 0.5 + at(3)) * stepY
    return { chance: sigmoid(at(0)), cx, cy, ux, uy, vx: vx * turn, vy: vy * turn }
  })
}
