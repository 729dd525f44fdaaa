import { elementAt } from '#shared/kernel/assert'
import { BOX_MARGIN, chipRadius, clearOfItself, type Footprint, footprintOf, keepClear, placeChips } from './arrange'
import { around, type Rect } from './geometry'
import { arrange, type Doubles, type Plan, roomOf } from './plan'
import { type Allowance, countedMark, drawnOf, fills, type Wanted, wantedOf } from './reach'
import { type Edges, firstHeading, lattice, MOST_CROSS_ARMS, type Offer, offersOf, type SpinnerWay, waysOf } from './routes'
import { centre } from './search-two-ended'
import { collide, isWithin } from './shapes'
import type { Box } from './types'
import { type Route, walkArm } from './walk'

/** An arm walked one way. */
interface WalkCandidate {
  readonly footprint: Footprint
  readonly worth: number
  readonly number: number
  /** By their numbers, which candidates of other arms it keeps clear of. */
  clear: Map<number, boolean> | null
  /** Whether it keeps clear of the lead, once that is known. */
  offLead: boolean | null
  /** What it reaches over with circles of this size, once that was asked for. */
  drawn: { readonly mark: number; readonly reach: Rect | null } | null
  /** The way as a plan keeps it. */
  readonly laid: () => Route
}

/** A way that is open to an arm, walked as if the box did not end, and what becomes of it in boxes that do. */
interface Offered {
  readonly offer: Offer
  readonly plain: WalkCandidate
  readonly folded: Map<number, Folded>
}

interface Folded {
  /** Where it needs no fold. */
  readonly inside: WalkCandidate
  /** Where it does, once that was asked for. */
  outside: readonly WalkCandidate[] | null
}

/** What is known of a line whatever its size and place: its arms walked, and the ways that are open to them. */
interface Memo {
  readonly walked: Map<string, WalkCandidate>
  /** By arm, how its first leg runs, and how far the box reaches there. */
  readonly offered: Map<number, readonly Offered[]>
  /** By the number of what is offered, and how far the box reaches where it turns to. */
  readonly folded: Map<number, Map<number, Folded>>
}

const memos = new WeakMap<Doubles, Memo>()

function memoOf(line: Doubles): Memo {
  const memo = memos.get(line) ?? { walked: new Map(), offered: new Map(), folded: new Map() }
  memos.set(line, memo)
  return memo
}

/** Numbers of two things make one key; distances are halves of halves. */
const KEY_BASE = 100_000

/** An arm walked one way; walked once, however often the way comes up again. */
function walkedBy(offer: Offer, doubles: readonly boolean[], arm: number, { walked }: Memo): WalkCandidate {
  const key = `${arm} ${offer.key}`
  const known = walked.get(key)
  if (known !== undefined) return known
  const footprint = footprintOf(walkArm(offer.route(), doubles))
  const { ordinary, double } = footprint.arm
  const turns = Math.max(ordinary.next.leg, double.next.leg)
  const bends = turns === 0 ? 0 : turns + offer.bends
  const worth = turns > 1 && !clearOfItself(footprint) ? Infinity : bends
  const made: WalkCandidate = { footprint, worth, number: walked.size, clear: null, offLead: null, drawn: null, laid: offer.route }
  walked.set(key, made)
  return made
}

/** The ways that are open to an arm where its first leg may reach so far. */
function offeredTo(
  way: SpinnerWay,
  reach: number,
  doubles: readonly boolean[],
  crowded: boolean,
  upright: boolean,
  arm: number,
  memo: Memo,
): readonly Offered[] {
  const key = 2 * reach * KEY_BASE + 2 * arm + (upright ? 1 : 0)
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
function candidatesOf(
  way: SpinnerWay,
  edges: Edges,
  doubles: readonly boolean[],
  crowded: boolean,
  upright: boolean,
  arm: number,
  memo: Memo,
): readonly WalkCandidate[] {
  const inside = { x: -edges.left, y: -edges.up, width: edges.left + edges.right, height: edges.up + edges.down }
  const found: WalkCandidate[] = []
  for (const each of offeredTo(way, edges[firstHeading(way, upright)], doubles, crowded, upright, arm, memo)) {
    const { plain, offer } = each
    if (offer.folded === undefined) {
      found.push(plain)
      continue
    }
    const { towards, at } = offer.folded
    const folded = foldedAt(edges[towards], each, at)
    if (isWithin(plain.footprint.bounds, inside)) found.push(folded.inside)
    else found.push(...(folded.outside ??= at(edges[towards]).map((fold) => walkedBy(fold, doubles, arm, memo))))
  }
  return found.filter(({ worth }) => worth < Infinity).sort((a, b) => a.worth - b.worth)
}

/** Whether all but the first tile of an arm keep off the lead, where any is laid. */
function isOffLead(candidate: WalkCandidate, { lead, gap }: Doubles): boolean {
  const { arm, shapes } = candidate.footprint
  return (candidate.offLead ??= arm.steps.length === 0 || !shapes.some((shape, index) => index > 0 && collide(shape, lead, gap)))
}

function areClear(a: WalkCandidate, b: WalkCandidate, gap: number): boolean {
  const known = a.clear?.get(b.number)
  if (known !== undefined) return known
  const found = keepClear(a.footprint, b.footprint, gap)
  a.clear ??= new Map()
  a.clear.set(b.number, found)
  return found
}

/** What an arm walked this way reaches over, `laid` of its tiles and the circle at its end. */
function reachOf(candidate: WalkCandidate, laid: number, mark: number): Rect | null {
  if (candidate.drawn?.mark !== mark) candidate.drawn = { mark, reach: drawnOf(candidate.footprint.arm, laid, mark) }
  return candidate.drawn.reach
}

/** Where in the box the spinner may lie, in parts of it; along the shorter side, where half a tile counts, in smaller steps. */
const SPINNER_PLACES = [0.5, 0.4, 0.6, 0.31, 0.69] as const
const NARROW_PLACES = [0.5, 0.45, 0.55, 0.4, 0.6, 0.31, 0.69] as const

/** More than what counting in fractions loses. */
const HAIR = 1e-9

/**
 * A little nearer to the edge, so that the box reaches a whole number of halves of a half there. The arms of a cross end at such numbers: what is left beyond
 * one is of use to the arm on the other side alone, and where a felt is just high enough it decides whether a line that fills it is found.
 */
function onLattice(reach: number): number {
  return BOX_MARGIN + lattice(reach - BOX_MARGIN) + HAIR
}

/** How many combinations are looked at, and how many whole ones of which nothing comes: for the plainest at one place of the spinner, and for those that fill the felt. */
interface Budget {
  tries: number
  failures: number
}
const PLAINEST: Budget = { tries: 3000, failures: 100 }
const FILLING: Budget = { tries: 20_000, failures: 600 }

/** Ways of one arm that are looked at for one place of the spinner. */
const MOST_WAYS = 14

/** Pairs of ways that fill the felt between them that are looked at for one place of the spinner. */
const MOST_PAIRS = 24

interface FoundPlan {
  readonly plan: Plan
  readonly bends: number
  readonly filled: boolean
}

/** How much plainer a plan would have to be that leaves the felt half empty. */
const EMPTY = 100

const unfilled = ({ filled }: FoundPlan): number => (filled ? 0 : EMPTY)

/** Whether ways that fill the felt are still looked for. */
const hopes = ({ tries, failures }: Budget): boolean => tries >= 0 && failures >= 0

/** The plainest plan round a spinner at one size, one that fills the felt before others; null where nothing fits. */
export function searchSpinner(line: Doubles, box: Box, unit: number, withChips: boolean, allowance: Allowance): Plan | null {
  const crowded = line.arms.length > MOST_CROSS_ARMS
  const memo = memoOf(line)
  const wanted = wantedOf(line, box, unit)
  const filling = { ...FILLING }
  const place = allowance.onlyFilled === true && !crowded ? onLattice : (reach: number): number => reach
  let best = null as FoundPlan | null
  for (const upright of crowded ? [box.height > box.width, box.height <= box.width] : [false]) {
    for (const px of box.width < box.height ? NARROW_PLACES : SPINNER_PLACES) {
      for (const py of box.width < box.height ? SPINNER_PLACES : NARROW_PLACES) {
        const away = 2 * (Math.abs(px - 0.5) + Math.abs(py - 0.5))
        if (allowance.wholes < 0 || (allowance.onlyFilled === true && !hopes(filling))) return best?.plan ?? null
        // a plainer one that does not fill the felt either is not worth a search of every place
        if (best !== null && best.bends - (hopes(filling) ? 0 : unfilled(best)) <= away) continue
        const found = searchPlace(
          line,
          box,
          { unit, x: place((px * box.width) / unit), y: place((py * box.height) / unit) },
          upright,
          withChips,
          memo,
          wanted,
          filling,
          allowance,
        )
        if (found === null) continue
        const bends = found.bends + away + unfilled(found)
        if (best === null || bends < best.bends) best = { ...found, bends }
      }
    }
    if (best?.filled === true) break
  }
  return best === null ? null : (centre(best.plan, line, box, withChips) ?? best.plan)
}

function searchPlace(
  line: Doubles,
  box: Box,
  at: Omit<Plan, 'routes'>,
  upright: boolean,
  withChips: boolean,
  memo: Memo,
  wanted: Wanted | null,
  filling: Budget,
  allowance: Allowance,
): FoundPlan | null {
  const room = roomOf(at, box)
  const radius = chipRadius(at.unit) / at.unit
  const edges: Edges = { left: lattice(-room.x), up: lattice(-room.y), right: lattice(room.x + room.width), down: lattice(room.y + room.height) }
  const crowded = line.arms.length > MOST_CROSS_ARMS
  const arms: (readonly WalkCandidate[])[] = []
  const ways = waysOf(line.arms.length)
  for (const place of longestFirst(line.arms)) {
    const doubles = line.arms[place] ?? []
    const candidates: WalkCandidate[] = []
    for (const candidate of candidatesOf(elementAt(ways, place), edges, doubles, crowded, upright, place, memo)) {
      if (!isWithin(candidate.footprint.bounds, room) || !isOffLead(candidate, line)) continue
      candidates.push(candidate)
      if (candidates.length === MOST_WAYS) break
    }
    if (candidates.length === 0) return null
    arms[place] = candidates
  }
  const mark = countedMark(line, at.unit)
  const filled = (picked: readonly WalkCandidate[]): boolean => {
    if (wanted === null) return true
    const drawn = picked.map((candidate, place) => reachOf(candidate, line.laid[place] ?? 0, mark))
    return fills(around([line.lead, ...drawn.filter((each) => each !== null)]), wanted)
  }
  const whole = (picked: readonly WalkCandidate[]): FoundPlan | null => {
    allowance.wholes -= 1
    if (withChips && placeChips({ lead: line.lead, arms: picked.map(({ footprint }) => footprint), room, radius }) === null) return null
    const plan = { ...at, routes: picked.map(({ laid }) => laid()) }
    if (arrange(plan, line, box, withChips) === null) return null
    return { plan, bends: picked.reduce((sum, { worth }) => sum + worth, 0), filled: filled(picked) }
  }
  let plainest: FoundPlan | null = null
  if (allowance.onlyFilled !== true) {
    plainest = combine(arms, line.gap, whole, { ...PLAINEST })
    if (plainest === null || plainest.filled) return plainest
  }
  if (wanted === null || !hopes(filling)) return plainest
  for (const pair of pairsThatFill(arms, line, mark, wanted)) {
    const ways = arms.map((candidates, place) => pair.find(({ arm }) => arm === place)?.only ?? candidates)
    const found = combine(ways, line.gap, whole, filling)
    if (found !== null) return found
  }
  return plainest
}

/** The first combination of ways that keep clear of each other and of which something comes; the plainest ways of each arm come first. */
function combine(
  arms: readonly (readonly WalkCandidate[])[],
  gap: number,
  whole: (picked: readonly WalkCandidate[]) => FoundPlan | null,
  budget: Budget,
): FoundPlan | null {
  const chosen: WalkCandidate[] = []
  const order = arms.map((_, place) => place).toSorted((a, b) => (arms[a]?.length ?? 0) - (arms[b]?.length ?? 0))
  const pick = (depth: number): FoundPlan | null => {
    if (depth === order.length) {
      budget.failures -= 1
      return whole(order.map((_, place) => chosen[order.indexOf(place)]!))
    }
    for (const candidate of arms[order[depth]!] ?? []) {
      if (budget.tries < 0 || budget.failures < 0) return null
      budget.tries -= 1
      let isClear = true
      for (let other = 0; isClear && other < depth; other += 1) isClear = areClear(chosen[other]!, candidate, gap)
      if (!isClear) continue
      chosen[depth] = candidate
      const found = pick(depth + 1)
      if (found !== null) return found
    }
    return null
  }
  return pick(0)
}

/** The only way that an arm may take. */
interface Fixed {
  readonly arm: number
  readonly only: readonly [WalkCandidate]
}

/** Ways of two arms that reach far enough from one to the other, or of one that does so alone; the plainest first. */
function pairsThatFill(arms: readonly (readonly WalkCandidate[])[], line: Doubles, mark: number, wanted: Wanted): readonly (readonly Fixed[])[] {
  const { lead, laid, gap } = line
  const all = arms.flatMap((candidates, arm) =>
    candidates.map((candidate) => {
      const reach = reachOf(candidate, laid[arm] ?? 0, mark) ?? lead
      return { arm, worth: candidate.worth, only: [candidate] as const, reach: around([lead, reach]) }
    }),
  )
  const found: { readonly pair: readonly Fixed[]; readonly worth: number }[] = []
  for (const [start, size, least] of [
    ['x', 'width', wanted.width],
    ['y', 'height', wanted.height],
  ] as const) {
    const lowest = Math.min(...all.map(({ reach }) => reach[start]))
    const highest = Math.max(...all.map(({ reach }) => reach[start] + reach[size]))
    if (highest - lowest < least) continue
    const highs = all.filter(({ reach }) => reach[start] + reach[size] - lowest >= least)
    for (const one of all.filter(({ reach }) => highest - reach[start] >= least)) {
      for (const other of highs) {
        if (other.reach[start] + other.reach[size] - one.reach[start] < least) continue
        if (one === other) found.push({ pair: [one], worth: one.worth })
        else if (one.arm !== other.arm && areClear(one.only[0], other.only[0], gap)) found.push({ pair: [one, other], worth: one.worth + other.worth })
      }
    }
  }
  return found
    .toSorted((a, b) => a.worth - b.worth)
    .slice(0, MOST_PAIRS)
    .map(({ pair }) => pair)
}

function longestFirst(arms: readonly (readonly boolean[])[]): readonly number[] {
  return arms.map((_, place) => place).toSorted((a, b) => (arms[b]?.length ?? 0) - (arms[a]?.length ?? 0))
}
