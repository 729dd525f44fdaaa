import { assemble } from './assemble'
import { inFrame, type Frame, type Rect } from './geometry'
import { placed, walkArm, type WalkedArm } from './lay-arm'
import type { Draft, LaidTile } from './types'

/** Half the breadth of the station, from its middle to the sides the arms leave from. */
const HUB_HALF = 1

/** Rows that come back stop this far from the station, so that a double there stays clear of it. */
const CLEAR = 2

/** The shortest row a lane can have. */
export const LEAST_ROW = CLEAR + 4

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
export function layLanes(lead: LaidTile, rest: readonly LaidTile[], arms: number, placing: HubPlacing): (row: number) => Draft {
  const starts = Array.from({ length: arms }, (_, place) => ({
    start: { arm: place + 1, from: HUB_HALF, suit: lead.outward, across: false },
    tiles: rest.filter((tile) => tile.arm === place + 1),
  }))
  const upright = placing === 'upright'
  const first = placed(lead.key, standing(0.5, 1, upright), 'down', lead.outward, lead.outward)
  const firsts = Math.ceil(arms / 2)

  return (row) => {
    const reach = { min: HUB_HALF + CLEAR, max: HUB_HALF + row }
    const walked = starts.map(({ start, tiles }) => walkArm(reach, start, tiles))
    const stacks = [
      { side: 'first', lanes: walked.slice(0, firsts) },
      { side: 'second', lanes: walked.slice(firsts).reverse() },
    ] as const
    const lanes = stacks.flatMap(({ side, lanes: stacked }) => {
      let along = -stackLength(stacked) / 2
      return stacked.map((lane) => {
        const frame = frameAt(placing, side, along + NEAR)
        along += NEAR + lane.depth + GAP
        return { frame, walked: lane }
      })
    })
    const clockwise = lanes.toSorted((a, b) => Number(a.walked.start.arm) - Number(b.walked.start.arm))
    return assemble({
      lead: first,
      arms: clockwise,
      hub: {
        rect: standing(HUB_HALF, Math.max(...stacks.map((stack) => stackLength(stack.lanes))) / 2, upright),
        docks: clockwise.map(({ frame }) => inFrame(frame, HUB_HALF, 0)),
      },
    })
  }
}

function stackLength(lanes: readonly WalkedArm[]): number {
  return lanes.reduce((sum, lane) => sum + NEAR + lane.depth, 0) + GAP * (lanes.length - 1)
}

function standing(halfBreadth: number, halfLength: number, upright: boolean): Rect {
  const [x, y] = upright ? [halfBreadth, halfLength] : [halfLength, halfBreadth]
  return { x: -x, y: -y, width: 2 * x, height: 2 * y }
}
