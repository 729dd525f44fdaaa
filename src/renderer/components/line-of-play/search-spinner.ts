import { elementAt } from '#shared/kernel/assert'
import { chipRadius, placeChips } from './arrange'
import { areClear, candidatesOf, isOffLead, memoOf, reachOf, type WalkCandidate, type Memo } from './candidates'
import { around } from './geometry'
import { arrange, roomOf, type Doubles, type Plan } from './plan'
import { countedMark, fills, wantedOf, type Allowance, type Wanted } from './reach'
import { lattice, MOST_CROSS_ARMS, waysOf, type Edges } from './routes'
import { centre } from './search-two-ended'
import { isWithin } from './shapes'
import type { Box } from './types'

/** Where in the box the spinner may lie, in parts of it; along the shorter side, where half a tile counts, in smaller steps. */
const SPINNER_PLACES = [0.5, 0.4, 0.6, 0.31, 0.69] as const
const NARROW_PLACES = [0.5, 0.45, 0.55, 0.4, 0.6, 0.31, 0.69] as const

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
          { unit, x: (px * box.width) / unit, y: (py * box.height) / unit },
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
