import { lowestWins } from '../games'
import type { MistakeRules, PENALISED } from '../games/mistakes'
import type { Rules } from '../games/rules'
import { isSameSide } from '../games/sides'
import { payoutOfPlay } from '../rules/payout'
import type { ScoredAdjust, ScoredPlay, Seat, Warning, WarningCode } from './events'
import type { Hindsight } from './hindsight/hindsight'
import type { AdjustReason } from './record'
import type { ScoredMatch } from './state'

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

/**
 * The points that a table has chosen for a mistake, as an event that people may enter; null where it has chosen none (rulebook M-4, M-5).
 *
 * The others are everyone but who made it; of partners the other side gets them once. Where the lowest total wins, a penalty is a plus.
 */
export function remedyByRule(rules: Rules, chosen: MistakeRules, { player, reason, about }: Mistake): Remedy | null {
  const kind = PENALISED_BY[reason]
  const penalty = kind === undefined ? undefined : chosen[kind]
  if (penalty === undefined) return null
  const { points, way } = penalty
  const gets = (seat: Seat): boolean => !isSameSide(rules, seat, player) && (!rules.partners || seat === (player + 1) % rules.players)
  const worth = lowestWins(rules) ? -points : points
  const deltas = Array.from({ length: rules.players }, (_, seat) => {
    if (seat === player) return way === 'give' ? 0 : -worth
    return way !== 'lose' && gets(seat) ? worth : 0
  })
  return { type: 'adjust', deltas, reason, by: 'table', about }
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
