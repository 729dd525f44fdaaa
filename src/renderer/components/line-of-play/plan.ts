import { isDouble } from '#shared/domino/tile'
import { clearOfItself, footprintOf, keepClear, BOX_MARGIN, placeChips, chipRadius, type Chips, type Footprint } from './arrange'
import { rectMiddle, movedBy, type Point, type Rect } from './geometry'
import { collide, isWithin } from './shapes'
import type { Box, LineOfPlayTile, Shape } from './types'
import { walkArm, type Route } from './walk'

/** How a line lies: how large, where its lead is, and the way of each arm. A plan is kept as long as the line fits it. */
export interface Plan {
  /** Side of one half in pixels. */
  readonly unit: number
  /** The middle of the lead from the top left corner of the box, in halves. */
  readonly x: number
  readonly y: number
  readonly routes: readonly Route[]
}

/** A line as the search sees it: which tiles of each arm are doubles. */
export interface Doubles {
  readonly lead: Shape
  readonly arms: readonly (readonly boolean[])[]
  /** How many of them are laid; those after are tiles to come, for which there is to be room. */
  readonly laid: readonly number[]
  /** Felt that arms keep between each other. */
  readonly gap: number
}

/** A line laid by a plan, measured from the middle of the lead. */
export interface Arranged {
  readonly arms: readonly Footprint[]
  readonly chips: readonly Chips[] | null
}

export function leadShape(lead: LineOfPlayTile, twoEnded: boolean): Shape {
  return twoEnded && !isDouble(lead.tile) ? { x: -1, y: -0.5, width: 2, height: 1, turn: 0 } : { x: -0.5, y: -1, width: 1, height: 2, turn: 0 }
}

/** The box round the lead, in halves, without its margin. */
export function roomOf({ unit, x, y }: Omit<Plan, 'routes'>, { width, height }: Box): Rect {
  return movedBy({ x: BOX_MARGIN, y: BOX_MARGIN, width: width / unit - 2 * BOX_MARGIN, height: height / unit - 2 * BOX_MARGIN }, -x, -y)
}

/** Lays the line by a plan; null where something would leave the box or come too near to something else. */
export function arrange(plan: Plan, line: Doubles, box: Box, withChips: boolean): Arranged | null {
  const arms = plan.routes.map((route, place) => footprintOf(walkArm(route, line.arms[place] ?? [])))
  const room = roomOf(plan, box)
  if (!arms.every(({ bounds }) => isWithin(bounds, room)) || !isWithin(line.lead, room)) return null
  if (!arms.every(clearOfItself)) return null
  if (!arms.every((arm, place) => arms.slice(place + 1).every((other) => keepClear(arm, other, line.gap)))) return null
  if (arms.some(({ shapes }) => shapes.some((shape) => collide(shape, line.lead)))) return null
  const chips = placeChips({ lead: line.lead, arms, room, radius: chipRadius(plan.unit) / plan.unit })
  return chips === null && withChips ? null : { arms, chips }
}

/** The smallest rectangle round the lead, the arms and their chips. */
export function extentOf(lead: Shape, { arms, chips }: Arranged, radius: number): Rect {
  let [left, top, right, bottom] = [lead.x, lead.y, lead.x + lead.width, lead.y + lead.height]
  const take = ({ x, y, width, height }: Rect): void => {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + width)
    bottom = Math.max(bottom, y + height)
  }
  arms.forEach(({ bounds }) => take(bounds))
  chips?.forEach(({ ordinary, double }) => {
    for (const { x, y } of [ordinary, double]) take({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius })
  })
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** From the middle of the box to that of a line with room for its next tiles, in halves. */
function fromMiddle(plan: Plan, line: Doubles, box: Box): Point | null {
  const arranged = arrange(plan, line, box, false)
  if (arranged === null) return null
  const [at, middle] = [rectMiddle(extentOf(line.lead, { ...arranged, chips: null }, 0)), rectMiddle(roomOf(plan, box))]
  return { x: at.x - middle.x, y: at.y - middle.y }
}

/** How far a line lies from the middle of the box, in parts of its width or height, whichever is more. */
export function aside(plan: Plan, line: Doubles, box: Box): number {
  const off = fromMiddle(plan, line, box)
  return off === null ? Infinity : Math.max((Math.abs(off.x) * plan.unit) / box.width, (Math.abs(off.y) * plan.unit) / box.height)
}

/** The same plan with the line nearer to the middle of the box, as far as the tiles to come (`longer`) leave room. */
export function nearerToMiddle(plan: Plan, line: Doubles, longer: Doubles, box: Box, withChips: boolean): Plan {
  const off = fromMiddle(plan, line, box)
  const all = arrange(plan, longer, box, withChips)
  if (off === null || all === null) return plan
  const [extent, room] = [extentOf(longer.lead, all, chipRadius(plan.unit) / plan.unit), roomOf(plan, box)]
  const by = (wanted: number, least: number, most: number): number => Math.min(Math.max(wanted, least), most)
  const next = {
    ...plan,
    x: plan.x + by(-off.x, Math.min(0, room.x - extent.x), Math.max(0, room.x + room.width - extent.x - extent.width)),
    y: plan.y + by(-off.y, Math.min(0, room.y - extent.y), Math.max(0, room.y + room.height - extent.y - extent.height)),
  }
  return arrange(next, longer, box, withChips) === null ? plan : next
}
