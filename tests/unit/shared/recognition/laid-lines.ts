import type { HalfChances, Point, TileDetection } from '#shared/recognition/detection'
import { half } from './detections'

/** Side of a half in these pictures, in pixels. */
export const SIDE = 100

/** A tile with its middle at `at`, its second half towards `angle` (radians, clockwise from the right). */
export function lying(at: Point, angle: number, first: HalfChances, second: HalfChances, found = 0.98): TileDetection {
  const [ux, uy] = [Math.cos(angle) * SIDE, Math.sin(angle) * SIDE]
  const [vx, vy] = [-uy / 2, ux / 2]
  const corner = (u: number, v: number): Point => ({ x: at.x + u * ux + v * vx, y: at.y + u * uy + v * vy })
  return { corners: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], first, second, found }
}

interface Walk {
  readonly x: number
  readonly y: number
  readonly angle: number
}

/** How a tile of a walked line shows its halves; `blurred` ones say nothing of their own. */
export type Print = (suit: number, tile: number, half: 'inner' | 'outer') => HalfChances
export const clearly: Print = (suit) => half(suit)

/**
 * Tiles laid one after the other from a place on, doubles athwart, the line turning by quarter turns where `turns` says so.
 *
 * Each detection's `first` half is, by turns, its inner or its outer one, as a detector names them.
 */
export function walked(
  tiles: readonly (readonly [number, number])[],
  from: Walk,
  print: Print = clearly,
  turns: ReadonlyMap<number, number> = new Map(),
): readonly TileDetection[] {
  let { x, y, angle } = from
  return tiles.map(([inner, outer], at) => {
    const turn = (turns.get(at) ?? 0) * (Math.PI / 2)
    if (turn !== 0) {
      // round a corner: beside the last half instead of beyond it
      x -= Math.cos(angle) * (SIDE / 2)
      y -= Math.sin(angle) * (SIDE / 2)
      angle += turn
      x += Math.cos(angle) * (SIDE / 2)
      y += Math.sin(angle) * (SIDE / 2)
    }
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const double = inner === outer
    const long = double ? SIDE : 2 * SIDE
    const middle = { x: x + (dx * long) / 2, y: y + (dy * long) / 2 }
    x += dx * long
    y += dy * long
    const [a, b] = [print(inner, at, 'inner'), print(outer, at, 'outer')]
    if (double) return lying(middle, angle + Math.PI / 2, a, b)
    return at % 2 === 0 ? lying(middle, angle, a, b) : lying(middle, angle + Math.PI, b, a)
  })
}
