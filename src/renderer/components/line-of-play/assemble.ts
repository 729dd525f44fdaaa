import { around, atLeast, grown } from './geometry'
import type { LaidArm, PlacedTile } from './lay-arm'
import type { Hub, LineLayout } from './types'

/** Clear felt round the line, in halves. */
const MARGIN = 0.4

/** Halves across and down the table at the very least, so that a first tile does not fill it. */
const LEAST_WIDTH = 7
const LEAST_HEIGHT = 6

/** Puts lead and arms together, and the box round everything. */
export function assemble(lead: PlacedTile, arms: readonly LaidArm[], hub: Hub | null, leadInTheMiddle: boolean): LineLayout {
  const tiles = [lead]
  for (const arm of arms) tiles.push(...arm.tiles)
  const ends = arms.map((arm) => arm.end)
  const drawn = around([...tiles, ...ends.flatMap((end) => [end.slot, end.doubleSlot]), ...(hub === null ? [] : [hub.rect])])
  const reach = Math.max(-drawn.x, drawn.x + drawn.width)
  const box = leadInTheMiddle ? { ...drawn, x: -reach, width: 2 * reach } : drawn
  return { tiles, ends, hub, box: atLeast(grown(box, MARGIN), LEAST_WIDTH, LEAST_HEIGHT) }
}
