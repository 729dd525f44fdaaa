import type { MatchId } from '../kernel/ids'
import type { Seat } from '../match/events'
import { REASON_CODES, type ReasonCode } from '../games/reasons'
import type { BlockedRuleId } from '../games/rules'
import type { BlockedTest } from '../rules/rulings'
import type { DecidedFacts } from './facts'

/** How often a reason was given, and what it came to. */
interface ReasonTally {
  /** Plays that scored for it. */
  readonly times: number
  /** What was counted: pairs of a long Flower or large Scorpion, halves of a suit; otherwise one each time. */
  readonly counted: number
  /** Points before caps and floors; below zero for Scorpions. */
  readonly points: number
}

/** Rounds won when they were blocked, by the rule in force and the test of it that decided. */
interface BlockedTally {
  readonly rule: BlockedRuleId
  readonly test: BlockedTest
  readonly won: number
}

/** A win after lying behind. */
interface Comeback {
  readonly matchId: MatchId
  /** The most points that the winner was ever behind the leader. */
  readonly deficit: number
  /** What the match was played to: 5 of 10 points is further behind than 8 of 100. */
  readonly target: number
}

/** The most that someone made at once. */
export interface Best {
  readonly matchId: MatchId
  readonly points: number
  /** What the match was played to: 5 of 10 points is more than 8 of 100. */
  readonly target: number
  /** Which round of the record, counted from 0. */
  readonly round: number
}

/** What one person did in decided matches. */
export interface Tally {
  readonly played: number
  readonly won: number
  /** Rounds in which a tile was laid or that came to an end; one begun in the middle is one. */
  readonly rounds: number
  /** Rounds won in any way: `dominoes`, `targets`, `blocked`, and those that were counted. */
  readonly roundsWon: number
  /** Rounds won by going out. */
  readonly dominoes: number
  /** Rounds won by reaching the target in the middle of them. */
  readonly targets: number
  readonly blocked: readonly BlockedTally[]
  /** What the totals moved by, after caps and floors. */
  readonly points: number
  readonly reasons: Readonly<Record<ReasonCode, ReasonTally>>
  /** What the ends of rounds moved the totals by, after caps and floors. */
  readonly ends: number
  /** What tables and referees gave or took; left out where it is nothing. */
  readonly given?: number | undefined
  /** What others had made and not called; left out where it is nothing. */
  readonly taken?: number | undefined
  /** Matches won after lying behind the leader by half the target or more. */
  readonly comebacks: number
  /** The win from furthest behind, as a share of the target (the earliest of equal ones); null for one never behind. */
  readonly greatestComeback: Comeback | null
  /** The play that paid most, as a share of the target (the earliest of equal ones), and which event of its round it is, counted from 0. */
  readonly bestPlay: (Best & { readonly event: number }) | null
  readonly bestRound: Best | null
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }
/** A tally while it is counted up. */
export type OpenTally = Writable<Omit<Tally, 'reasons' | 'blocked'>> & {
  readonly reasons: Readonly<Record<ReasonCode, Writable<ReasonTally>>>
  readonly blocked: Writable<BlockedTally>[]
}

export function openTally(): OpenTally {
  const reasons = Object.fromEntries(REASON_CODES.map((code) => [code, { times: 0, counted: 0, points: 0 }])) as OpenTally['reasons']
  const none = { played: 0, won: 0, rounds: 0, roundsWon: 0, dominoes: 0, targets: 0, points: 0, ends: 0, comebacks: 0 }
  return { ...none, blocked: [], reasons, greatestComeback: null, bestPlay: null, bestRound: null }
}

/** Counts the result of a match for someone who took part; earlier matches first, so that the earlier of two equal comebacks stays. */
export function countResult(tally: OpenTally, { matchId, deficit, target, rounds }: DecidedFacts, won: boolean): void {
  tally.played += 1
  tally.rounds += rounds
  if (!won) return
  tally.won += 1
  if (deficit === 0) return
  if (2 * deficit >= target) tally.comebacks += 1
  const greatest = tally.greatestComeback
  if (greatest === null || deficit * greatest.target > greatest.deficit * target) tally.greatestComeback = { matchId, deficit, target }
}

/** Counts what was scored and won at one seat of a match. */
export function countSeat(tally: OpenTally, { matchId, target, seats, blocked }: DecidedFacts, seat: Seat): void {
  const did = seats[seat]
  if (did === undefined) return
  tally.points += did.points
  tally.ends += did.ends
  addBeside(tally, did)
  tally.dominoes += did.dominoes
  tally.targets += did.targets
  tally.roundsWon += did.dominoes + did.targets + did.counted
  for (const [code, times, counted, points] of did.reasons) {
    const sum = tally.reasons[code]
    sum.times += times
    sum.counted += counted
    sum.points += points
  }
  if (did.bestPlay !== null) {
    const [points, round, event] = did.bestPlay
    tally.bestPlay = better(tally.bestPlay, { matchId, points, target, round, event })
  }
  if (did.bestRound !== null) {
    const [points, round] = did.bestRound
    tally.bestRound = better(tally.bestRound, { matchId, points, target, round })
  }
  for (const { winner, rule, test } of blocked) {
    if (winner !== seat || test === null) continue
    tally.roundsWon += 1
    addBlocked(tally, { rule, test, won: 1 })
  }
}

/** Rounds that a seat won in a match, in any way: what `countSeat` adds to `roundsWon`. */
export function roundsWonBy({ seats, blocked }: DecidedFacts, seat: Seat): number {
  const did = seats[seat]
  const blockedRounds = blocked.filter(({ winner, test }) => winner === seat && test !== null).length
  return did === undefined ? 0 : did.dominoes + did.targets + did.counted + blockedRounds
}

/** Adds what `countSeat` counted in another tally: the seats of many matches are counted once, for their preset. */
export function addSeats(tally: OpenTally, other: Tally): void {
  tally.points += other.points
  tally.ends += other.ends
  addBeside(tally, other)
  tally.dominoes += other.dominoes
  tally.targets += other.targets
  tally.roundsWon += other.roundsWon
  for (const code of REASON_CODES) {
    const sum = tally.reasons[code]
    const { times, counted, points } = other.reasons[code]
    sum.times += times
    sum.counted += counted
    sum.points += points
  }
  for (const each of other.blocked) addBlocked(tally, each)
  tally.bestPlay = better(tally.bestPlay, other.bestPlay)
  tally.bestRound = better(tally.bestRound, other.bestRound)
}

function addBeside(tally: OpenTally, { given = 0, taken = 0 }: Pick<Tally, 'given' | 'taken'>): void {
  if (given !== 0) tally.given = (tally.given ?? 0) + given
  if (taken !== 0) tally.taken = (tally.taken ?? 0) + taken
}

/** The larger share of a target; the first of equal ones. */
export function better<B extends Best>(one: B | null, other: B | null): B | null {
  if (one === null || other === null) return one ?? other
  return other.points * one.target > one.points * other.target ? other : one
}

function addBlocked(tally: OpenTally, { rule, test, won }: BlockedTally): void {
  if (tally.blocked.every((each) => each.rule !== rule || each.test !== test)) tally.blocked.push({ rule, test, won: 0 })
  for (const each of tally.blocked) if (each.rule === rule && each.test === test) each.won += won
}

/** The points a person made in a round, or null before the first. */
export function pointsPerRound({ points, rounds }: Pick<Tally, 'points' | 'rounds'>): number | null {
  return rounds === 0 ? null : points / rounds
}

/** The share of matches won, or null before the first. */
export function winningShare({ played, won }: Pick<Tally, 'played' | 'won'>): number | null {
  return played === 0 ? null : won / played
}

export function blockedWon({ blocked }: Pick<Tally, 'blocked'>): number {
  return blocked.reduce((sum, { won }) => sum + won, 0)
}

/** Flowers: the tile itself (short) and every pair that showed it (long). FS-5, FS-6. */
export function flowersIn({ reasons }: Pick<Tally, 'reasons'>): number {
  return reasons['short-flower'].counted + reasons['long-flower'].counted
}

/** Scorpions: the tile itself (small) and every pair that showed it (large). FS-5, FS-6. */
export function scorpionsIn({ reasons }: Pick<Tally, 'reasons'>): number {
  return reasons['small-scorpion'].counted + reasons['large-scorpion'].counted
}

/** Double and triple headers together. B-1, B-2. */
export function headersIn({ reasons }: Pick<Tally, 'reasons'>): number {
  return reasons['double-header'].times + reasons['triple-header'].times
}
