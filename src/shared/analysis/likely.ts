import { parseArm, type ArmName } from '../domino/line'
import type { Tile } from '../domino/tile'
import { present } from '../kernel/assert'
import { Random, seedOf } from '../kernel/random'
import { expectOk } from '../kernel/result'
import { beginRound } from '../match/begin'
import { evolve } from '../match/evolve'
import { hindsightOf } from '../match/hindsight/hindsight'
import type { ReadRecord } from '../match/read-record'
import type { MatchState } from '../match/state'
import type { PresetId } from '../rules/presets'
import { LEAD, type Move } from './dealt-round'
import { RestOfMatch } from './rest-of-match'
import type { Review, ReviewedPlay } from './review'
import { dealsSeenBy, ownHandAt, type DrawHands, type MomentOfRound } from './seen-by'
import { soundPlay } from './policies'
import { dealt, estimateOf, outcomesOf, stakeAt, type Estimate, type Hands, type Outcomes, type Stake } from './weigh'

/** Work that says how far it has come, from 0 to 1. */
export type InProgress<T> = Generator<number, T, void>

/** Deals that are drawn for a decision. */
export const DEALS = 200

/** Hands that a player's own is taken for where the record does not tell it. */
const OWN_HANDS = 8

/** A way to play, and what it probably comes to. */
export interface LikelyWay {
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
}

/** What is likely of one round. */
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

/** The tables of one round: before its first event, and after each. */
export function tablesOf({ record, review }: ReviewedMatch, index: number): readonly MatchState[] {
  const { leader, dice, events } = present(record.rounds[index], 'the round is there')
  const before = review.match.rounds[index - 1]?.end?.totals ?? lastTotals(review, index)
  const { rules } = present(review.match.rounds[index], 'every round was scored')
  let state = beginRound({ rules, totals: before, winner: null, round: null }, leader, dice)
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

/** Reviews one round: what each play probably came to, and who was ahead when. The same record gives the same numbers. */
export function* likelyRound(match: ReviewedMatch, index: number, deals = DEALS): InProgress<LikelyRound> {
  const round = present(match.review.match.rounds[index], 'every round was scored')
  const tables = tablesOf(match, index)
  const ignored = new Set(hindsightOf(match.review.match).flatMap((each) => (each.round === index + 1 ? [each.event - 1] : [])))
  const rest = new RestOfMatch(match.preset, round.rules)
  const reviewed = present(match.review.rounds[index], 'every round was reviewed').plays.filter(({ ways }) => ways.length > 1)
  const steps = reviewed.length + tables.length
  let done = 0
  const chances: (readonly number[] | null)[] = []
  for (const [at, state] of tables.entries()) {
    chances.push(chancesAt({ round, at, ignored }, state, present(tables[0], 'a round begins').totals, new Random(seedOf(index, at, 1)), deals))
    yield ++done / steps
  }
  const plays: LikelyPlay[] = []
  for (const play of reviewed) {
    const moment: MomentOfRound = { round, at: play.event - 1, ignored }
    const likely = yield* within(
      weighed(play, moment, present(tables[play.event - 1], 'there is a table before each event'), rest, new Random(seedOf(index, play.event, 2)), deals),
      done / steps,
      1 / steps,
    )
    if (likely !== null) plays.push(likely)
    yield ++done / steps
  }
  return { plays, chances }
}

/** A part of some work: it begins at `from` and is `share` of all. */
function* within<T>(part: InProgress<T>, from: number, share: number): InProgress<T> {
  for (;;) {
    const step = part.next()
    if (step.done === true) return step.value
    yield from + share * step.value
  }
}

/** The chance of each seat to make most in the round, as the table could know it; of several who make the same each has a part. */
function chancesAt(moment: MomentOfRound, state: MatchState, begun: readonly number[], random: Random, deals: number): readonly number[] | null {
  if (state.round !== null && state.round.end !== null) return mostOf(state.totals, begun)
  const draw = dealsSeenBy(moment, null)
  if (draw === null) return null
  const sums = state.totals.map(() => 0)
  for (let deal = 0; deal < deals; deal++) {
    const played = dealt(state, draw(random))
    played.play(soundPlay)
    mostOf(played.table.totals, begun).forEach((share, seat) => (sums[seat] = (sums[seat] as number) + share / deals))
  }
  return sums
}

function mostOf(totals: readonly number[], begun: readonly number[]): readonly number[] {
  const made = totals.map((total, seat) => total - (begun[seat] as number))
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
  deals: number,
): InProgress<LikelyPlay | null> {
  const { player } = play.play
  const state = before.round === null ? before : { ...before, round: { ...before.round, turn: player } }
  const hands = [...drawHands(moment, player, random, deals)]
  if (hands.length === 0) return null
  const { moves, moveOf } = movesOf(play, state)
  const played = moveOf[play.ways.findIndex(({ tile, arm }) => tile === play.play.tile && arm === play.play.arm)]
  if (played === undefined) return null
  const points = yield* inSteps(outcomesOf(state, moves, hands, 'points', rest), deals)
  const stake = stakeAt(state, hands)
  const outcomes = stake === 'points' ? points : yield* inSteps(outcomesOf(state, moves, hands, stake, rest), deals)
  const values = outcomes.values.map(estimateOf)
  const best = bestOf(outcomes, played)
  return {
    event: play.event,
    stake,
    ways: play.ways.map(({ tile, arm }, way) => ({ tile, arm, value: values[moveOf[way] as number] as Estimate })),
    played: moveOf.indexOf(played),
    best: best === played ? moveOf.indexOf(played) : moveOf.indexOf(best),
    lost: lostBy(outcomes, played),
    lostPoints: lostBy(points, played),
  }
}

function* inSteps<T>(steps: Generator<undefined, T, void>, deals: number): InProgress<T> {
  for (let done = 16; ; done += 16) {
    const step = steps.next()
    if (step.done === true) return step.value
    yield Math.min(1, done / deals)
  }
}

/** Deals as the player could see the table; where the record does not tell the player's own hand, several that it may have been. */
function* drawHands(moment: MomentOfRound, player: number, random: Random, deals: number): Generator<Hands> {
  const own = ownHandAt(moment, player)
  const known = new Map<string, DrawHands | null>()
  const each = Math.ceil(deals / OWN_HANDS)
  for (let drawn = 0; drawn < deals; drawn += each) {
    const hand = own(random)
    const name = hand.join()
    const draw = known.get(name) ?? dealsSeenBy(moment, { player, hand })
    known.set(name, draw)
    if (draw === null) continue
    for (let deal = 0; deal < Math.min(each, deals - drawn); deal++) yield draw(random)
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

/** The move with the highest mean; the one played where it is as good. */
function bestOf({ values }: Outcomes, played: number): number {
  const means = values.map((each) => estimateOf(each).mean)
  return means.reduce((best, mean, move) => (mean > (means[best] as number) ? move : best), played)
}

/**
 * How much was lost by a move. The best of several is found by one half of the deals and measured by the other, and the other way round: measured by the same, chance
 * would always make it look too good.
 */
function lostBy(outcomes: Outcomes, played: number): Estimate {
  const { moves, values } = outcomes
  const halves = [0, 1].map((rest): Outcomes => ({ moves, values: values.map((each) => each.filter((_, deal) => deal % 2 === rest)) }))
  const lost = [0, 1].flatMap((half) => {
    const best = bestOf(halves[1 - half] as Outcomes, played)
    const measured = (halves[half] as Outcomes).values
    return [...(measured[best] as Float64Array)].map((value, deal) => value - (measured[played]?.[deal] as number))
  })
  return estimateOf(Float64Array.from(lost))
}
