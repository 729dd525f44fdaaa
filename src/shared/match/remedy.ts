import { hasLine, lowestWins } from '../games'
import type { MistakeRules, PENALISED } from '../games/mistakes'
import type { Rules } from '../games/rules'
import { isSameSide, totalOfSide } from '../games/sides'
import { payoutOfPlay } from '../rules/payout'
import type { ScoredAdjust, ScoredPlay, Seat, Warning, WarningCode } from './events'
import type { Hindsight } from './hindsight/hindsight'
import type { AdjustReason, RecordEvent } from './record'
import type { MatchState, ScoredMatch } from './state'

/** What a table may give or take points for (rulebook M-13): who made it, at which entry, and the reason that such points name. `round` and `event` count from 1. */
export interface Mistake {
  readonly player: Seat
  readonly about: { readonly round: number; readonly event: number }
  readonly reason: AdjustReason
}

/** The mistake that a pass or a draw is proven to be (rulebook M-4). */
export function mistakeProven({ round, event, player, drawn }: Pick<Hindsight, 'round' | 'event' | 'player' | 'drawn'>): Mistake {
  return { player, about: { round, event }, reason: drawn === 0 ? 'passed-but-could' : 'drew-but-could' }
}

/** A play whose points may still be said not to have been called: it is the last thing that happened. Places count from 0. */
export interface Callable {
  readonly round: number
  readonly event: number
  readonly play: ScoredPlay
  /** What it gained its player. */
  readonly points: number
}

/** The last play of a match, where it gained points and nobody has said that they were not called (rulebook M-8). */
export function callablePlay({ rounds, rules }: Pick<ScoredMatch, 'rounds' | 'rules'>): Callable | null {
  const events = rounds.at(-1)?.events ?? []
  const play = events.at(-1)
  if (play?.type !== 'play' || play.uncalled !== undefined) return null
  const { gains: points } = payoutOfPlay(rules, play)
  return points > 0 ? { round: rounds.length - 1, event: events.length - 1, play, points } : null
}

/** Why points may be given or taken for what is irregular; null where rule sheets know no such points. */
const REASONS: Readonly<Record<WarningCode, AdjustReason | null>> = {
  'out-of-turn': 'out-of-turn',
  'pass-with-boneyard': null,
  'drew-too-many': 'wrong-count',
  'block-declared-early': null,
  'hand-size': 'wrong-count',
  'more-than-the-set': null,
  'round-unfinished': null,
  stands: 'misplay',
  'shown-first': 'exposed',
  'block-stands': null,
}

/** The mistake behind something irregular (rulebook M-2, M-3, M-5); null where it is nobody’s, or no entry’s. */
export function mistakeWarned({ code, round, event, player }: Pick<Warning, 'code' | 'round' | 'event' | 'player'>): Mistake | null {
  const reason = REASONS[code]
  return reason === null || event === null || player === undefined ? null : { player, about: { round, event }, reason }
}

/** Points for a mistake, as people may enter them. */
interface Remedy extends Pick<Mistake, 'reason' | 'about'> {
  readonly type: 'adjust'
  readonly deltas: number[]
  readonly by: 'table'
}

/** The choice of a table that names points for a mistake; other reasons have none. */
const PENALISED_BY: Partial<Readonly<Record<AdjustReason, (typeof PENALISED)[number]>>> = {
  'passed-but-could': 'couldPlay',
  'drew-but-could': 'couldPlay',
  'wrong-count': 'wrongCount',
}

/** Whether the table’s rule for a mistake asks what is in the hand: its pips count where they are more than the points (rulebook M-4). */
export const asksForHand = (chosen: MistakeRules, { reason }: Pick<Mistake, 'reason'>): boolean =>
  PENALISED_BY[reason] === 'couldPlay' && chosen.couldPlay?.orHand === true

/**
 * The points that a table has chosen for a mistake, as an event that people may enter; null where it has chosen none (rulebook M-4, M-5).
 *
 * The others are everyone but who made it; of partners the other side gets them once. Where the lowest total wins, a penalty is a plus.
 *
 * @param pips what is in the hand of who made it, where the rule asks for it
 */
export function remedyByRule(rules: Rules, chosen: MistakeRules, { player, reason, about }: Mistake, pips = 0): Remedy | null {
  const kind = PENALISED_BY[reason]
  const penalty = kind === undefined ? undefined : chosen[kind]
  if (penalty === undefined) return null
  const { way } = penalty
  const { orHand, orPercent = 0 } = kind === 'couldPlay' ? (chosen.couldPlay ?? {}) : {}
  const points = Math.max(penalty.points, orHand === true ? pips : 0, Math.ceil((rules.target * orPercent) / 100))
  const gets = (seat: Seat): boolean => !isSameSide(rules, seat, player) && (!rules.partners || seat === (player + 1) % rules.players)
  const worth = lowestWins(rules) ? -points : points
  const deltas = Array.from({ length: rules.players }, (_, seat) => {
    if (seat === player) return way === 'give' ? 0 : -worth
    return way !== 'lose' && gets(seat) ? worth : 0
  })
  return { type: 'adjust', deltas, reason, by: 'table', about }
}

type Finish = Extract<RecordEvent, { readonly type: 'finish' }>

/**
 * What the table’s rules let follow at once from points that were given or taken; null where the match goes on (rulebook M-4, M-13).
 *
 * The round stops for a pass or a draw with a tile that fitted, while that round runs. Where a table lets such points win, the match ends as they reach the target.
 *
 * @param after the table with the points entered
 */
export function followsFrom(
  after: Pick<MatchState, 'rules' | 'totals'>,
  chosen: MistakeRules,
  { mistake, deltas, rounds }: { readonly mistake: Mistake | null; readonly deltas: readonly number[]; readonly rounds: number },
): Finish | null {
  if (mistake !== null && PENALISED_BY[mistake.reason] === 'couldPlay' && chosen.couldPlay?.stops === true && mistake.about.round === rounds)
    return { type: 'finish', what: 'round', why: 'penalty' }
  const { rules, totals } = after
  const isReached = deltas.some((moved, seat) => moved > 0 && totalOfSide(rules, totals, seat) >= rules.target)
  return chosen.adjustWins === true && rules.win === 'immediate' && hasLine(rules.game) && isReached
    ? { type: 'finish', what: 'match', when: 'now', why: 'penalty' }
    : null
}

/** Who may have kept silent about the last tile: every seat that holds one tile alone, with what it draws by the table’s rule (rulebook M-14). */
export function unannounced({ round }: Pick<MatchState, 'round'>, { lastTile }: MistakeRules): readonly HandCounted[] {
  if (round === null || round.end !== null || lastTile === undefined) return []
  return round.hands.flatMap((held, player) => {
    const draws = Math.min(lastTile.draw, round.boneyard)
    return held !== 1 || draws === 0 || round.gone.includes(player) ? [] : [{ type: 'hand', player, count: held + draws, why: 'penalty' }]
  })
}

interface HandCounted extends Pick<Extract<RecordEvent, { readonly type: 'hand' }>, 'type' | 'count' | 'why'> {
  readonly player: Seat
}

/** What was given or taken for a mistake, in order. */
export function decidedAbout({ rounds }: Pick<ScoredMatch, 'rounds'>, { about, reason }: Mistake): readonly ScoredAdjust[] {
  return rounds.flatMap(({ events }) =>
    events.filter(
      (event): event is ScoredAdjust =>
        event.type === 'adjust' && event.reason === reason && event.about?.round === about.round && event.about.event === about.event,
    ),
  )
}
