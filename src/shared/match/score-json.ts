import { makeTile } from '../domino/tile'
import type { Reason } from '../games/reasons'
import type { RulingStep } from '../rules/rulings'
import { type RefusalCode, type RoundEnd, type ScoredEvent, type WarningCode, whatFinishes } from './events'
import { firstOf, winnerOf } from '../games/outcome'
import type { Adjuster, AdjustReason, FinishReason, FinishTime, HandReason, LeftTiles, RuleOverrides, ShowReason } from './record'
import { scoreRecord, type RecordRefusal } from './replay'
import type { ScoredMatch, ScoredRound } from './state'

/** One event of the `score` command's output (record format); a block, or what is left, shows only as its round's end. */
type EventJson =
  | {
      readonly type: 'play'
      readonly player: number
      readonly tile: string
      readonly delta: number
      readonly reasons: readonly Reason[]
      /** To whom points went that were not called, null for nobody, and what that total moved by. */
      readonly uncalled?: { readonly to: number | null; readonly delta: number }
      readonly totals: readonly number[]
    }
  | { readonly type: 'draw'; readonly player: number; readonly count: number; readonly delta: number; readonly totals: readonly number[] }
  | {
      readonly type: 'stands'
      readonly player: number
      readonly tile: string
      readonly unpaid?: true
      readonly delta: number
      readonly reasons: readonly Reason[]
      /** To whom points went that were not called, null for nobody, and what that total moved by. */
      readonly uncalled?: { readonly to: number | null; readonly delta: number }
      readonly totals: readonly number[]
    }
  | {
      readonly type: 'adjust'
      readonly player: number
      readonly delta: number
      readonly deltas: readonly number[]
      readonly reason: AdjustReason
      readonly by: Adjuster
      readonly totals: readonly number[]
    }
  | {
      readonly type: 'finish'
      readonly player: number
      readonly what: 'round' | 'match'
      readonly when?: FinishTime
      readonly why: FinishReason
      readonly delta: number
      readonly totals: readonly number[]
    }
  | {
      readonly type: 'show'
      readonly player: number
      readonly tiles: readonly string[]
      readonly why: ShowReason
      readonly first?: true
      readonly delta: number
      readonly totals: readonly number[]
    }
  | {
      readonly type: 'hand'
      readonly player: number
      readonly count: number
      readonly why: HandReason
      readonly delta: number
      readonly totals: readonly number[]
    }
  | { readonly type: 'uncalled'; readonly player: number; readonly to: number | null; readonly delta: number; readonly totals: readonly number[] }
  | {
      readonly type: 'set'
      readonly player: number
      readonly missing?: readonly string[]
      readonly extra?: readonly string[]
      readonly delta: number
      readonly totals: readonly number[]
    }
  | { readonly type: 'leave'; readonly player: number; readonly tiles: LeftTiles; readonly delta: number; readonly totals: readonly number[] }
  | { readonly type: 'rules'; readonly player: number; readonly delta: number; readonly rules: RuleOverrides; readonly totals: readonly number[] }
  | { readonly type: 'pass' | 'table'; readonly player: number; readonly delta: number; readonly totals: readonly number[] }

interface EndJson {
  readonly kind: RoundEnd['kind']
  readonly winner: number | null
  readonly deltas: readonly number[]
  readonly totals: readonly number[]
  readonly ruling?: readonly RulingStep[]
}

/** A scored record as the `score` command prints it. */
export interface ScoreJson {
  readonly totals: readonly number[]
  readonly winner: number | null
  /** Both partners who have won, in seat order. */
  readonly winners?: readonly number[]
  /** Several share the first place, so that nobody is the winner of a match that is over. */
  readonly finished?: true
  readonly rounds: readonly { readonly events: readonly EventJson[]; readonly end: EndJson | null }[]
  readonly warnings: readonly { readonly code: WarningCode; readonly round: number; readonly event: number | null }[]
}

/** An impossible record as the `score` command prints it. */
export interface ErrorJson {
  readonly error: { readonly code: RefusalCode; readonly round: number | null; readonly event: number | null; readonly message: string }
}

/** What the `score` command prints for a record of unknown origin; `message` words a refusal. */
export function toScoreJson(record: unknown, message: (refusal: RecordRefusal) => string): ScoreJson | ErrorJson {
  const scored = scoreRecord(record)
  return scored.ok ? scoreJson(scored.value) : errorJson(scored.error, message)
}

/** The output for a record that is sound. */
export function scoreJson({ totals, outcome, rounds, warnings }: ScoredMatch): ScoreJson {
  return {
    totals,
    winner: winnerOf({ outcome }),
    ...(outcome.kind === 'won' && outcome.with !== undefined ? { winners: firstOf({ outcome }) } : {}),
    ...(outcome.kind === 'shared' ? { finished: true } : {}),
    rounds: rounds.map(roundJson),
    warnings: warnings.map(({ code, round, event }) => ({ code, round, event })),
  }
}

export function errorJson(refused: RecordRefusal, message: (refusal: RecordRefusal) => string): ErrorJson {
  const { round, event, refusal } = refused
  return { error: { code: refusal.code, round, event, message: message(refused) } }
}

function roundJson({ events, end }: ScoredRound): ScoreJson['rounds'][number] {
  const shown: EventJson[] = []
  for (const event of events) {
    if (event.type !== 'block' && event.type !== 'left') shown.push(eventJson(event))
  }
  return { events: shown, end: end === null ? null : endJson(end) }
}

function eventJson(event: Exclude<ScoredEvent, { readonly type: 'block' | 'left' }>): EventJson {
  const { player, delta, totals } = event
  switch (event.type) {
    case 'play': {
      const { reasons, stands, uncalled } = event
      // nearly all are plays like any other: spreads would take longer than all else here
      if (stands === undefined && uncalled === undefined) return { type: 'play', player, tile: makeTile(event.tile), delta, reasons, totals }
      const laid = { player, tile: makeTile(event.tile), ...(stands === 'unpaid' ? { unpaid: true as const } : {}) }
      const scored = { ...laid, delta, reasons, ...(uncalled === undefined ? {} : { uncalled }), totals }
      return stands === undefined ? { type: 'play', ...scored } : { type: 'stands', ...scored }
    }
    case 'adjust':
      return { type: 'adjust', player, delta, deltas: event.deltas, reason: event.reason, by: event.by, totals }
    case 'finish':
      return { type: 'finish', player, ...whatFinishes(event), why: event.why, delta, totals }
    case 'show':
      return { type: 'show', player, tiles: event.tiles.map(makeTile), why: event.why, ...(event.first ? { first: true } : {}), delta, totals }
    case 'hand':
      return { type: 'hand', player, count: event.count, why: event.why, delta, totals }
    case 'uncalled':
      return { type: 'uncalled', player, to: event.to, delta, totals }
    case 'set': {
      const [missing, extra] = [event.missing, event.extra].map((tiles) => tiles.map(makeTile)) as [string[], string[]]
      return { type: 'set', player, ...(missing.length > 0 ? { missing } : {}), ...(extra.length > 0 ? { extra } : {}), delta, totals }
    }
    case 'leave':
      return { type: 'leave', player, tiles: event.tiles, delta, totals }
    case 'draw':
      return { type: 'draw', player, count: event.count, delta, totals }
    case 'rules':
      return { type: 'rules', player, delta, rules: event.changed, totals }
    case 'pass':
    case 'table':
      return { type: event.type, player, delta, totals }
  }
}

function endJson(end: RoundEnd): EndJson {
  const { kind, winner, deltas, totals } = end
  return end.kind === 'blocked' ? { kind, winner, deltas, totals, ruling: end.ruling.steps } : { kind, winner, deltas, totals }
}
