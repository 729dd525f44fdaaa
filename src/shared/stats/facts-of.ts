import { elementAt } from '../kernel/assert'
import type { Changing } from '../kernel/changing'
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
import type { BlockedFacts, MatchFacts, ReasonFacts, SeatFacts } from './facts'

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
  const gone = rounds.flatMap(({ events }) => events.flatMap(({ type, player }) => (type === 'leave' ? [player] : [])))
  return {
    kind: 'decided',
    ...known,
    winner,
    ...(rules.partners ? { partners: true as const } : {}),
    ...(gone.length === 0 ? {} : { gone }),
    lowest: lowestWins(rules),
    totals,
    target: rules.target,
    rounds: played.length,
    seats: seatsFacts(placed, totals.length, laid),
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

/** What is counted up for a seat. */
interface OpenSeat extends Changing<Omit<SeatFacts, 'reasons' | 'given' | 'taken'>> {
  given: number
  taken: number
  readonly sums: Map<ReasonCode, { times: number; counted: number; points: number }>
}

/** What each seat did. Every event is looked at once: there are millions in a large house. */
function seatsFacts(rounds: readonly PlayedRound[], players: number, laid: boolean): readonly SeatFacts[] {
  const seats = Array.from({ length: players }, openSeat)
  for (const { round, place } of rounds) {
    countPlays(seats, round, place)
    for (const [seat, open] of seats.entries()) countRound(open, { seat, round, place, laid })
  }
  return seats.map(({ sums, given, taken, points, dominoes, targets, counted, ends, bestPlay, bestRound }) => {
    const reasons: ReasonFacts[] = []
    // in the order of the rulebook's codes
    for (const code of REASON_CODES) {
      const sum = sums.get(code)
      if (sum !== undefined) reasons.push([code, sum.times, sum.counted, sum.points])
    }
    return { points, dominoes, targets, counted, reasons, ends, ...(given === 0 ? {} : { given }), ...(taken === 0 ? {} : { taken }), bestPlay, bestRound }
  })
}

const openSeat = (): OpenSeat => ({
  points: 0,
  dominoes: 0,
  targets: 0,
  counted: 0,
  ends: 0,
  given: 0,
  taken: 0,
  bestPlay: null,
  bestRound: null,
  sums: new Map(),
})

/** What plays of a round paid, and for what. */
function countPlays(seats: readonly OpenSeat[], { events, rules: atFirst }: ScoredRound, place: number): void {
  let rules = atFirst
  for (let at = 0; at < events.length; at++) {
    const event = elementAt(events, at)
    if (event.type === 'rules') rules = event.rules
    if (event.type !== 'play') continue
    const open = seats[event.player]
    if (open === undefined) continue
    // a tile that stood against a rule is nobody's best play
    if (event.stands === undefined && event.delta > (open.bestPlay?.[0] ?? 0)) open.bestPlay = [event.delta, place, at]
    // most plays score nothing
    if (event.reasons.length === 0) continue
    for (const { code, count = 1, counted } of payoutOfPlay(rules, event).reasons) {
      const sum = open.sums.get(code)
      if (sum === undefined) open.sums.set(code, { times: 1, counted: count, points: counted })
      else {
        sum.times += 1
        sum.counted += count
        sum.points += counted
      }
    }
  }
}

/** What a round came to for a seat. */
function countRound(open: OpenSeat, { seat, round, place, laid }: PlayedRound & { readonly seat: Seat; readonly laid: boolean }): void {
  const { end } = round
  const { made, byEnd, given, taken } = madeBy(round, seat)
  open.ends += byEnd
  open.given += given
  open.taken += taken
  open.points += made
  // what a round is worth that is only counted says nothing beside others
  if (laid && made - given > (open.bestRound?.[0] ?? 0)) open.bestRound = [made - given, place]
  if (end?.winner !== seat) return
  if (end.kind === 'domino') open.dominoes += 1
  if (end.kind === 'target') open.targets += 1
  if (end.kind === 'counted') open.counted += 1
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
