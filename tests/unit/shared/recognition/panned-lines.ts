import { type Point, type TileDetection } from '#shared/recognition/detection'
import type { PanFrame } from '#shared/recognition/pan'
import { SIDE } from './laid-lines'

/** Size of these pictures, as a phone takes them. */
export const SIZE = { width: 1280, height: 960 } as const
const FOCAL = 950

/** How a phone is held over a table: over a place (in widths of a tile), so far away, tilted and turned, in radians. */
export interface Held {
  readonly over: Point
  readonly away?: number
  readonly tilt?: number
  readonly turn?: number
}

/** Where a place of the table is seen by such a phone, in pixels. */
function seenAt({ over, away = 9, tilt = 0, turn = 0 }: Held, place: Point): Point {
  const [right, up] = [(place.x - over.x) / SIDE, (place.y - over.y) / SIDE]
  const [x, y] = [right * Math.cos(turn) + up * Math.sin(turn), up * Math.cos(turn) - right * Math.sin(turn)]
  const far = away - y * Math.sin(tilt)
  return { x: SIZE.width / 2 + (FOCAL * x) / far, y: SIZE.height / 2 + (FOCAL * y * Math.cos(tilt)) / far }
}

/** The picture that a phone takes of tiles: those that it shows whole. `blurred` says how each is read, or null where it is not. */
export function frameOf(
  tiles: readonly TileDetection[],
  held: Held,
  reading: (tile: TileDetection, at: number) => TileDetection | null = (tile) => tile,
): PanFrame {
  const seen = tiles.flatMap((tile, at) => {
    const [a, b, c, d] = tile.corners
    const corners = [seenAt(held, a), seenAt(held, b), seenAt(held, c), seenAt(held, d)] as const
    const whole = corners.every(({ x, y }) => x > 3 && y > 3 && x < SIZE.width - 3 && y < SIZE.height - 3)
    const read = whole ? reading(tile, at) : null
    return read === null ? [] : [{ ...read, corners }]
  })
  return { tiles: seen, size: SIZE }
}
