import { isDouble, otherHalf } from '#shared/domino/tile'
import { assemble } from './assemble'
import type { Frame } from './geometry'
import { layArm, placed, type ArmStart } from './lay-arm'
import type { LaidTile, LineLayout } from './types'

const RIGHT: Frame = { origin: { x: 0, y: 0 }, out: 'right', wrap: 'down' }
const LEFT: Frame = { origin: { x: 0, y: 0 }, out: 'left', wrap: 'up' }

/**
 * The lead in the middle of a row `width` wide; to the right of it the line runs on and snakes downwards, to the left
 * upwards, so the two never meet.
 */
export function layTwoEnded(lead: LaidTile, rest: readonly LaidTile[]): (width: number) => LineLayout {
  const double = isDouble(lead.tile)
  const from = double ? 0.5 : 1
  const left = otherHalf(lead.tile, lead.outward)
  const start = { from, across: double }
  const starts: readonly (ArmStart & { readonly frame: Frame })[] = [
    { ...start, arm: 'left', suit: left, frame: LEFT },
    { ...start, arm: 'right', suit: lead.outward, frame: RIGHT },
  ]
  const across = double ? 1 : 0.5
  const first = placed(lead.key, { x: -from, y: -across, width: 2 * from, height: 2 * across }, 'right', left, lead.outward)
  const laid = starts.map((arm) => rest.filter((tile) => tile.arm === arm.arm))
  return (width) => {
    const reach = { min: -width / 2, max: width / 2 }
    const arms = starts.map((arm, place) => layArm(arm.frame, reach, arm, laid[place] ?? []))
    return assemble(first, arms, null, true)
  }
}
