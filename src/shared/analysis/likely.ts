import { type ArmName, parseArm } from '../domino/line'
import type { Tile } from '../domino/tile'
import { present } from '../kernel/assert'
import type { Steps } from '../kernel/in-steps'
import { Random, seedOf } from '../kernel/random'
import { expectOk } from '../kernel/result'
import { beginRound } from '../match/begin'
import { evolve } from '../match/evolve'
import { hindsightOf } from '../match/hindsight/hindsight'
import type { ReadRecord } from '../match/read-record'
import type { MatchState } from '../match/state'
import { drawableOf } from '../rules/drawable'
import type { PresetId } from '../rules/presets'
import { LEAD, type Move } from './dealt-round'
import { soundPlay } from './policies'
import { RestOfMatch } from './rest-of-match'
import type { Review, ReviewedPlay } from './review'
import { dealsSeenBy, type DrawHands, type MomentOfRound, ownHandAt } from './seen-by'
import { dealt, type DealtHands, type Estimate, estimateOf, meanOf, type Stake, stakeAt, TRIED, valueOf, worthOf } from './weigh'
import { OPEN } from '../games/outcome'
import { type SideRules, totalsOfSides } from '../games/sides'

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

interface OutcomesWanted {
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

/**
 * Work that may be done, shared out among parts by their weights. It is counted in ways looked at (`DealtRound.looked`) and not in time, so that a record
 * comes to the same numbers on every device. What one part leaves goes to those after it.
 */
export class WorkShare {
  #left: number
  #weights: number

  /** `most`: all the work there is; `weights`: those of all parts together. */
  constructor(most: number, weights: number) {
    this.#left = most
    this.#weights = weights
  }

  /** What the next part may spend. */
  next(weight: number): number {
    const share = this.#weights > 0 ? (this.#left * weight) / this.#weights : 0
    this.#weights -= weight
    return share
  }

  spend(work: number): void {
    this.#left = Math.max(0, this.#left - work)
  }
}

/** Work that says how far it has come, from 0 to 1. */
export type InProgress<T> = Generator<number, T, void>

/** Deals that are drawn for a decision. */
export const DEALS = 200

/** Ways looked at for one round, at most, unless all deals are asked for: some seconds of one core. */
const MOST_WORK = 8_000_000

/** A moment of the river has less than a way to play: nothing is compared with it. */
const RIVER = 0.5

/** Hands that a player's own is taken for where the record does not tell it. */
const OWN_HANDS = 8

/** A way to play, and what it probably comes to. */
interface LikelyWay {
  readonly tile: Tile
  /** Null for a lead. */
  readonly arm: ArmName | null
  readonly value: Estimate
}

/** What a play probably came to beside the other tiles that its player certainly held. */
export interface LikelyPlay {
  /** Its place in the round, counted from 1 over all events. */
  readonly event: number
  /** What the values are: points over the best of the others when the round ends, or the chance to win the match, from 0 to 1. */
  readonly stake: Stake
  /** One for each of `ReviewedPlay.ways`, in the same order. */
  readonly ways: readonly LikelyWay[]
  /** Places of the way that was played and of the best among `ways`. */
  readonly played: number
  readonly best: number
  /** How much better the best way is than the one played; 0 where it was the best. */
  readonly lost: Estimate
  /** The same in points, whatever is at stake. */
  readonly lostPoints: Estimate
  /** Deals in which the ways were compared: fewer than `DEALS` where that would have taken too long. */
  readonly deals: number
}

export interface LikelyRound {
  /** Plays that had more than one way; of the others there is nothing to say. */
  readonly plays: readonly LikelyPlay[]
  /** The chance of each seat to make most in the round: before the first event, and after each. Null where no deal fits. */
  readonly chances: readonly (readonly number[] | null)[]
}

/** What the likely part of a review is worked out from. */
export interface ReviewedMatch {
  readonly preset: PresetId
  readonly record: ReadRecord
  readonly review: Review
}

/** Whether each decision was weighed in as many deals as are wanted for one. */
export const isWhole = ({ plays }: LikelyRound): boolean => plays.every(({ deals }) => deals >= DEALS)

/** The tables of one round: before its first event, and after each. */
export function tablesOf({ record, review }: ReviewedMatch, index: number): readonly MatchState[] {
  const { leader, dice, events } = present(record.rounds[index], 'the round is there')
  const before = review.match.rounds[index - 1]?.end?.totals ?? lastTotals(review, index)
  const { rules } = present(review.match.rounds[index], 'every round was scored')
  let state = beginRound({ rules, totals: before, outcome: OPEN, round: null }, leader, dice)
  return [state, ...events.map((event) => (state = expectOk(evolve(state, event), 'an event that was scored can be scored again').state))]
}

/** The totals that a round begins with: those of the last event before it. */
function lastTotals({ match }: Review, index: number): readonly number[] {
  for (let before = index - 1; before >= 0; before--) {
    const last = match.rounds[before]?.events.at(-1)
    if (last !== undefined) return last.totals
  }
  return match.totals.map(() => 0)
}

/** What of a round is wanted: deals for a decision, all of them however long it takes, and the chances too (`LikelyRound.chances`, else none). */
export interface LikelyWanted {
  readonly deals?: number
  readonly all?: boolean
  readonly river?: boolean
}

/** How many deals to draw, and the work that may be done for them. */
interface DealsWanted {
  readonly deals: number
  readonly share: WorkShare
}

/**
 * Reviews one round: what each play probably came to, and who was ahead when. The same record gives the same numbers. Of a round without all of its players nothing likely is said.
 *
 * Rounds with large sets would take too long with all deals. There each part of the round has fewer, at least `FEWEST_DEALS`, and is less exact by as much,
 * unless `all` are asked for.
 */
export function* likelyRound(match: ReviewedMatch, index: number, { deals = DEALS, all = false, river = true }: LikelyWanted = {}): InProgress<LikelyRound> {
  const round = present(match.review.match.rounds[index], 'every round was scored')
  if (round.gone !== undefined || round.events.some(({ type }) => type === 'leave')) return { plays: [], chances: [] }
  const tables = tablesOf(match, index)
  const ignored = new Set(hindsightOf(match.review.match).flatMap((each) => (each.round === index + 1 ? [each.event - 1] : [])))
  const moments = tables.map((_, at): MomentOfRound => ({ round, at, ignored }))
  const momentAt = (at: number): MomentOfRound => present(moments[at], 'there is a moment before each event')
  const rest = new RestOfMatch(match.preset, round.rules)
  const reviewed = present(match.review.rounds[index], 'every round was reviewed').plays.filter(({ ways }) => ways.length > 1)
  const beforeEvent = (event: number): MatchState => present(tables[event - 1], 'there is a table before each event')
  const steps = reviewed.length + (river ? tables.length : 0)
  const weights =
    (river ? tables.reduce((sum, state) => sum + weightOf(state, RIVER), 0) : 0) +
    reviewed.reduce((sum, play) => sum + weightOf(beforeEvent(play.event), weightOfWays(movesOf(play, beforeEvent(play.event)).moves.length)), 0)
  const asked: DealsWanted = { deals, share: new WorkShare(all ? Number.MAX_SAFE_INTEGER : MOST_WORK, weights) }
  let done = 0
  const chances: (readonly number[] | null)[] = []
  for (const [at, state] of river ? tables.entries() : []) {
    chances.push(chancesAt(momentAt(at), state, present(tables[0], 'a round begins').totals, new Random(seedOf(index, at, 1)), asked))
    yield ++done / steps
  }
  const plays: LikelyPlay[] = []
  for (const play of reviewed) {
    const likely = yield* partOfWork(
      weighed(play, momentAt(play.event - 1), beforeEvent(play.event), rest, new Random(seedOf(index, play.event, 2)), asked),
      done / steps,
      1 / steps,
    )
    if (likely !== null) plays.push(likely)
    yield ++done / steps
  }
  return { plays, chances }
}

/** Two ways stay to the end, mostly, and the others for the first deals. */
const weightOfWays = (ways: number): number => (ways === 1 ? RIVER : 2 + ways / 10)

/** How much work it is to play on so many ways: each tile is still to be played, and with more tiles there are more ways for it. */
function weightOf({ rules, round }: MatchState, ways: number): number {
  if (round === null || round.end !== null) return 0
  const tiles = round.hands.reduce((sum, held) => sum + held, drawableOf(rules, round.boneyard))
  return ways * tiles * tiles
}

/** A part of some work: it begins at `from` and is `share` of all. */
function* partOfWork<T>(part: InProgress<T>, from: number, share: number): InProgress<T> {
  for (;;) {
    const step = part.next()
    if (step.done === true) return step.value
    yield from + share * step.value
  }
}

/** The chance of each seat to make most in the round, as the table could know it; of several who make the same each has a part, as partners always have of their side's. */
function chancesAt(
  moment: MomentOfRound,
  state: MatchState,
  begun: readonly number[],
  random: Random,
  { deals, share }: DealsWanted,
): readonly number[] | null {
  const mostWork = share.next(weightOf(state, RIVER))
  if (state.round !== null && state.round.end !== null) return mostOf(state.rules, state.totals, begun)
  const draw = dealsSeenBy(moment, null)
  if (draw === null) return null
  const sums = state.totals.map(() => 0)
  let work = 0
  let deal = 0
  for (; deal < deals && (deal < FEWEST_DEALS || work < mostWork); deal++) {
    const played = dealt(state, draw(random))
    played.play(soundPlay)
    work += played.looked
    mostOf(state.rules, played.table.totals, begun).forEach((part, seat) => (sums[seat] = (sums[seat] as number) + part))
  }
  share.spend(work)
  return sums.map((sum) => sum / deal)
}

function mostOf(rules: SideRules, totals: readonly number[], begun: readonly number[]): readonly number[] {
  const made = totalsOfSides(
    rules,
    totals.map((total, seat) => total - (begun[seat] as number)),
  )
  const most = Math.max(...made)
  const first = made.filter((points) => points === most).length
  return made.map((points) => (points === most ? 1 / first : 0))
}

function* weighed(
  play: ReviewedPlay,
  moment: MomentOfRound,
  before: MatchState,
  rest: RestOfMatch,
  random: Random,
  { deals, share }: DealsWanted,
): InProgress<LikelyPlay | null> {
  const { player } = play.play
  const state = before.round === null ? before : { ...before, round: { ...before.round, turn: player } }
  const { moves, moveOf } = movesOf(play, state)
  const played = moveOf[play.ways.findIndex(({ tile, arm }) => tile === play.play.tile && arm === play.play.arm)]
  if (played === undefined) return null
  const drawn = drawHands(moment, player, random, deals)
  const tried = [...upTo(TRIED, drawn)]
  if (tried.length === 0) return null
  const stake = stakeAt(state, tried)
  const mostWork = share.next(weightOf(state, weightOfWays(moves.length)))
  const outcomes = yield* inSteps(
    outcomesOf(state, moves, inTurn(tried, drawn), { stake, rest, played, mostWork: moves.length > 1 ? mostWork : 0, planned: deals }),
    deals,
  )
  share.spend(outcomes.work)
  const values = estimatesOf(outcomes)
  const best = bestOf(outcomes, played)
  return {
    event: play.event,
    stake,
    ways: play.ways.map(({ tile, arm }, way) => ({ tile, arm, value: values[moveOf[way] as number] as Estimate })),
    played: moveOf.indexOf(played),
    best: moveOf.indexOf(best),
    lost: lostBy(outcomes, played),
    lostPoints: lostBy({ ...outcomes, values: outcomes.points }, played),
    /* Where there is one way there is nothing to compare. */
    deals: moves.length > 1 ? Math.max(...outcomes.values.map(({ length }) => length)) : deals,
  }
}

function* inSteps<T>(steps: Generator<undefined, T, void>, deals: number): InProgress<T> {
  for (let done = 10; ; done += 10) {
    const step = steps.next()
    if (step.done === true) return step.value
    yield Math.min(1, done / deals)
  }
}

function* upTo<T>(count: number, from: Iterator<T>): Generator<T> {
  for (let taken = 0; taken < count; taken++) {
    const next = from.next()
    if (next.done === true) return
    yield next.value
  }
}

function* inTurn<T>(...lists: readonly Iterable<T>[]): Generator<T> {
  for (const list of lists) yield* list
}

/** Deals as the player could see the table; where the record does not tell the player's own hand, several that it may have been, one after another. */
function* drawHands(moment: MomentOfRound, player: number, random: Random, deals: number): Generator<DealtHands> {
  const own = ownHandAt(moment, player)
  const draws = new Map<string, DrawHands | null>()
  const hands = Array.from({ length: Math.min(OWN_HANDS, deals) }, () => {
    const hand = own(random)
    const name = hand.join()
    if (!draws.has(name)) draws.set(name, dealsSeenBy(moment, { player, hand }))
    return draws.get(name) ?? null
  })
  for (let deal = 0; deal < deals; deal++) {
    const draw = hands[deal % hands.length]
    if (draw !== null && draw !== undefined) yield draw(random)
  }
}

/** The ways of a play as moves: ends that are alike are one, as what follows is the same. */
function movesOf(play: ReviewedPlay, state: MatchState): { readonly moves: readonly Move[]; readonly moveOf: readonly number[] } {
  const { layout, ends } = present(state.round, 'it runs').line
  const moves: Move[] = []
  const names: string[] = []
  const moveOf = play.ways.map(({ tile, arm }) => {
    const at = arm === null ? LEAD : present(parseArm(layout, state.rules.arms, arm), 'a way has an arm of the line')
    const end = ends[at]
    const name = `${tile} ${end?.suit} ${end?.double}`
    const known = names.indexOf(name)
    if (known >= 0) return known
    names.push(name)
    return moves.push({ tile, arm: at }) - 1
  })
  return { moves, moveOf }
}
