import { chipRadius, clearOfItself, footprintOf, keepClear, placeChips, type Footprint } from './arrange'
import { arrange, roomOf, type Doubles, type Plan } from './plan'
import { lattice, offersOf, waysOf, type Edges, type Offer, type Way } from './routes'
import { centre } from './search-two-ended'
import { collide, within } from './shapes'
import type { Box } from './types'
import { walkArm, type Route } from './walk'

/** Where in the box the spinner may lie, in parts of it; along the shorter side, where half a tile counts, in smaller steps. */
const PLACES = [0.5, 0.4, 0.6, 0.31, 0.69] as const
const NARROW_PLACES = [0.5, 0.45, 0.55, 0.4, 0.6, 0.31, 0.69] as const

/** Combinations looked at for one place of the spinner. */
const MOST_TRIES = 3000

/** Of those, whole ones that leave a score no room. */
const MOST_FAILURES = 40

/** With more arms than this, four go straight from the spinner's sides and the others from between them. */
export const MOST_CROSS_ARMS = 4

type Walked = Map<string, Candidate>

/** What is known of a line whatever its size and place: its arms walked, and which of them keep clear of each other. */
interface Memo {
  readonly walked: Walked
  readonly clear: Map<number, boolean>
}

const memos = new WeakMap<Doubles, Memo>()

/** Numbers of two candidates make one key. */
const MANY = 100_000

interface Found {
  readonly plan: Plan
  readonly bends: number
}

interface Candidate {
  readonly footprint: Footprint
  readonly worth: number
  readonly number: number
  /** The way as a plan keeps it. */
  readonly laid: () => Route
}

/** How much plainer a plan would have to be that leaves the felt half empty. */
const EMPTY = 100

/** The plainest plan round a spinner at one size, one that fills the felt before others; null where nothing fits. */
export function searchSpinner(line: Doubles, box: Box, unit: number, withChips: boolean, fills: (plan: Plan) => boolean): Plan | null {
  const crowded = line.arms.length > MOST_CROSS_ARMS
  const memo = memos.get(line) ?? { walked: new Map(), clear: new Map() }
  memos.set(line, memo)
  let best = null as Found | null
  for (const upright of crowded ? [box.height > box.width, box.height <= box.width] : [false]) {
    for (const px of box.width < box.height ? NARROW_PLACES : PLACES) {
      for (const py of box.width < box.height ? PLACES : NARROW_PLACES) {
        const away = 2 * (Math.abs(px - 0.5) + Math.abs(py - 0.5))
        if (best !== null && best.bends <= away) continue
        const found = searchPlace(line, box, { unit, x: (px * box.width) / unit, y: (py * box.height) / unit }, upright, withChips, memo)
        if (found === null) continue
        const bends = found.bends + away + (fills(found.plan) ? 0 : EMPTY)
        if (best === null || bends < best.bends) best = { plan: found.plan, bends }
      }
    }
    if (best !== null) break
  }
  return best === null ? null : (centre(best.plan, line, box, withChips) ?? best.plan)
}

/** An arm walked one way; walked once, however often the way comes up again. */
function walkedBy(offer: Offer, doubles: readonly boolean[], arm: number, { walked }: Memo): Candidate {
  const key = `${arm} ${offer.key}`
  const known = walked.get(key)
  if (known !== undefined) return known
  const footprint = footprintOf(walkArm(offer.route(), doubles))
  const { ordinary, double } = footprint.arm
  const turns = Math.max(ordinary.next.leg, double.next.leg)
  const bends = turns === 0 ? 0 : turns + offer.bends
  const made = { footprint, worth: turns > 1 && !clearOfItself(footprint) ? Infinity : bends, number: walked.size, laid: offer.route }
  walked.set(key, made)
  return made
}

function candidatesOf(way: Way, edges: Edges, doubles: readonly boolean[], crowded: boolean, upright: boolean, arm: number, memo: Memo): readonly Candidate[] {
  const inside = { x: -edges.left, y: -edges.up, width: edges.left + edges.right, height: edges.up + edges.down }
  return offersOf(way, edges, doubles, crowded, upright)
    .flatMap((offer): readonly Candidate[] => {
      const plain = walkedBy(offer, doubles, arm, memo)
      const { folded } = offer
      if (folded === undefined) return [plain]
      if (within(plain.footprint.bounds, inside)) return [{ ...plain, laid: () => folded()[0]!.route() }]
      return folded().map((each) => walkedBy(each, doubles, arm, memo))
    })
    .filter(({ worth }) => worth < Infinity)
    .toSorted((a, b) => a.worth - b.worth)
}

function searchPlace(line: Doubles, box: Box, at: Omit<Plan, 'routes'>, upright: boolean, withChips: boolean, memo: Memo): Found | null {
  const room = roomOf(at, box)
  const edges: Edges = { left: lattice(-room.x), up: lattice(-room.y), right: lattice(room.x + room.width), down: lattice(room.y + room.height) }
  const crowded = line.arms.length > MOST_CROSS_ARMS
  const arms: (readonly Candidate[])[] = []
  const ways = waysOf(line.arms.length)
  for (const place of longestFirst(line.arms)) {
    const doubles = line.arms[place] ?? []
    const candidates = candidatesOf(ways[place] as Way, edges, doubles, crowded, upright, place, memo).filter(
      ({ footprint }) =>
        within(footprint.bounds, room) && !footprint.shapes.some((shape, index) => index > 0 && doubles.length > 0 && collide(shape, line.lead, line.gap)),
    )
    if (candidates.length === 0) return null
    arms[place] = candidates.slice(0, 14)
  }
  const radius = chipRadius(at.unit) / at.unit
  let tries = 0
  let failures = 0
  const clear = (a: Candidate, b: Candidate): boolean => {
    const key = a.number * MANY + b.number
    const known = memo.clear.get(key)
    if (known !== undefined) return known
    const found = keepClear(a.footprint, b.footprint, line.gap)
    memo.clear.set(key, found)
    return found
  }
  const chosen: Candidate[] = []
  const order = arms.map((_, place) => place).toSorted((a, b) => (arms[a]?.length ?? 0) - (arms[b]?.length ?? 0))
  const pick = (depth: number): Found | null => {
    if (depth === order.length) {
      const picked = order.map((_, place) => chosen[order.indexOf(place)]!)
      failures += 1
      if (withChips && placeChips({ lead: line.lead, arms: picked.map(({ footprint }) => footprint), room, radius }) === null) return null
      const plan = { ...at, routes: picked.map(({ laid }) => laid()) }
      return arrange(plan, line, box, withChips) === null ? null : { plan, bends: picked.reduce((sum, { worth }) => sum + worth, 0) }
    }
    for (const candidate of arms[order[depth]!] ?? []) {
      if (tries > MOST_TRIES || failures > MOST_FAILURES) return null
      tries += 1
      if (!chosen.slice(0, depth).every((other) => clear(other, candidate))) continue
      chosen[depth] = candidate
      const found = pick(depth + 1)
      if (found !== null) return found
    }
    return null
  }
  return pick(0)
}

function longestFirst(arms: readonly (readonly boolean[])[]): readonly number[] {
  return arms.map((_, place) => place).toSorted((a, b) => (arms[b]?.length ?? 0) - (arms[a]?.length ?? 0))
}
