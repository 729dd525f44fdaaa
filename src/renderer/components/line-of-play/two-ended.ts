import { isDouble, otherHalf } from '#shared/domino/tile'
import { assemble } from './assemble'
import type { Frame } from './geometry'
import { placed, walkArm, type ArmStart } from './lay-arm'
import type { Draft, LaidTile } from './types'

const RIGHT: Frame = { origin: { x: 0, y: 0 }, out: 'right', wrap: 'down' }
const LEFT: Frame = { origin: { x: 0, y: 0 }, out: 'left', wrap: 'up' }

/**
 * The lead in the middle of a row of some width; to the right of it the line runs on and snakes downwards, to the left
 * upwards, so the two never meet.
 */
export function layTwoEnded(lead: LaidTile, rest: readonly LaidTile[]): (width: number) => Draft {
  const double = isDouble(lead.tile)
  const [from, across] = double ? [0.5, 1] : [1, 0.5]
  const left = otherHalf(lead.tile, lead.outward)
  const first = placed(lead.key, { x: -from, y: -across, width: 2 * from, height: 2 * across }, 'right', left, lead.outward)
  const starts: readonly (readonly [Frame, ArmStart])[] = [
    [LEFT, { arm: 'left', from, suit: left, across: double }],
    [RIGHT, { arm: 'right', from, suit: lead.outward, across: double }],
  ]
  const arms = starts.map(([frame, start]) => ({ frame, start, tiles: rest.filter((tile) => tile.arm === start.arm) }))
  return (width) => {
    const reach = { min: -width / 2, max: width / 2 }
    return assemble({
      lead: first,
      arms: arms.map(({ frame, start, tiles }) => ({ frame, walked: walkArm(reach, start, tiles) })),
      leadInTheMiddle: true,
    })
  }
}
