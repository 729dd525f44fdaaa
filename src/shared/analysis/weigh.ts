import type { Tile } from '../domino/tile'
import { leaderAfter } from '../match/next-leader'
import type { MatchState } from '../match/state'
import { DealtRound } from './dealt-round'
import { leadsOf, searchEndgame, type Worth } from './endgame'
import { soundPlay } from './policies'
import type { RestOfMatch } from './rest-of-match'

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
  if (stake === 'points') return ({ table }) => leadsOf(table.totals)
  const leader = state.round?.leader ?? 0
  return ({ table: { winner, totals } }) => {
    const chances =
      winner === null
        ? rest.chances({ totals, leader: leaderAfter(rest.preset, state.rules, { leader, ledBy: leader }) })
        : totals.map((_, seat) => (seat === winner ? 1 : 0))
    return [...chances, ...leadsOf(totals)]
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
