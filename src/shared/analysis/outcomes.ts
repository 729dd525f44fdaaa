import type { Steps } from '../kernel/in-steps'
import type { MatchState } from '../match/state'
import type { Move } from './dealt-round'
import type { RestOfMatch } from './rest-of-match'
import { dealt, estimateOf, meanOf, valueOf, worthOf, type Estimate, type DealtHands, type Stake } from './weigh'

/** What each way to play comes to in each of several deals. */
export interface Outcomes {
  readonly moves: readonly Move[]
  /** For each move, for each deal that it was played in: the first of them, and all for those that were not left out. */
  readonly values: readonly Float64Array[]
  /** The same in points over the best of the others; the very same list where these are at stake. */
  readonly points: readonly Float64Array[]
  /** For each move the one that it was left out behind; −1 for those that were played in all deals. */
  readonly behind: readonly number[]
  /** Ways that were looked at. */
  readonly work: number
}

export interface OutcomesWanted {
  readonly stake: Stake
  readonly rest: RestOfMatch
  /** A move that is never left out. */
  readonly played?: number
  /** Ways that may be looked at, and the deals that they should be enough for. */
  readonly mostWork?: number
  readonly planned?: number
}

/** Deals before the work may end. */
export const FEWEST_DEALS = 20

/** Moves are looked at after so many deals, and left out where the best is so many standard errors ahead; or where the work is not enough for as many. */
const LOOK_EVERY = 10
const SURELY_BEHIND = 3.5

/**
 * Plays each move in the same deals to the end of the round, by sound players; where few tiles are left, to the best of every player. Moves that have fallen
 * too far behind to be the best are left out, and so are those that look worst where there is not enough work for all.
 *
 * With the match at stake, the value is the player's chance to win it; with points, how far the player is ahead of the best of the others.
 */
export function* outcomesOf(
  state: MatchState,
  moves: readonly Move[],
  deals: Iterable<DealtHands>,
  { stake, rest, played = -1, mostWork = Infinity, planned = 0 }: OutcomesWanted,
): Steps<Outcomes> {
  const player = state.round?.turn ?? 0
  const pointsAt = stake === 'points' ? player : player + state.totals.length
  const worth = worthOf(state, stake, rest)
  const values = moves.map((): number[] => [])
  const points = stake === 'points' ? values : moves.map((): number[] => [])
  const behind = moves.map(() => -1)
  let work = 0
  const workBefore = rest.work
  let dealsPlayed = 0
  let movesPlayed = 0
  for (const deal of deals) {
    if (dealsPlayed >= FEWEST_DEALS && work + rest.work - workBefore >= mostWork) break
    if (dealsPlayed > 0 && dealsPlayed % LOOK_EVERY === 0) {
      leaveOut(values, points, behind, played)
      const spent = work + rest.work - workBefore
      keepBest(values, points, behind, played, Math.floor((mostWork - spent) / ((work / movesPlayed) * Math.max(1, planned - dealsPlayed))))
      yield
    }
    for (const [which, move] of moves.entries()) {
      if (behind[which] !== -1) continue
      const round = dealt(state, deal)
      round.lay(move)
      const found = valueOf(round, worth)
      values[which]?.push(found[player] as number)
      if (points !== values) points[which]?.push(found[pointsAt] as number)
      work += round.looked
      movesPlayed += 1
    }
    dealsPlayed += 1
  }
  const inPoints = points.map((each) => Float64Array.from(each))
  return {
    moves,
    values: points === values ? inPoints : values.map((each) => Float64Array.from(each)),
    points: inPoints,
    behind,
    work: work + rest.work - workBefore,
  }
}

/** Leaves out what is surely behind, in what is at stake and in points. */
function leaveOut(values: readonly number[][], points: readonly number[][], behind: number[], played: number): void {
  const best = bestAmong(values, behind, played)
  const bestInPoints = points === values ? best : bestAmong(points, behind, played)
  for (let move = 0; move < values.length; move++) {
    if (move === best || move === bestInPoints || move === played || behind[move] !== -1) continue
    if (!isSurelyBehind(values[best] as number[], values[move] as number[])) continue
    if (points === values || isSurelyBehind(points[bestInPoints] as number[], points[move] as number[])) behind[move] = best
  }
}

/**
 * Leaves out the moves that look worst, at most half of them at a time, until the work is enough for the rest: sequential halving (Karnin, Koren and Somekh,
 * Almost Optimal Exploration in Multi-Armed Bandits, 2013). The best stays, in what is at stake and in points, and so does the one that was played.
 */
function keepBest(values: readonly number[][], points: readonly number[][], behind: number[], played: number, count: number): void {
  const best = bestAmong(values, behind, played)
  const bestInPoints = points === values ? best : bestAmong(points, behind, played)
  const left = values.flatMap((_, move) => (behind[move] === -1 ? [move] : []))
  const others = left.filter((move) => move !== best && move !== bestInPoints && move !== played)
  const fewest = Math.max(count, Math.ceil(left.length / 2)) - (left.length - others.length)
  const worstFirst = others.toSorted((a, b) => meanOf(values[a] as number[]) - meanOf(values[b] as number[]))
  for (const move of worstFirst.slice(0, Math.max(0, others.length - Math.max(1, fewest)))) behind[move] = best
}

function isSurelyBehind(best: ArrayLike<number>, other: ArrayLike<number>): boolean {
  const { mean, give } = estimateOf(differences(best, other))
  return mean > 0 && mean > (SURELY_BEHIND / 1.96) * give
}

/** How far one move is ahead of another, in the deals in which both were played. */
function differences(one: ArrayLike<number>, other: ArrayLike<number>): Float64Array {
  return Float64Array.from({ length: Math.min(one.length, other.length) }, (_, deal) => (one[deal] as number) - (other[deal] as number))
}

/** The move with the highest mean of those that were not left out; `played` where it is as good. */
function bestAmong(values: readonly ArrayLike<number>[], behind: readonly number[], played: number): number {
  let best = played
  let most = played < 0 ? -Infinity : meanOf(values[played] as ArrayLike<number>)
  for (const [move, each] of values.entries()) {
    if (behind[move] !== -1) continue
    const mean = meanOf(each)
    if (mean > most) {
      best = move
      most = mean
    }
  }
  return best
}

/** The best move of all; `played` where it is as good. */
export const bestOf = ({ values, behind }: Pick<Outcomes, 'values' | 'behind'>, played = -1): number => bestAmong(values, behind, played)

/** What each move comes to. One that was left out is as far behind the one it fell behind as it was in the deals of both. */
export function estimatesOf({ values, behind }: Pick<Outcomes, 'values' | 'behind'>): readonly Estimate[] {
  return values.map((each, move) => {
    const ahead = behind[move] as number
    if (ahead < 0) return estimateOf(each)
    const by = estimateOf(differences(values[ahead] as Float64Array, each))
    const best = estimateOf(values[ahead] as Float64Array)
    return { mean: best.mean - by.mean, give: Math.hypot(best.give, by.give) }
  })
}

/**
 * How much was lost by a move. The best of several is found by one half of the deals and measured by the other, and the other way round: measured by the same, chance
 * would always make it look too good.
 */
export function lostBy({ values, behind }: Pick<Outcomes, 'values' | 'behind'>, played: number): Estimate {
  const halves = [0, 1].map((rest) => values.map((each) => each.filter((_, deal) => deal % 2 === rest)))
  const lost = [0, 1].flatMap((half) => {
    const best = bestAmong(halves[1 - half] as readonly Float64Array[], behind, played)
    const measured = halves[half] as readonly Float64Array[]
    return [...differences(measured[best] as Float64Array, measured[played] as Float64Array)]
  })
  return estimateOf(Float64Array.from(lost))
}
