import { type Layout, liesInOneRow } from '#shared/domino/line'
import { clearOfItself, keepClear, BOX_MARGIN, type Footprint } from './arrange'
import { around, rectMiddle, type Rect } from './geometry'
import { largestUnit } from './history'
import type { Arranged, Doubles, Plan } from './plan'
import { twoEnded } from './routes'
import { boundsOf } from './shapes'
import type { Box, Shape } from './types'
import { walkArm, type WalkedArm } from './walk'

/** Shortest half row there may be, and how far apart rows lie, in halves. */
const LEAST_HALF_ROW = 2
const PITCH = 3

/** How much smaller, in parts of their size, tiles may be for rows that are all as long. */
const EVEN = 0.3

/** A row as short as one tile is the beginning of the next one, or a column. */
const SHORT = 1.5

/** A line that is over, laid out. */
export interface Garland {
  readonly plan: Plan
  readonly arranged: Arranged
}

/**
 * Lays a line that is over in the middle of its box, as large as it fits: nothing is laid any more, so no room is kept at its ends.
 *
 * A two-ended line is laid in rows of its own, unless its tiles would be smaller than on the ways of `played`, those it had during play; round a spinner
 * the arms keep these.
 */
export function garlandOf(line: Doubles, box: Box, played: Plan, layout: Layout): Garland {
  const ways = liesInOneRow(layout) ? [...rowsOf(line, box), played.routes] : [played.routes]
  const found = ways
    .map((routes) => laid(line, box, routes))
    .filter(({ unit, routes }) => unit >= played.unit || routes === played.routes)
    .toSorted((a, b) => b.worth - a.worth)
  const best = found.find(
    ({ arms }) => arms.every(clearOfItself) && arms.every((arm, at) => arms.slice(at + 1).every((other) => keepClear(arm, other, line.gap))),
  )
  if (best === undefined) throw new Error('broken invariant: a line lies on the ways it had during play without touching itself')
  const { unit, extent, arms, routes } = best
  const middle = rectMiddle(extent)
  return { plan: { unit, routes, x: box.width / unit / 2 - middle.x, y: box.height / unit / 2 - middle.y }, arranged: { arms, chips: null } }
}

/** The ways of both arms for pairs of limits: rows about as long as fills the box, and a single row. */
function rowsOf({ lead, arms }: Doubles, { width, height }: Box): readonly Plan['routes'][] {
  const upright = lead.height > lead.width
  const lengths = arms.map((arm) => arm.reduce((length, double) => length + (double ? 1 : 2), LEAST_HALF_ROW))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const usual = Math.sqrt((whole * PITCH * width) / height)
  const limits = Array.from({ length: Math.ceil(2 * usual) }, (_, step) => LEAST_HALF_ROW + step)
  const pairs = limits.flatMap((left) =>
    limits.filter((right) => left + right >= usual / 2 && left + right <= 2 * usual).map((right) => [left, right] as const),
  )
  return [...pairs, [whole, whole] as const].map(([left, right]) => twoEnded(upright, left, right))
}

interface LaidGarland {
  readonly routes: Plan['routes']
  readonly arms: readonly Footprint[]
  readonly extent: Rect
  readonly unit: number
  readonly worth: number
}

/** The line on these ways, and how large its tiles can be. */
function laid({ lead, arms: doubles }: Doubles, box: Box, routes: Plan['routes']): LaidGarland {
  const arms = routes.map((route, place) => armFootprint(walkArm(route, doubles[place] ?? []), lead))
  const extent = around([lead, ...arms.map(({ bounds }) => bounds)])
  const unit = Math.min(largestUnit(box), box.width / (extent.width + 2 * BOX_MARGIN), box.height / (extent.height + 2 * BOX_MARGIN))
  return { routes, arms, extent, unit, worth: unit * (1 - EVEN * unevenOf([lead, ...arms.flatMap(({ shapes }) => shapes)])) }
}

/** What the tiles of an arm take up, without the room for a next one. */
function armFootprint(arm: WalkedArm, lead: Shape): Footprint {
  const shapes = arm.steps.map(({ shape }) => shape)
  return { shapes, bounds: { ...around((shapes.length === 0 ? [lead] : shapes).map(boundsOf)), turn: 0 }, arm }
}

/** How much shorter the shortest row is than the longest, in parts of it. */
function unevenOf(shapes: readonly Shape[]): number {
  const rows = new Map<number, Shape[]>()
  for (const shape of shapes) {
    const middle = shape.y + shape.height / 2
    rows.set(middle, [...(rows.get(middle) ?? []), shape])
  }
  const lengths = [...rows.values()].map((row) => around(row).width).filter((length) => length > SHORT)
  return lengths.length < 2 ? 0 : 1 - Math.min(...lengths) / Math.max(...lengths)
}
