import { around, atLeast, grown, type Frame } from './geometry'
import { boundsOf, openEnd, placedTiles, type WalkedArm } from './lay-arm'
import type { Draft, Hub, PlacedTile } from './types'

/** Clear felt round the line, in halves. */
const MARGIN = 0.4

/** Halves across and down the table at the very least, so that a first tile does not fill it. */
const LEAST_WIDTH = 7
const LEAST_HEIGHT = 6

export interface FramedArm {
  readonly frame: Frame
  readonly walked: WalkedArm
}

interface Parts {
  readonly lead: PlacedTile
  readonly arms: readonly FramedArm[]
  readonly hub?: Hub
  /** Leaves as much felt on the left of the lead as on the right. */
  readonly leadInTheMiddle?: boolean
}

/** Puts lead and arms together, and the box round everything. */
export function assemble({ lead, arms, hub, leadInTheMiddle = false }: Parts): Draft {
  const drawn = around([hub?.rect ?? lead, ...arms.map(({ frame, walked }) => boundsOf(frame, walked))])
  const reach = Math.max(-drawn.x, drawn.x + drawn.width)
  const box = atLeast(grown(leadInTheMiddle ? { ...drawn, x: -reach, width: 2 * reach } : drawn, MARGIN), LEAST_WIDTH, LEAST_HEIGHT)
  return {
    box,
    finish: () => ({
      tiles: [lead, ...arms.flatMap(({ frame, walked }) => placedTiles(frame, walked))],
      ends: arms.map(({ frame, walked }) => openEnd(frame, walked)),
      hub: hub ?? null,
      box,
    }),
  }
}
