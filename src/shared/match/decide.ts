import { elementAt } from '../kernel/assert'
import { err, ok, type Result } from '../kernel/result'
import { replaced } from './command-event'
import { applyEdit, type Change, type Edit, type EditName, type RoundStart } from './edits'
import { isBesidePlay, isOfHand, type Refusal, type ScoredEvent } from './events'
import type { MatchRecord, RecordEvent, RecordRound } from './record'
import { scoreRecord } from './replay'
import type { ScoredMatch } from './state'

/** Why a command does not become an edit. Places count from 1, as in the record format. */
export type DecideRefusal =
  /** The scorer refuses what would come of it; nothing changes. */
  | { readonly kind: 'impossible'; readonly round: number | null; readonly event: number | null; readonly refusal: Refusal }
  /** A correction is sound, but this later event no longer fits. */
  | { readonly kind: 'later-event'; readonly round: number; readonly event: number | null; readonly refusal: Refusal }
  | { readonly kind: 'round-running' }
  | { readonly kind: 'no-such-event' }
  /** The rules hold already that were asked for. */
  | { readonly kind: 'nothing-to-change' }

/** What comes of a command: an edit, and the match scored as the edit leaves it; or why there is none. */
export type Decision = { readonly ok: true; readonly value: Edit; readonly scored: ScoredMatch } | { readonly ok: false; readonly error: DecideRefusal }

export function decided(value: Edit, scored: ScoredMatch): Decision {
  return { ok: true, value, scored }
}

/** A correction of one event (places from 0), or null to take it out. */
export interface EventCorrection {
  readonly round: number
  readonly event: number
  readonly replacement: RecordEvent | null
  /** Events that were forgotten, to stand before it. */
  readonly insertBefore?: readonly RecordEvent[] | undefined
}

/** Corrections made together; places are as they are before any of them. */
export interface Revision {
  readonly corrections: readonly EventCorrection[]
  readonly starts: readonly { readonly round: number; readonly start: RoundStart }[]
  /** Take out this event and everything after it (all later rounds too). */
  readonly dropFrom?: { readonly round: number; readonly event: number } | undefined
}

const ENTER: Readonly<Record<RecordEvent['type'], EditName>> = {
  play: 'enter-play',
  draw: 'enter-draw',
  pass: 'enter-pass',
  block: 'enter-block',
  left: 'enter-left',
  table: 'enter-table',
  rules: 'change-rules',
  stands: 'enter-stands',
  adjust: 'adjust-points',
  finish: 'finish',
  show: 'show-tiles',
  hand: 'count-hand',
  uncalled: 'not-called',
  set: 'change-set',
  leave: 'leave',
}

/**
 * Appends an event to the running round.
 *
 * Who acts first in a round leads it, even if another player was named: the table saw the tiles, and the app did not.
 *
 * Player and arm are written out, whatever the event left to be understood: who played and where is what
 * happened at the table, and must not shift when an earlier event is corrected.
 *
 * `then`: what follows from it at once; both are entered, and taken back, as one.
 */
export function decideEnter(record: MatchRecord, event: RecordEvent, then?: RecordEvent): Decision {
  const round = record.rounds.length - 1
  const running = record.rounds[round]
  if (running === undefined) return err({ kind: 'no-such-event' })
  const at = running.events.length
  const entered = then === undefined ? [event] : [event, then]
  const append = (after: readonly RecordEvent[]): Edit => ({
    name: ENTER[event.type],
    changes: [...leaderChanges(running, round, event), { kind: 'events', round, at, before: [], after }],
  })
  const tried = scoreRecord(applyEdit(record, append(entered)))
  if (!tried.ok) return err({ kind: 'impossible', ...tried.error })
  const scored = tried.value.rounds[round]?.events ?? []
  // what is written out is what the scorer understood, so it scores the same
  const writtenAs = entered.map((each, nth) => {
    const as = scored[at + nth]
    return as === undefined ? each : writtenOut(each, as)
  })
  return decided(append(writtenAs), tried.value)
}

/** The leader of a round in which nobody has acted yet, where its first event is another player's. */
function leaderChanges({ leader, dice, events }: RecordRound, round: number, event: RecordEvent): readonly Change[] {
  const acts = event.type === 'play' || event.type === 'stands' || event.type === 'draw' || event.type === 'pass'
  if (!acts || event.player === undefined || event.player === leader || !events.every(isBesidePlay)) return []
  const before: RoundStart = dice === undefined ? { leader } : { leader, dice }
  return [{ kind: 'start', round, before, after: { ...before, leader: event.player } }]
}

/**
 * Begins the next round; refused while one is running or after the match has ended.
 *
 * `first`: what happened first in it, where only that says who leads; both are entered, and taken back, as one.
 */
export function decideStartRound(record: MatchRecord, start: RoundStart, first?: RecordEvent): Decision {
  const opening = (events: readonly RecordEvent[]): Edit => ({
    name: first === undefined ? 'start-round' : ENTER[first.type],
    changes: [{ kind: 'rounds', at: record.rounds.length, before: [], after: [{ ...start, events }] }],
  })
  const edit = opening(first === undefined ? [] : [first])
  const tried = scoreRecord(applyEdit(record, edit))
  const before = tried.ok ? ok(tried.value.rounds.slice(0, -1)) : roundsOf(record)
  if (!before.ok) return before
  if (before.value.at(-1)?.end === null) return err({ kind: 'round-running' })
  if (!tried.ok) return err({ kind: 'impossible', ...tried.error })
  const scored = tried.value.rounds.at(-1)?.events[0]
  return decided(first === undefined || scored === undefined ? edit : opening([writtenOut(first, scored)]), tried.value)
}

/** The rounds that stood before a refused one: a round that is running is refused first, whatever else is wrong. */
function roundsOf(record: MatchRecord): Result<ScoredMatch['rounds'], DecideRefusal> {
  const scored = scoreRecord(record)
  if (!scored.ok) return err({ kind: 'impossible', ...scored.error })
  return ok(scored.value.rounds)
}

/** Corrects what was entered earlier; everything after is scored again. */
export function decideRevise(record: MatchRecord, revision: Revision): Decision {
  const { corrections, starts, dropFrom } = revision
  const exists = (round: number, event: number) => record.rounds[round]?.events[event] !== undefined
  const missing =
    corrections.some(({ round, event }) => !exists(round, event)) ||
    starts.some(({ round }) => record.rounds[round] === undefined) ||
    (dropFrom !== undefined && !isPlace(record, dropFrom))
  if (missing) return err({ kind: 'no-such-event' })

  const edit = revised(record, revision, false)
  const tried = scoreRecord(applyEdit(record, edit))
  if (tried.ok) return decided(edit, tried.value)
  const { round, event, refusal } = tried.error
  if (dropFrom?.event === 0 && refusal.code === 'match-over') {
    // The corrections end the match before this round: nothing of it is left, its beginning neither.
    const withoutRound = revised(record, revision, true)
    const left = scoreRecord(applyEdit(record, withoutRound))
    if (left.ok) return decided(withoutRound, left.value)
  }
  if (round === null) return err({ kind: 'impossible', ...tried.error })
  if (event === null) return err({ kind: 'later-event', round, event, refusal })
  const { place, corrected } = origin(revision, round, event)
  return err({ kind: corrected ? 'impossible' : 'later-event', round, event: place, refusal })
}

function startChanges(record: MatchRecord, starts: Revision['starts']): readonly Change[] {
  return starts.map(({ round, start }) => {
    const { leader, dice } = elementAt(record.rounds, round)
    const before: RoundStart = dice === undefined ? { leader } : { leader, dice }
    return { kind: 'start', round, before, after: start }
  })
}

/** An event to drop from; of a round in which nothing has happened, its beginning. */
function isPlace(record: MatchRecord, { round, event }: NonNullable<Revision['dropFrom']>): boolean {
  const events = record.rounds[round]?.events
  return events !== undefined && (event < events.length || event === 0)
}

function revised(record: MatchRecord, revision: Revision, wholeRound: boolean): Edit {
  const changes = [
    ...startChanges(record, revision.starts),
    ...dropChanges(record, revision.dropFrom, wholeRound),
    ...aboutChanges(record, revision),
    ...eventChanges(record, revision),
  ]
  return { name: isNotCalled(revision) ? 'not-called' : 'revise', changes }
}

/** Whether all that a correction brings is that a play was not called: it has to stand before that play, which has been entered by then (rulebook M-8). */
function isNotCalled({ corrections, starts, dropFrom }: Revision): boolean {
  const [only] = corrections
  return (
    corrections.length === 1 && starts.length === 0 && dropFrom === undefined && only?.insertBefore?.length === 1 && only.insertBefore[0]?.type === 'uncalled'
  )
}

/** Later rounds first, then the tail of the round in question, so that places stay true. */
function dropChanges(record: MatchRecord, dropFrom: Revision['dropFrom'], wholeRound: boolean): readonly Change[] {
  if (dropFrom === undefined) return []
  const { round, event } = dropFrom
  if (wholeRound) return [{ kind: 'rounds', at: round, before: record.rounds.slice(round), after: [] }]
  const later = record.rounds.slice(round + 1)
  const tail = elementAt(record.rounds, round).events.slice(event)
  const rounds: readonly Change[] = later.length === 0 ? [] : [{ kind: 'rounds', at: round + 1, before: later, after: [] }]
  return [...rounds, { kind: 'events', round, at: event, before: tail, after: [] }]
}

/** Points that name an entry (rulebook M-13) follow it where others come in or go out before it; they stay as they are where it is taken out itself. */
function aboutChanges(record: MatchRecord, { corrections, dropFrom }: Revision): readonly Change[] {
  const moved = ({ round, event }: { readonly round: number; readonly event: number }): number =>
    corrections
      .filter((each) => each.round === round - 1 && each.event <= event - 1)
      .reduce((sum, each) => sum + (each.insertBefore?.length ?? 0) - (each.replacement === null && each.event < event - 1 ? 1 : 0), 0)
  return record.rounds.flatMap(({ events }, round) =>
    events.flatMap((event, at): readonly Change[] => {
      if (event.type !== 'adjust' || event.about === undefined) return []
      const isDropped = dropFrom !== undefined && (round > dropFrom.round || (round === dropFrom.round && at >= dropFrom.event))
      const isCorrected = corrections.some((each) => each.round === round && each.event === at)
      const by = isDropped || isCorrected ? 0 : moved(event.about)
      return by === 0 ? [] : [{ kind: 'events', round, at, before: [event], after: [{ ...event, about: { ...event.about, event: event.about.event + by } }] }]
    }),
  )
}

/** Corrections of events that stay, the last first, so that taking one out does not move another. */
function eventChanges(record: MatchRecord, { corrections, dropFrom }: Revision): readonly Change[] {
  const stays = ({ round, event }: EventCorrection) => dropFrom === undefined || round < dropFrom.round || (round === dropFrom.round && event < dropFrom.event)
  return corrections
    .filter(stays)
    .sort((a, b) => b.round - a.round || b.event - a.event)
    .map((correction) => {
      const { round, event } = correction
      const before = elementAt((record.rounds[round] as RecordRound).events, event)
      return { kind: 'events', round, at: event, before: [before], after: standsAfter(correction, before) }
    })
}

/** What stands in an event's place once it is corrected. */
function standsAfter({ replacement, insertBefore = [] }: EventCorrection, before: RecordEvent): readonly RecordEvent[] {
  return replacement === null ? insertBefore : [...insertBefore, replaced(before, replacement)]
}

/** An event of the corrected record (from 1): the place it had before (from 1), and whether the correction itself brought it. */
function origin(revision: Revision, round: number, event: number): { readonly place: number; readonly corrected: boolean } {
  const inRound = revision.corrections.filter((c) => c.round === round - 1).sort((a, b) => a.event - b.event)
  let shift = 0
  for (const correction of inRound) {
    const from = correction.event + 1 + shift
    const { replacement, insertBefore = [] } = correction
    const length = insertBefore.length + (replacement === null ? 0 : 1)
    if (event < from) break
    if (event < from + length) return { place: correction.event + 1, corrected: true }
    shift += length - 1
  }
  return { place: event - shift, corrected: false }
}

/** An event with who it was of and where its tile lies, whatever it left to be understood. */
export function writtenOut(event: RecordEvent, scored: ScoredEvent): RecordEvent {
  // what the table says is the whole table's, and so is what is left in all hands
  const isOfTable = isBesidePlay(event) && !isOfHand(event) && event.type !== 'uncalled' && event.type !== 'leave'
  if (isOfTable || event.type === 'left') return event
  if ((event.type === 'play' || event.type === 'stands') && scored.type === 'play' && scored.arm !== null)
    return { ...event, player: scored.player, arm: scored.arm }
  return { ...event, player: scored.player }
}
