import { chipRadius, clearOfItself, footprintOf, keepClear, placeChips, type Footprint } from './arrange'
import { arrange, roomOf, type Doubles, type Plan } from './plan'
import { firstHeading, lattice, offersOf, waysOf, type Edges, type Offer, type Way } from './routes'
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

/** Ways of one arm that are looked at for one place of the spinner. */
const MOST_WAYS = 14

/** With more arms than this, four go straight from the spinner's sides and the others from between them. */
export const MOST_CROSS_ARMS = 4

/** What is known of a line whatever its size and place: its arms walked, and the ways that are open to them. */
interface Memo {
  readonly walked: Map<string, Candidate>
  /** By arm, how its first leg runs, and how far the box reaches there. */
  readonly offered: Map<number, readonly Offered[]>
  /** By the number of what is offered, and how far the box reaches where it turns to. */
  readonly folded: Map<number, Map<number, Folded>>
}

const memos = new WeakMap<Doubles, Memo>()

/** Numbers of two things make one key; distances are halves of halves. */
const MANY = 100_000

interface Found {
  readonly plan: Plan
  readonly bends: number
}

/** An arm walked one way. */
interface Candidate {
  readonly footprint: Footprint
  readonly worth: number
  readonly number: number
  /** By their numbers, which candidates of other arms it keeps clear of. */
  clear: Map<number, boolean> | null
  /** Whether it keeps clear of the lead, once that is known. */
  offLead: boolean | null
  /** The way as a plan keeps it. */
  readonly laid: () => Route
}

/** A way that is open to an arm, walked as if the box did not end, and what becomes of it in boxes that do. */
interface Offered {
  readonly offer: Offer
  readonly plain: Candidate
  readonly folded: Map<number, Folded>
}

interface Folded {
  /** Where it needs no fold. */
  readonly inside: Candidate
  /** Where it does, once that was asked for. */
  outside: readonly Candidate[] | null
}

/** How much plainer a plan would have to be that leaves the felt half empty. */
const EMPTY = 100

/** The plainest plan round a spinner at one size, one that fills the felt before others; null where nothing fits. */
export function searchSpinner(line: Doubles, box: Box, unit: number, withChips: boolean, fills: (plan: Plan) => boolean): Plan | null {
  const crowded = line.arms.length > MOST_CROSS_ARMS
  const memo = memos.get(line) ?? { walked: new Map(), offered: new Map(), folded: new Map() }
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
  const worth = turns > 1 && !clearOfItself(footprint) ? Infinity : bends
  const made: Candidate = { footprint, worth, number: walked.size, clear: null, offLead: null, laid: offer.route }
  walked.set(key, made)
  return made
}

/** The ways that are open to an arm where its first leg may reach so far. */
function offeredTo(way: Way, reach: number, doubles: readonly boolean[], crowded: boolean, upright: boolean, arm: number, memo: Memo): readonly Offered[] {
  const key = 2 * reach * MANY + 2 * arm + (upright ? 1 : 0)
  const known = memo.offered.get(key)
  if (known !== undefined) return known
  const made = offersOf(way, reach, doubles, crowded, upright).map((offer): Offered => {
    const plain = walkedBy(offer, doubles, arm, memo)
    const before = memo.folded.get(plain.number) ?? new Map<number, Folded>()
    memo.folded.set(plain.number, before)
    return { offer, plain, folded: before }
  })
  memo.offered.set(key, made)
  return made
}

/** What becomes of a way where the box reaches so far in the direction it turns to. */
function foldedAt(reach: number, { folded, plain, offer }: Offered, at: (reach: number) => readonly Offer[]): Folded {
  const known = folded.get(reach)
  if (known !== undefined) return known
  const made: Folded = { inside: { ...plain, laid: () => (at(reach)[0] ?? offer).route() }, outside: null }
  folded.set(reach, made)
  return made
}

/** All ways that an arm may take in a box with these edges, the plainest first. */
function candidatesOf(way: Way, edges: Edges, doubles: readonly boolean[], crowded: boolean, upright: boolean, arm: number, memo: Memo): readonly Candidate[] {
  const inside = { x: -edges.left, y: -edges.up, width: edges.left + edges.right, height: edges.up + edges.down }
  const found: Candidate[] = []
  for (const each of offeredTo(way, edges[firstHeading(way, upright)], doubles, crowded, upright, arm, memo)) {
    const { plain, offer } = each
    if (offer.folded === undefined) {
      found.push(plain)
      continue
    }
    const { towards, at } = offer.folded
    const folded = foldedAt(edges[towards], each, at)
    if (within(plain.footprint.bounds, inside)) found.push(folded.inside)
    else found.push(...(folded.outside ??= at(edges[towards]).map((fold) => walkedBy(fold, doubles, arm, memo))))
  }
  return found.filter(({ worth }) => worth < Infinity).sort((a, b) => a.worth - b.worth)
}

function searchPlace(line: Doubles, box: Box, at: Omit<Plan, 'routes'>, upright: boolean, withChips: boolean, memo: Memo): Found | null {
  const room = roomOf(at, box)
  const edges: Edges = { left: lattice(-room.x), up: lattice(-room.y), right: lattice(room.x + room.width), down: lattice(room.y + room.height) }
  const crowded = line.arms.length > MOST_CROSS_ARMS
  const arms: (readonly Candidate[])[] = []
  const ways = waysOf(line.arms.length)
  for (const place of longestFirst(line.arms)) {
    const doubles = line.arms[place] ?? []
    const candidates: Candidate[] = []
    for (const candidate of candidatesOf(ways[place] as Way, edges, doubles, crowded, upright, place, memo)) {
      if (!within(candidate.footprint.bounds, room) || !isOffLead(candidate, line)) continue
      candidates.push(candidate)
      if (candidates.length === MOST_WAYS) break
    }
    if (candidates.length === 0) return null
    arms[place] = candidates
  }
  const radius = chipRadius(at.unit) / at.unit
  let tries = 0
  let failures = 0
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
      let isClear = true
      for (let other = 0; isClear && other < depth; other += 1) isClear = areClear(chosen[other]!, candidate, line.gap)
      if (!isClear) continue
      chosen[depth] = candidate
      const found = pick(depth + 1)
      if (found !== null) return found
    }
    return null
  }
  return pick(0)
}

/** Whether all but the first tile of an arm keep off the lead, where any is laid. */
function isOffLead(candidate: Candidate, { lead, gap }: Doubles): boolean {
  const { arm, shapes } = candidate.footprint
  return (candidate.offLead ??= arm.steps.length === 0 || !shapes.some((shape, index) => index > 0 && collide(shape, lead, gap)))
}

function areClear(a: Candidate, b: Candidate, gap: number): boolean {
  const known = a.clear?.get(b.number)
  if (known !== undefined) return known
  const found = keepClear(a.footprint, b.footprint, gap)
  a.clear ??= new Map()
  a.clear.set(b.number, found)
  return found
}

function longestFirst(arms: readonly (readonly boolean[])[]): readonly number[] {
  return arms.map((_, place) => place).toSorted((a, b) => (arms[b]?.length ?? 0) - (arms[a]?.length ?? 0))
}
