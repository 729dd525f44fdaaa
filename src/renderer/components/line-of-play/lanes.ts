import { assemble } from './assemble'
import { inFrame, type Frame, type Rect } from './geometry'
import { layArm, placed, type LaidArm } from './lay-arm'
import type { LaidTile, LineLayout } from './types'

/** Half the breadth of the station, from its middle to the sides the arms leave from. */
const HUB_HALF = 1

/** Rows that come back stop this far from the station, so that a double there stays clear of it. */
const CLEAR = 2

/** Room a lane takes on its near side (half a double), and felt between two lanes. */
const NEAR = 1
const GAP = 1

/** Whether the station stands upright with lanes to both sides, or lies with lanes above and below. */
export type HubPlacing = 'upright' | 'lying'

type Side = 'first' | 'second'

function frameAt(placing: HubPlacing, side: Side, along: number): Frame {
  switch (placing) {
    case 'upright':
      return { origin: { x: 0, y: along }, out: side === 'first' ? 'right' : 'left', wrap: 'down' }
    case 'lying':
      return { origin: { x: along, y: 0 }, out: side === 'first' ? 'up' : 'down', wrap: 'right' }
  }
}

/**
 * Five arms and more: a station with the spinner in it, and a lane for each arm, clockwise.
 *
 * An octagon of tiles leaves its arms no room to wrap; a lane grows by a row when its arm does and moves the lanes beyond
 * it, but never mixes with them.
 */
export function layLanes(lead: LaidTile, rest: readonly LaidTile[], arms: number, placing: HubPlacing): (row: number) => LineLayout {
  const lanes = Array.from({ length: arms }, (_, place) => ({ arm: place + 1, tiles: rest.filter((tile) => tile.arm === place + 1) }))
  const firsts = Math.ceil(arms / 2)
  const sides = [
    { side: 'first', lanes: lanes.slice(0, firsts) },
    { side: 'second', lanes: lanes.slice(firsts).reverse() },
  ] as const
  const upright = placing === 'upright'
  const first = placed(lead.key, standing(0.5, 1, upright), 'down', lead.outward, lead.outward)

  return (row) => {
    const lay = (side: Side, lane: Lane, along: number): LaidArm =>
      layArm(
        frameAt(placing, side, along),
        { min: HUB_HALF + CLEAR, max: HUB_HALF + row },
        { arm: lane.arm, from: HUB_HALF, suit: lead.outward, across: false },
        lane.tiles,
      )
    const stacks = sides.map((stack) => {
      const depths = stack.lanes.map((lane) => NEAR + lay(stack.side, lane, 0).depth)
      return { ...stack, depths, length: depths.reduce((sum, depth) => sum + depth, 0) + GAP * (depths.length - 1) }
    })
    const placedLanes = stacks.flatMap(({ side, lanes: stacked, depths, length }) => {
      let along = -length / 2
      return stacked.map((lane, place) => {
        const middle = along + NEAR
        along += (depths[place] as number) + GAP
        return { arm: lane.arm, dock: inFrame(frameAt(placing, side, middle), HUB_HALF, 0), laid: lay(side, lane, middle) }
      })
    })
    placedLanes.sort((a, b) => a.arm - b.arm)
    const hub = {
      rect: standing(HUB_HALF, Math.max(...stacks.map(({ length }) => length)) / 2, upright),
      docks: placedLanes.map(({ dock }) => dock),
    }
    return assemble(first, placedLanes.map(({ laid }) => laid), hub, false)
  }
}

interface Lane {
  readonly arm: number
  readonly tiles: readonly LaidTile[]
}

function standing(halfBreadth: number, halfLength: number, upright: boolean): Rect {
  const [x, y] = upright ? [halfBreadth, halfLength] : [halfLength, halfBreadth]
  return { x: -x, y: -y, width: 2 * x, height: 2 * y }
}
