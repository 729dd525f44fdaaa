import type { MatchId } from '../kernel/ids'
import type { Result } from '../kernel/result'
import { hasLine, lowestWins } from '../games'
import { isOver, winnerOf } from '../games/outcome'
import { totalsOfSides, type SideRules } from '../games/sides'
import { whoLaidTheLead } from '../match/next-leader'
import type { RoundEnd, Seat } from '../match/events'
import { madeBy } from '../match/made'
import { minutesOf } from '../match/match-length'
import type { MatchRecord } from '../match/record'
import { scoreRecord, type RecordRefusal } from '../match/replay'
import { rulesAtEnd } from '../match/rules-at'
import type { ScoredMatch, ScoredRound } from '../match/state'
import type { TrailEntry } from '../match/trail'
import { payoutOfPlay } from '../rules/payout'
import { REASON_CODES, type ReasonCode } from '../games/reasons'
import type { BlockedRuleId } from '../games/rules'
import type { BestPlay, BestRound, BlockedFacts, MatchFacts, ReasonFacts, SeatFacts } from './facts'

/** A record that knows which match it is and when it was begun. */
export interface DatedRecord extends MatchRecord {
  readonly id: MatchId
  readonly startedAt: string
  /** What the family calls the game. */
  readonly gameName?: string
  /** When it was changed last, and what was done to it beside playing; absent where its file says neither. */
  readonly updatedAt?: string
  readonly trail?: readonly TrailEntry[]
}

/** The facts of one match, from its record alone: the same whatever else is stored. */
export function factsOf(match: DatedRecord): MatchFacts {
  return factsOfScored(match, scoreRecord(match))
}

/** The same for a caller that has scored the record already. */
export function factsOfScored(match: DatedRecord, score: Result<ScoredMatch, RecordRefusal>): MatchFacts {
  const { id, startedAt, updatedAt, trail, preset, gameName } = match
  const players = match.players.map(({ name, personId }) => (personId === undefined ? { name } : { name, personId }))
  const known = { matchId: id, startedAt, preset, ...(gameName === undefined ? {} : { gameName }), players }
  if (!score.ok) {
    const { round, event, refusal } = score.error
    return { kind: 'refused', ...known, code: refusal.code, round, event }
  }
  const { rules, rounds, totals } = score.value
  if (!isOver(score.value)) return { kind: 'unfinished', ...known }
  const placed = rounds.map((round, place): PlayedRound => ({ round, place })).filter(({ round }) => wasPlayed(round))
  const played = placed.map(({ round }) => round)
  const winner = winnerOf(score.value)
  const laid = hasLine(rules.game)
  return {
    kind: 'decided',
    ...known,
    winner,
    ...(rules.partners ? { partners: true as const } : {}),
    lowest: lowestWins(rules),
    totals,
    target: rules.target,
    rounds: played.length,
    seats: totals.map((_, seat) => seatFacts(placed, seat, laid)),
    blocked: played.flatMap((round) => blockedFacts(rulesAtEnd(round).blockedRule, round.end)),
    deficit: winner === null || !laid ? 0 : deficitOf(rules, played, winner),
    leader: laid ? leaderOf(played) : null,
    minutes: updatedAt === undefined || trail === undefined ? null : minutesOf({ startedAt, updatedAt, trail }, score.value),
  }
}

/** A round, and which of the record it is, counted from 0. */
interface PlayedRound {
  readonly round: ScoredRound
  readonly place: number
}

/** A round that was begun and left, or called off, before anyone laid a tile or was given points is none. */
function wasPlayed({ events, end }: ScoredRound): boolean {
  return (end !== null && end.kind !== 'stopped') || events.some(({ type }) => type === 'play' || type === 'adjust')
}

/** Who laid the first tile of the first round, even if another player was named to. Where the record began in mid-round, nobody saw the lead. */
function leaderOf([first]: readonly ScoredRound[]): Seat | null {
  return first === undefined || first.events.some(({ type }) => type === 'table') ? null : whoLaidTheLead(first)
}

function seatFacts(rounds: readonly PlayedRound[], seat: Seat, laid: boolean): SeatFacts {
  let [points, dominoes, targets, counted, ends, given, taken] = [0, 0, 0, 0, 0, 0, 0]
  let bestPlay: BestPlay | null = null
  let bestRound: BestRound | null = null
  const sums = new Map<ReasonCode, { times: number; counted: number; points: number }>()
  for (const { round, place } of rounds) {
    const { events, end } = round
    const { made, byEnd, given: beside, taken: others } = madeBy(round, seat)
    ends += byEnd
    given += beside
    taken += others
    let { rules } = round
    for (const [at, event] of events.entries()) {
      if (event.type === 'rules') rules = event.rules
      if (event.player !== seat || event.type !== 'play') continue
      // a tile that stood against a rule is nobody's best play
      if (event.stands === undefined && event.delta > (bestPlay?.[0] ?? 0)) bestPlay = [event.delta, place, at]
      // most plays score nothing
      if (event.reasons.length === 0) continue
      for (const reason of payoutOfPlay(rules, event).reasons) {
        const sum = sums.get(reason.code) ?? { times: 0, counted: 0, points: 0 }
        sum.times += 1
        sum.counted += reason.count ?? 1
        sum.points += reason.counted
        sums.set(reason.code, sum)
      }
    }
    points += made
    // what a round is worth that is only counted says nothing beside others
    if (laid && made - beside > (bestRound?.[0] ?? 0)) bestRound = [made - beside, place]
    if (end?.winner !== seat) continue
    if (end.kind === 'domino') dominoes += 1
    if (end.kind === 'target') targets += 1
    if (end.kind === 'counted') counted += 1
  }
  const reasons = REASON_CODES.flatMap((code): readonly ReasonFacts[] => {
    const sum = sums.get(code)
    return sum === undefined ? [] : [[code, sum.times, sum.counted, sum.points]]
  })
  return { points, dominoes, targets, counted, reasons, ends, ...(given === 0 ? {} : { given }), ...(taken === 0 ? {} : { taken }), bestPlay, bestRound }
}

function blockedFacts(rule: BlockedRuleId, end: RoundEnd | null): readonly BlockedFacts[] {
  if (end?.kind !== 'blocked') return []
  const deciding = end.ruling.steps.find(({ found }) => found.kind === 'decided')
  return [{ winner: end.winner, rule, test: deciding?.test ?? null }]
}

/** The furthest a seat, or its side, ever lay behind the highest total, after an event or the end of a round. */
function deficitOf(rules: SideRules, rounds: readonly ScoredRound[], seat: Seat): number {
  let most = 0
  const look = (totals: readonly number[]) => {
    const standings = totalsOfSides(rules, totals)
    most = Math.max(most, Math.max(...standings) - (standings[seat] ?? 0))
  }
  for (const { events, end } of rounds) {
    for (const { totals } of events) look(totals)
    if (end !== null) look(end.totals)
  }
  return most
}
