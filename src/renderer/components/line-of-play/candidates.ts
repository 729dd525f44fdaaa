import { clearOfItself, footprintOf, keepClear, type Footprint } from './arrange'
import type { Rect } from './geometry'
import type { Doubles } from './plan'
import { drawnOf } from './reach'
import { firstHeading, offersOf, type Edges, type Offer, type SpinnerWay } from './routes'
import { collide, isWithin } from './shapes'
import { walkArm, type Route } from './walk'

/** An arm walked one way. */
export interface WalkCandidate {
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
export interface Memo {
  readonly walked: Map<string, WalkCandidate>
  /** By arm, how its first leg runs, and how far the box reaches there. */
  readonly offered: Map<number, readonly Offered[]>
  /** By the number of what is offered, and how far the box reaches where it turns to. */
  readonly folded: Map<number, Map<number, Folded>>
}

const memos = new WeakMap<Doubles, Memo>()

export function memoOf(line: Doubles): Memo {
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
export function candidatesOf(
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
export function isOffLead(candidate: WalkCandidate, { lead, gap }: Doubles): boolean {
  const { arm, shapes } = candidate.footprint
  return (candidate.offLead ??= arm.steps.length === 0 || !shapes.some((shape, index) => index > 0 && collide(shape, lead, gap)))
}

export function areClear(a: WalkCandidate, b: WalkCandidate, gap: number): boolean {
  const known = a.clear?.get(b.number)
  if (known !== undefined) return known
  const found = keepClear(a.footprint, b.footprint, gap)
  a.clear ??= new Map()
  a.clear.set(b.number, found)
  return found
}

/** What an arm walked this way reaches over, `laid` of its tiles and the circle at its end. */
export function reachOf(candidate: WalkCandidate, laid: number, mark: number): Rect | null {
  if (candidate.drawn?.mark !== mark) candidate.drawn = { mark, reach: drawnOf(candidate.footprint.arm, laid, mark) }
  return candidate.drawn.reach
}
