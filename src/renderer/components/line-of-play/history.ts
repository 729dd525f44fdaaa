import { aside, arrange, laidExtent, nearerToMiddle, type Doubles, type Plan } from './plan'
import { searchSpinner } from './search-spinner'
import { searchTwoEnded } from './search-two-ended'
import type { Box, LaidTile, LineToLay } from './types'

/** The long side of a tile's body, in halves. */
export const BODY = 1.93

/** Longest side of a tile, in pixels: on boxes up to about 1000 wide, and on the wide ones of a large screen. */
const LARGEST = 108
const LARGEST_WIDE = 167
const USUAL_WIDTH = 1100
const WIDE_WIDTH = 1440

/** Sizes that are tried, each a little smaller than the one before. */
const SHRINK = 0.97

/** Room for scores is kept while tiles are at least this part as large as they were. */
const SMALLEST = 0.3

/**
 * Tiles this large are comfortable: the long side, in parts of the square root of the box's area. Round a spinner, where arms go every way, there is room
 * for less.
 */
const COMFORTABLE = { 'two-ended': 0.152, spinner: 0.13 } as const

/** How much of the largest possible size is kept, so that there is room for more tiles: little where they are comfortable all the same. */
const KEEP = { least: 0.75, most: 0.95 } as const

/** For how many more tiles a new layout leaves room at each end. */
const AHEAD = { 'two-ended': [6, 4, 2, 1], spinner: [3, 2, 1] } as const

/** How far from the middle of the box a line may be laid for the sake of tiles to come, in parts of the box; a lead lies alone in the middle. */
const ASIDE = { lead: 0.03, line: 0.1 } as const

/** From this many tiles on, the line fills the felt: it reaches over this part of its width or height. A felt is larger than the box by up to this much. */
const FILLS_FROM = 14
const COVERED = 0.65
const ROUND = { width: 48, height: 132 } as const

export function largestUnit({ width, largest }: Box): number {
  if (largest !== undefined) return largest / BODY
  const share = Math.min(1, Math.max(0, (width - USUAL_WIDTH) / (WIDE_WIDTH - USUAL_WIDTH)))
  return ((LARGEST + share * (LARGEST_WIDE - LARGEST)) * Math.max(1, width / WIDE_WIDTH)) / BODY
}

const KEPT = 400
const kept = new Map<string, Plan>()

function remember(about: string, plan: Plan): Plan {
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value as string)
  kept.set(about, plan)
  return plan
}

/**
 * The plan a line has come to, tile by tile: the one before as long as the next tile fits, otherwise a new one.
 *
 * It depends on the line and the box alone; a plan found once for this very line is not searched for again.
 */
export function planFor(line: LineToLay, lead: LaidTile, box: Box, doublesOf: (count: number) => Doubles): Plan {
  const about = `${line.layout} ${line.arms} ${box.width}x${box.height} ${box.largest ?? ''} ${lead.tile} ${lead.outward}`
  const names = line.tiles.map(({ tile, arm }, place) => (place === 0 ? about : `${tile}${arm}`))
  const search = line.layout === 'two-ended' ? searchTwoEnded : searchSpinner
  let count = line.tiles.length
  let plan: Plan | undefined
  for (; count > 0; count -= 1) {
    plan = kept.get(names.slice(0, count).join(' '))
    if (plan !== undefined) break
  }
  while (count < line.tiles.length) {
    count += 1
    const doubles = doublesOf(count)
    if (plan === undefined || !fits(plan, doubles, box, count)) plan = choose(search, doubles, box, plan?.unit ?? null, count)
    remember(names.slice(0, count).join(' '), plan)
  }
  return plan as Plan
}

function fits(plan: Plan, doubles: Doubles, box: Box, count: number): boolean {
  const arranged = arrange(plan, doubles, box, true)
  if (arranged === null) return false
  return count !== FILLS_FROM || covers(plan, doubles, box)
}

/** Whether the laid tiles reach over enough of the box. */
export function covers(plan: Plan, doubles: Doubles, box: Box): boolean {
  const arranged = arrange(plan, doubles, box, false)
  if (arranged === null) return false
  const { width, height } = laidExtent(doubles.lead, arranged.arms)
  return width * plan.unit >= COVERED * (box.width + ROUND.width) || height * plan.unit >= COVERED * (box.height + ROUND.height)
}

type Search = (line: Doubles, box: Box, unit: number, withChips: boolean, fills: (plan: Plan) => boolean) => Plan | null

function kindOf(search: Search): 'two-ended' | 'spinner' {
  return search === searchTwoEnded ? 'two-ended' : 'spinner'
}

function keptOf(search: Search, unit: number, { width, height }: Box): number {
  const comfortable = COMFORTABLE[kindOf(search)] * Math.sqrt(width * height)
  return Math.max(KEEP.least, Math.min(KEEP.most, comfortable / (BODY * unit)))
}

function ahead(doubles: Doubles, more: number): Doubles {
  return { ...doubles, arms: doubles.arms.map((arm) => [...arm, ...Array<boolean>(more).fill(false)]) }
}

/** The largest size at which the line fits; a little less where that leaves room for more tiles. */
function choose(search: Search, doubles: Doubles, box: Box, before: number | null, count: number): Plan {
  const most = largestUnit(box)
  const fills = (plan: Plan): boolean => count < FILLS_FROM || covers(plan, doubles, box)
  const hint = before === null ? most : Math.min(most, before / keptOf(search, before, box))
  // only in boxes far smaller than any page's is there no room for scores beside the ends
  for (const { withChips, least } of [
    { withChips: true, least: SMALLEST * hint },
    { withChips: false, least: 0.1 },
  ]) {
    for (let unit = hint; unit > least; unit *= SHRINK ** 2) {
      const found = search(doubles, box, unit, withChips, fills)
      if (found === null) continue
      const larger = unit === hint ? null : search(doubles, box, unit / SHRINK, withChips, fills)
      return roomier(search, doubles, box, larger ?? found, withChips, fills, count)
    }
  }
  throw new RangeError(`a line of ${count} tiles does not fit into ${box.width}×${box.height}`)
}

function roomier(search: Search, doubles: Doubles, box: Box, found: Plan, withChips: boolean, fills: (plan: Plan) => boolean, count: number): Plan {
  const good = (plan: Plan | null): plan is Plan => plan !== null && arrange(plan, doubles, box, withChips) !== null && fills(plan)
  const least = keptOf(search, found.unit, box) * found.unit
  for (const more of AHEAD[kindOf(search)]) {
    const longer = ahead(doubles, more)
    for (let unit = found.unit; unit >= least; unit *= SHRINK) {
      const roomy = search(longer, box, unit, withChips, fills)
      if (roomy === null) continue
      const plan = nearerToMiddle(roomy, doubles, longer, box, withChips)
      if (good(plan) && aside(plan, doubles, box) <= (count === 1 ? ASIDE.lead : ASIDE.line)) return plan
    }
  }
  return found
}
