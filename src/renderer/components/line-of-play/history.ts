import { liesInOneRow } from '#shared/domino/line'
import { isDouble } from '#shared/domino/tile'
import { aside, arrange, nearerToMiddle, type Doubles, type Plan } from './plan'
import { fullness, type Allowance } from './reach'
import { MOST_CROSS_ARMS } from './routes'
import { searchSpinner } from './search-spinner'
import { centre, searchTwoEnded } from './search-two-ended'
import type { Box, LineToLay } from './types'

/** The long side of a tile's body, in halves. */
export const BODY = 1.93

/** Longest side of a tile, in pixels: on boxes up to about 1000 wide, and on the wide ones of a large screen. */
const LARGEST = 108
const LARGEST_WIDE = 167
const USUAL_WIDTH = 1100
const WIDE_WIDTH = 1440

/** On small boxes, in parts of the square root of their area: a lead as large as fits would shrink at every second tile. */
const SMALL_UNIT = 0.24

/** Read from across the room a tile is larger: so many of them have room side by side. */
const FAR = 8

/** Sizes that are tried, each a little smaller than the one before. */
const SHRINK = 0.97

/** By how much a plan that was found at one of these sizes may be larger. */
const GROWTH = [1.05, 1.036, 1.024, 1.012] as const

/** Room for scores is kept while tiles are at least this part as large as they were. */
const SMALLEST = 0.3

/**
 * Tiles this large are comfortable: the long side, in parts of the square root of the box's area, for up to 20 tiles; of more, each has less of the box.
 * Round a spinner, where arms go every way, there is room for less.
 */
const COMFORTABLE = { 'two-ended': 0.144, cross: 0.125, star: 0.132 } as const
const COMFORTABLE_UP_TO = 20

/** How much of the largest possible size is kept, so that there is room for more tiles: little where they are comfortable all the same. */
const KEEP = { least: 0.75, most: 0.95 } as const

/** How much of it is kept where smaller tiles fill the felt and the largest ones do not. */
const FILLED_AT_LEAST = { 'two-ended': 0.75, cross: 0.75, star: 0.85 } as const

/** For how many more tiles a new layout leaves room at each end. */
const AHEAD = { 'two-ended': [6, 5, 4, 3, 2, 1], cross: [3, 2, 1], star: [2, 1] } as const

/** Whole lines that are looked at for larger tiles and room ahead, once one fits, and for a felt that is filled: a tenth of a second each. */
const ALLOWED = { ahead: 600, filled: 1800 } as const

/** How far from the middle of the box a line may be laid for the sake of tiles to come, in parts of the box; a lead lies alone in the middle. */
const ASIDE = { lead: 0.03, line: 0.1 } as const

export function largestUnit({ width, height, far = false, largest }: Box): number {
  if (largest !== undefined) return largest / BODY
  const share = Math.min(1, Math.max(0, (width - USUAL_WIDTH) / (WIDE_WIDTH - USUAL_WIDTH)))
  const usual = (LARGEST + share * (LARGEST_WIDE - LARGEST)) * Math.max(1, width / WIDE_WIDTH)
  return Math.max(Math.min(usual, SMALL_UNIT * Math.sqrt(width * height)), far ? width / FAR : 0) / BODY
}

const KEPT = 400
const keptPlans = new Map<string, Plan>()

function rememberPlan(about: string, plan: Plan): Plan {
  if (keptPlans.size >= KEPT) keptPlans.delete(keptPlans.keys().next().value as string)
  keptPlans.set(about, plan)
  return plan
}

/**
 * The plan a line has come to, tile by tile: the one before as long as the next tile fits, otherwise a new one.
 *
 * It depends on the box, and on where doubles are in the line; a plan found once for them is not searched for again.
 */
export function planFor(line: LineToLay, box: Box, doublesOf: (count: number) => Doubles): Plan {
  const about = `${line.layout} ${line.arms} ${box.width}x${box.height} ${box.around?.width ?? ''} ${box.around?.height ?? ''} ${box.far ?? ''} ${box.largest ?? ''}`
  const names = line.tiles.map(({ tile, arm }, place) => `${place === 0 ? about : arm}${isDouble(tile) ? ' double' : ''}`)
  const search = liesInOneRow(line.layout) ? searchTwoEnded : searchSpinner
  let count = line.tiles.length
  let plan: Plan | undefined
  for (; count > 0; count -= 1) {
    plan = keptPlans.get(names.slice(0, count).join(' '))
    if (plan !== undefined) break
  }
  while (count < line.tiles.length) {
    count += 1
    const doubles = doublesOf(count)
    plan = next(search, plan, doubles, box, count)
    rememberPlan(names.slice(0, count).join(' '), plan)
  }
  return plan as Plan
}

/** The plan before, where the line still fits; a new one where it does not, or where only a new one fills the felt. */
function next(search: Search, before: Plan | undefined, doubles: Doubles, box: Box, count: number): Plan {
  if (before === undefined) return choose(search, doubles, box, null, count)
  if (arrange(before, doubles, box, true) === null) return choose(search, doubles, box, before.unit, count)
  if (fullness(before, doubles, box) >= 1) return before
  const other = choose(search, doubles, box, before.unit / KEEP.least, count)
  return fullness(other, doubles, box) >= 1 ? other : before
}

type Search = (line: Doubles, box: Box, unit: number, withChips: boolean, allowance: Allowance) => Plan | null

function searchKind(search: Search, { arms }: Doubles): keyof typeof COMFORTABLE {
  if (search === searchTwoEnded) return 'two-ended'
  return arms.length > MOST_CROSS_ARMS ? 'star' : 'cross'
}

/** How much of this size is kept. */
function keptOf(search: Search, doubles: Doubles, unit: number, { width, height }: Box, count: number): number {
  const comfortable = COMFORTABLE[searchKind(search, doubles)] * Math.sqrt((width * height * COMFORTABLE_UP_TO) / Math.max(COMFORTABLE_UP_TO, count))
  return Math.max(KEEP.least, Math.min(KEEP.most, comfortable / (BODY * unit)))
}

function ahead(doubles: Doubles, more: number): Doubles {
  return { ...doubles, arms: doubles.arms.map((arm) => [...arm, ...Array<boolean>(more).fill(false)]) }
}

/** The largest size at which the line fits; a little less where it then fills the felt, and where that leaves room for more tiles. */
function choose(search: Search, doubles: Doubles, box: Box, before: number | null, count: number): Plan {
  const most = largestUnit(box)
  const hint = before === null ? most : Math.min(most, before / keptOf(search, doubles, before, box, count))
  // only in boxes far smaller than any page's is there no room for scores beside the ends
  for (const { withChips, least } of [
    { withChips: true, least: SMALLEST * hint },
    { withChips: false, least: 0.1 },
  ]) {
    for (let unit = hint; unit > least; unit *= SHRINK ** 2) {
      const found = search(doubles, box, unit, withChips, { wholes: Infinity })
      if (found === null) continue
      const allowance = { wholes: ALLOWED.ahead }
      const larger = unit === hint ? null : search(doubles, box, unit / SHRINK, withChips, allowance)
      const largest = grown(larger ?? found, doubles, box, withChips)
      const least = keptOf(search, doubles, largest.unit, box, count) * largest.unit
      return roomier(search, doubles, box, fuller(search, doubles, box, largest, withChips), least, withChips, count, allowance)
    }
  }
  throw new RangeError(`a line of ${count} tiles does not fit into ${box.width}×${box.height}`)
}

/** The same ways with tiles as large as fit: sizes are searched in steps, and up to the next one there is still room. */
function grown(plan: Plan, doubles: Doubles, box: Box, withChips: boolean): Plan {
  for (const by of GROWTH) {
    const unit = Math.min(plan.unit * by, largestUnit(box))
    if (unit <= plan.unit) break
    const larger = { ...plan, unit, x: (plan.x * plan.unit) / unit, y: (plan.y * plan.unit) / unit }
    const laid = centre(larger, doubles, box, withChips)
    if (laid !== null) return laid
  }
  return plan
}

/** The largest plan that fills the felt, where that costs little; otherwise the one that was found. */
function fuller(search: Search, doubles: Doubles, box: Box, found: Plan, withChips: boolean): Plan {
  if (fullness(found, doubles, box) >= 1) return found
  const allowance = { wholes: ALLOWED.filled, onlyFilled: true }
  for (let unit = found.unit * SHRINK; unit >= FILLED_AT_LEAST[searchKind(search, doubles)] * found.unit; unit *= SHRINK) {
    const plan = search(doubles, box, unit, withChips, allowance)
    if (plan === null) continue
    const large = grown(plan, doubles, box, withChips)
    if (fullness(large, doubles, box) >= 1) return large
  }
  return found
}

/** The same line with room for more tiles at each end, where it fits at this size or a little below. */
function roomier(search: Search, doubles: Doubles, box: Box, found: Plan, least: number, withChips: boolean, count: number, allowance: Allowance): Plan {
  const filled = fullness(found, doubles, box) >= 1
  const good = (plan: Plan): boolean => arrange(plan, doubles, box, withChips) !== null && (!filled || fullness(plan, doubles, box) >= 1)
  for (const more of AHEAD[searchKind(search, doubles)]) {
    const longer = ahead(doubles, more)
    if (search(longer, box, least, withChips, allowance) === null) continue
    for (let unit = found.unit; unit >= least; unit *= SHRINK ** 2) {
      const roomy = search(longer, box, unit, withChips, allowance)
      if (roomy === null) continue
      const plan = nearerToMiddle(grown(roomy, longer, box, withChips), doubles, longer, box, withChips)
      if (good(plan) && aside(plan, doubles, box) <= (count === 1 ? ASIDE.lead : ASIDE.line)) return plan
    }
  }
  return found
}
