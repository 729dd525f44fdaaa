import { markOf, markRadius } from './arrange'
import { around, type Rect } from './geometry'
import type { Doubles, Plan } from './plan'
import { MOST_CROSS_ARMS } from './routes'
import { boundsOf, disc } from './shapes'
import type { Box } from './types'
import { walkArm, type WalkedArm } from './walk'

/** From this many tiles on, the line fills the felt: it reaches over this part of its width or height. */
const FILLS_FROM = 14
const COVERED = 0.65

/** Boxes are rounded down by up to this much before a line is laid in them. */
const ROUNDING = 3

/** A search for more than what fits must not hold up the page. */
export interface Allowance {
  /** How many whole lines may still be looked at. */
  wholes: number
  /** Whether only a line that fills the felt is of use. */
  readonly onlyFilled?: boolean
}

/** How far a line has to reach across or down, in halves. */
export interface Wanted {
  readonly width: number
  readonly height: number
}

/** Null while a line is too short to fill anything. */
export function wantedOf({ laid }: Doubles, { width, height, around: round = { width: 0, height: 0 } }: Box, unit: number): Wanted | null {
  if (1 + laid.reduce((sum, tiles) => sum + tiles, 0) < FILLS_FROM) return null
  const part = COVERED / unit
  return { width: part * (width + round.width + ROUNDING), height: part * (height + round.height + ROUNDING) }
}

/**
 * The radius of the circles that count as part of the line; 0 where its tiles alone do.
 *
 * Round a spinner with many arms, all of them short, the room that is kept for a next tile at each end is the larger part of the line.
 */
export function countedMark({ arms }: Pick<Doubles, 'arms'>, unit: number): number {
  return arms.length > MOST_CROSS_ARMS ? markRadius(unit) / unit : 0
}

/** What the laid tiles of an arm reach over, with the circle at its end where that counts; null where there is nothing. */
export function drawnOf({ steps, ordinary }: WalkedArm, laid: number, mark: number): Rect | null {
  const drawn: Rect[] = steps.slice(0, laid).map(({ shape }) => boundsOf(shape))
  if (mark !== 0) drawn.push(disc(markOf(steps[laid] ?? ordinary, mark), mark))
  return drawn.length === 0 ? null : around(drawn)
}

/** Whether a line that reaches so far fills the felt. */
export function fills({ width, height }: Pick<Rect, 'width' | 'height'>, wanted: Wanted | null): boolean {
  return wanted === null || width >= wanted.width || height >= wanted.height
}

/** How full the felt is: 1 and more where it is as full as it should be. */
export function fullness(plan: Plan, line: Doubles, box: Box): number {
  const wanted = wantedOf(line, box, plan.unit)
  if (wanted === null) return 1
  const mark = countedMark(line, plan.unit)
  const drawn = plan.routes.map((route, place) => drawnOf(walkArm(route, line.arms[place] ?? []), line.laid[place] ?? 0, mark))
  const { width, height } = around([line.lead, ...drawn.filter((each) => each !== null)])
  return Math.max(width / wanted.width, height / wanted.height)
}
