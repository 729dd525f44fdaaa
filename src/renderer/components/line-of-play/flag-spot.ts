import { elementAt } from '#shared/kernel/assert'
import type { Point } from './geometry'
import { collide, disc } from './shapes'
import type { PlacedTile, Shape } from './types'

/** How far a flag is moved off its tile, so that it hides no pip, and how far it reaches from its middle. */
const OUTSIDE = 0.12
export const FLAG_REACH = 0.3

/** How much further out a corner may be left, where the circles of open ends are large beside the tiles. */
const FURTHER = 0.12

interface Circle extends Point {
  readonly radius: number
}

/** What lies round a tile, in halves. */
interface Around {
  readonly tiles: readonly Shape[]
  /** Circles at the open ends. */
  readonly marks: readonly Circle[]
}

/**
 * Where the flag of a tile stands, from the tile's middle and turned with it: on an edge where it hides no pip and nothing is joined.
 *
 * It never stands on the circle of an open end, whose number is needed for the next play. Where all edges are taken it stands at a corner.
 */
export function flagSpot(tile: PlacedTile, { tiles, marks }: Around): Point {
  const spots = spotsOf(tile)
  const others = tiles.filter((each) => each !== tile)
  const hidesNoTile = (spot: Point): boolean => {
    const flag = disc(onFelt(spot, tile), FLAG_REACH)
    return !others.some((other) => collide(flag, other))
  }
  const clear = spots.filter((spot) => {
    const { x, y } = onFelt(spot, tile)
    // as circles: the squares round a flag at a corner and the circle beside it may meet where the two do not
    return marks.every((mark) => Math.hypot(x - mark.x, y - mark.y) >= FLAG_REACH + mark.radius)
  })
  return clear.find(hidesNoTile) ?? clear[0] ?? elementAt(spots, 0)
}

/** The long edges first, where nothing is joined to an ordinary tile; then the short ones and the corners. */
function spotsOf({ width, height, orientation, halves: [first, second] }: PlacedTile): readonly Point[] {
  const [across, down] = [width / 2 + OUTSIDE, height / 2 + OUTSIDE]
  const [top, bottom, right, left] = [
    { x: 0, y: -down },
    { x: 0, y: down },
    { x: across, y: 0 },
    { x: -across, y: 0 },
  ]
  const cornersAt = (x: number): readonly Point[] => [
    { x, y: -down },
    { x: -x, y: -down },
    { x, y: down },
    { x: -x, y: down },
  ]
  const corners = [...cornersAt(across), ...cornersAt(across + FURTHER)]
  /* A double lies across its line: what is joined to it lies at its long edges. */
  const level = (orientation === 'horizontal') !== (first === second)
  return level ? [top, bottom, right, left, ...corners] : [right, left, top, bottom, ...corners]
}

function onFelt({ x, y }: Point, tile: PlacedTile): Point {
  const angle = (tile.turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: tile.x + tile.width / 2 + x * cos - y * sin, y: tile.y + tile.height / 2 + x * sin + y * cos }
}
