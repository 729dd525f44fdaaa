import { chipRadius, BOX_MARGIN } from './arrange'
import { around, type Rect } from './geometry'
import { arrange, extentOf, roomOf, type Doubles, type Plan } from './plan'
import { twoEnded } from './routes'
import { drawnOf, fills, wantedOf } from './reach'
import type { Box } from './types'
import { walkArm, type WalkStep } from './walk'

/** Shortest half row there may be, and how much felt is left and right of the longest. */
const LEAST_ROW = 2

/** In boxes wider than this, in halves, limits are tried one half apart, in others half of that. */
const LONG = 22

/** Nor are rows tried that are narrower than this part of the box. */
const LEAST_WIDE = 0.62

/** A row of a line reaches over this part of the box's width at least, once there are enough tiles for it. */
const WIDE = 0.72

/** A line between two limits, whatever its size: how far it reaches from the middle of the lead, and how unequal its rows are. */
interface Walked {
  readonly routes: Plan['routes']
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** 0 where all rows are equally long, or there is only one. */
  readonly uneven: number
  /** What the tiles that are laid reach over. */
  readonly drawn: Rect
}

/** The same lines are asked about at one size after another; walking them is what takes the time. */
const walkedOf = new WeakMap<Doubles, Map<number, Walked>>()

/** Limits are halves of halves; two of them make one key. */
const LIMIT_BASE = 10_000

/** What outweighs all else: that the felt is left half empty. */
const EMPTY = 100

/** A row as short as one tile is the beginning of the next one, or a column. */
const SHORT = 1.5

/**
 * The best two-ended plan at one size: turn limits left and right are searched together, for rows as equal as can be and
 * the felt as full as can be; one that reaches far enough comes before others. Null where nothing fits.
 */
export function searchTwoEnded(line: Doubles, box: Box, unit: number, withChips: boolean): Plan | null {
  const [width, height] = [box.width / unit, box.height / unit]
  const step = width > LONG ? 1 : 0.5
  const known = walkedOf.get(line) ?? new Map<number, Walked>()
  walkedOf.set(line, known)
  const wanted = wantedOf(line, box, unit)
  const found: { readonly walked: Walked; readonly worth: number }[] = []
  /* Where only a lead lies, both tiles beside it lie in its row: the ends of a single tile are left and right of it. */
  const least = line.laid.every((tiles) => tiles === 0) ? line.lead.width / 2 + 2 : LEAST_ROW
  for (let left = least; left < width - least; left += step) {
    for (let right = Math.max(least, Math.ceil(2 * (LEAST_WIDE * width - left)) / 2); left + right <= width; right += step) {
      const key = 2 * left * LIMIT_BASE + 2 * right
      const walked = known.get(key) ?? walk(line, left, right)
      known.set(key, walked)
      const [wide, high] = [walked.right - walked.left, walked.bottom - walked.top]
      if (wide > width - 2 * BOX_MARGIN || high > height - 2 * BOX_MARGIN) continue
      const filled = (wide * high) / (width * height)
      const narrow = Math.max(0, WIDE - (left + right) / width)
      const empty = fills(walked.drawn, wanted) ? 0 : EMPTY
      found.push({ walked, worth: 0.5 * filled - walked.uneven - 6 * narrow - 0.02 * Math.abs(left - right) - empty })
    }
  }
  for (const { walked } of found.toSorted((a, b) => b.worth - a.worth).slice(0, 60)) {
    const plan = { unit, routes: walked.routes, x: (width - walked.right - walked.left) / 2, y: (height - walked.bottom - walked.top) / 2 }
    const centred = centre(plan, line, box, withChips)
    if (centred !== null) return centred
  }
  return null
}

function walk(line: Doubles, from: number, to: number): Walked {
  const { lead } = line
  const routes = twoEnded(lead.height > lead.width, from, to)
  let left = lead.x
  let top = lead.y
  let right = lead.x + lead.width
  let bottom = lead.y + lead.height
  const rows = new Map([[0, { start: left, end: right }]])
  const drawn: Rect[] = [lead]
  const take = ({ shape }: WalkStep): void => {
    left = Math.min(left, shape.x)
    right = Math.max(right, shape.x + shape.width)
    top = Math.min(top, shape.y)
    bottom = Math.max(bottom, shape.y + shape.height)
  }
  for (const [place, route] of routes.entries()) {
    const arm = walkArm(route, line.arms[place] ?? [])
    const { steps, ordinary, double } = arm
    const reach = drawnOf(arm, line.laid[place] ?? 0, 0)
    if (reach !== null) drawn.push(reach)
    take(ordinary)
    take(double)
    for (const step of steps) {
      take(step)
      const { shape } = step
      const middle = Math.round((shape.y + shape.height / 2) * 4) / 4
      const row = rows.get(middle)
      if (row === undefined) rows.set(middle, { start: shape.x, end: shape.x + shape.width })
      else {
        row.start = Math.min(row.start, shape.x)
        row.end = Math.max(row.end, shape.x + shape.width)
      }
    }
  }
  return { routes, left, top, right, bottom, uneven: unevenness(rows), drawn: around(drawn) }
}

/** 0 where all rows are equally long, or there is only one. */
function unevenness(rows: ReadonlyMap<number, { readonly start: number; readonly end: number }>): number {
  let [count, shortest, longest] = [0, Infinity, -Infinity]
  for (const { start, end } of rows.values()) {
    const length = end - start
    if (length <= SHORT) continue
    count += 1
    shortest = Math.min(shortest, length)
    longest = Math.max(longest, length)
  }
  return count > 1 ? (longest - shortest) / longest : 0
}

/** The same plan with everything, chips too, in the middle of the box; null where that does not fit. */
export function centre(plan: Plan, line: Doubles, box: Box, withChips: boolean): Plan | null {
  let at = plan
  for (let tries = 0; tries < 2; tries += 1) {
    const arranged = arrange(at, line, box, withChips)
    if (arranged === null) return null
    const extent = extentOf(line.lead, arranged, chipRadius(at.unit) / at.unit)
    const room = roomOf(at, box)
    const next = { ...at, x: at.x + room.x + room.width / 2 - extent.x - extent.width / 2, y: at.y + room.y + room.height / 2 - extent.y - extent.height / 2 }
    if (Math.abs(next.x - at.x) + Math.abs(next.y - at.y) < 0.01) return at
    if (arrange(next, line, box, withChips) === null) return at
    at = next
  }
  return at
}
