import type { Tile } from '../domino/tile'
import { isSameSide, totalsOfSides, type SideRules } from '../games/sides'
import { leaderAfter } from '../match/next-leader'
import type { MatchState } from '../match/state'
import { DealtRound, type Move } from './dealt-round'
import { soundPlay } from './policies'
import type { RestOfMatch } from './rest-of-match'

/** What the end of a round is worth to each seat. */
type Worth = (round: DealtRound) => readonly number[]

/** Everyone plays for themselves. */
const ALONE: SideRules = { partners: false }

/** How far ahead of the best of the others each seat stands; between partners, how far its side is ahead. */
export function leadsOf(totals: readonly number[], rules: SideRules = ALONE): readonly number[] {
  const standings = totalsOfSides(rules, totals)
  return standings.map((standing, seat) => {
    let best = -Infinity
    for (let other = 0; other < totals.length; other++) if (!isSameSide(rules, other, seat)) best = Math.max(best, standings[other] as number)
    return standing - best
  })
}

/** More positions than these are not searched. */
const MOST_POSITIONS = 20_000

/**
 * Searches a round to its end, every hand and the order of the boneyard being known: what it is worth to each seat if each does the best for itself.
 *
 * Of ways that are worth the same, the first is taken: the highest tile, at the lowest end. The round is afterwards as it was. Null where there are more
 * than `MOST_POSITIONS`.
 */
export function searchEndgame(round: DealtRound, worth: Worth, left = { positions: MOST_POSITIONS }): readonly number[] | null {
  if (round.table.end !== null) return worth(round)
  left.positions -= 1
  if (left.positions < 0) return null
  const { turn } = round.table
  round.look()
  if (round.ways === 0) {
    const next = round.boneyard.at(-1)
    return afterwards(
      round,
      () => round.drawOrPass(),
      next,
      () => searchEndgame(round, worth, left),
    )
  }
  const moves = Array.from({ length: round.ways }, (_, way): Move => ({ tile: round.tiles[way] as Tile, arm: round.arms[way] as number }))
  let best: readonly number[] | null = null
  for (const move of moves) {
    const found = afterwards(
      round,
      () => round.lay(move),
      undefined,
      () => searchEndgame(round, worth, left),
    )
    if (found === null) return null
    if (best === null || (found[turn] as number) > (best[turn] as number)) best = found
  }
  return best
}

/** Does something, looks at what comes of it, and takes it back. `next`: the tile that may have been drawn. */
function afterwards<T>(round: DealtRound, act: () => void, next: Tile | undefined, look: () => T): T {
  const kept = round.keep()
  const before = round.boneyard.length
  act()
  const taken = next !== undefined && round.boneyard.length < before ? [next] : []
  const found = look()
  round.comeBack(kept, taken)
  return found
}

/** All tiles that nobody has laid: every hand, highest tile first, and the boneyard in the order in which it is drawn from its end. */
export interface DealtHands {
  readonly hands: readonly (readonly Tile[])[]
  readonly boneyard: readonly Tile[]
}

/** What a number was worked out from many deals: its mean, and how far the true one may be off (the half of a 95 % interval). */
export interface Estimate {
  readonly mean: number
  readonly give: number
}

/** What is at stake: points over the best of the others by the end of the round, or the match. */
export type Stake = 'points' | 'match'

/** With so many tiles or fewer in the hands and to draw, the round is searched to its end. */
const SEARCHED_TILES = 8

/** Positions of one search within a decision; a longer one is played on instead. */
const SEARCHED_POSITIONS = 400

/** What the rest of a round is worth to each seat. */
export function valueOf(round: DealtRound, worth: Worth): readonly number[] {
  if (isNearEnd(round)) {
    const found = searchEndgame(round, worth, { positions: SEARCHED_POSITIONS })
    if (found !== null) return found
  }
  round.play(soundPlay)
  return worth(round)
}

/** What the end of a round is worth to each seat. With the match at stake, the points follow after the chances: they come from the same playing on. */
export function worthOf(state: MatchState, stake: Stake, rest: RestOfMatch): Worth {
  if (stake === 'points') return ({ table }) => leadsOf(table.totals, state.rules)
  const leader = state.round?.leader ?? 0
  return ({ table: { winner, totals, end } }) => {
    const out = end?.kind === 'domino' ? end.winner : null
    const chances =
      winner === null
        ? rest.chances({ totals, leader: leaderAfter(rest.preset, state.rules, { leader, ledBy: leader, out }) })
        : totals.map((_, seat) => (isSameSide(state.rules, seat, winner) ? 1 : 0))
    return [...chances, ...leadsOf(totals, state.rules)]
  }
}

export function dealt(state: MatchState, { hands, boneyard }: DealtHands): DealtRound {
  return new DealtRound(
    state,
    hands.map((hand) => hand.slice()),
    boneyard.slice(),
  )
}

function isNearEnd({ table: { hands, boneyard, rules } }: DealtRound): boolean {
  let tiles = Math.max(0, boneyard - rules.reserve)
  for (const held of hands) tiles += held
  return tiles <= SEARCHED_TILES
}

/** Once so many of the deals end the match within the round, it is what counts. */
const NEAR_TARGET = 0.05

/** Deals that are played to find that out. */
export const TRIED = 40

/** What is at stake now: near the target the match, before that the points of the round. */
export function stakeAt(state: MatchState, deals: readonly DealtHands[]): Stake {
  const tried = deals.slice(0, TRIED)
  const ends = tried.filter((deal) => {
    const round = dealt(state, deal)
    round.play(soundPlay)
    return round.table.winner !== null
  })
  return ends.length > NEAR_TARGET * tried.length ? 'match' : 'points'
}

export function meanOf(values: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < values.length; at++) sum += values[at] as number
  return sum / values.length
}

export function estimateOf(values: Float64Array): Estimate {
  const n = values.length
  const mean = meanOf(values)
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, n - 1)
  return { mean, give: 1.96 * Math.sqrt(variance / n) }
}
