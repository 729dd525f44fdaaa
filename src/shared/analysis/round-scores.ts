import type { Random } from '../kernel/random'
import { endOfPlay, winnerAfter } from '../match/end-of-play'
import type { Seat } from '../match/events'
import type { ReasonTally } from '../games/game'
import { floored, PointSum } from '../rules/payout'
import type { PresetId } from '../rules/presets'
import type { ReasonCode } from '../games/reasons'
import type { Rules } from '../games/rules'
import { dealRound } from './deal-round'
import { LEAD } from './dealt-round'
import { soundPlay } from './policies'

/** What one play scored for, before caps and floors. */
class PlayScores implements ReasonTally {
  readonly codes: ReasonCode[] = []
  readonly points: number[] = []

  constructor(readonly player: Seat) {}

  add(code: ReasonCode, points: number): void {
    this.codes.push(code)
    this.points.push(points)
  }
}

/** A round between sound players, as far as the score goes, so that it can be counted from any totals. */
export interface RoundScores {
  /** Who was to lead, and who led. */
  readonly leader: Seat
  readonly ledBy: Seat
  /** The plays that scored. */
  readonly plays: readonly PlayScores[]
  /** Who went out or won the blocked round, and what the end was worth to each seat before the floor. */
  readonly winner: Seat | null
  readonly worth: readonly number[]
  /** Ways looked at. */
  readonly looked: number
}

/** Deals a round and has sound players play it to its end, with neither target nor floor near. */
export function scoresOfRound(preset: PresetId, rules: Rules, leader: Seat | null, random: Random): RoundScores {
  const totals = Array.from({ length: rules.players }, () => 0)
  const begun = dealRound(preset, { ...rules, target: Infinity, floor: null }, { totals, leader }, random)
  const { round } = begun
  const { table } = round
  const plays: PlayScores[] = []
  let ledBy: Seat | null = null
  const keepPlay = (player: Seat): void => {
    ledBy ??= player
    const scores = new PlayScores(player)
    table.recount(scores)
    if (scores.points.length > 0) plays.push(scores)
  }
  if (begun.lead !== null) {
    round.lay({ tile: begun.lead, arm: LEAD })
    keepPlay(begun.leader)
  }
  while (table.end === null) {
    const { turn, line } = table
    const { laid } = line
    round.step(soundPlay)
    if (line.laid > laid) keepPlay(turn)
  }
  const { winner, deltas } = table.end
  return { leader: begun.leader, ledBy: ledBy ?? begun.leader, plays, winner, worth: deltas, looked: round.looked }
}

/** A hand that has tiles, for each seat. */
const HOLDING = Array.from({ length: 32 }, () => 1)

/** Counts a round from other totals, which it changes; every player sits `shift` seats further on. Who has won the match by it, if somebody has. */
export function countRound(rules: Rules, { plays, winner, worth }: RoundScores, shift: number, totals: number[]): Seat | null {
  const { players, target } = rules
  const sum = new PointSum(rules, 0)
  for (const { player, codes, points } of plays) {
    const seat = (player + shift) % players
    const before = totals[seat] as number
    sum.begin(before)
    for (let at = 0; at < codes.length; at++) sum.add(codes[at] as ReasonCode, points[at] as number)
    const after = sum.paid()
    totals[seat] = after
    const end = after < target ? null : endOfPlay(rules, before, totals, HOLDING, seat)
    if (end !== null) return winnerAfter(rules, end)
  }
  let reached = false
  for (let player = 0; player < players; player++) {
    const seat = (player + shift) % players
    const after = floored(rules, (totals[seat] as number) + (worth[player] as number))
    totals[seat] = after
    reached ||= after >= target
  }
  return reached ? winnerAfter(rules, { winner: winner === null ? null : (winner + shift) % players, totals }) : null
}
