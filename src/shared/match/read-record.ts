import { inOneGo, type Steps } from '../kernel/in-steps'
import type { z } from 'zod'
import { isFields } from '../kernel/plain'
import { shapeFaultOf } from '../kernel/shape-fault'
import { err, ok, type Result } from '../kernel/result'
import { GAMES } from '../games'
import type { PresetId } from '../rules/presets'
import { resolveRules } from '../rules/resolve'
import type { Rules } from '../games/rules'
import type { Dice, Fault, MatchEvent, Refusal, Seat } from './events'
import { readEvent } from './read-event'
import type { HeldRules } from './rules-event'
import { diceSchema, isPlainRecord, recordSchema, type MatchRecord } from './record'

/** A round of a checked record, its events read but not yet judged. */
interface ReadRound {
  readonly leader: Seat
  readonly dice: Dice | null
  readonly events: readonly MatchEvent[]
}

/** A record whose shape, rules and seats are sound; only `readRecord` makes one. */
export interface ReadRecord {
  readonly preset: PresetId

  /** The rules that the match was begun with. */
  readonly rules: Rules
  readonly players: readonly string[]
  readonly rounds: readonly ReadRound[]
}

/** An impossible record: the first thing wrong with it (places from 1, null where none). */
export interface RecordRefusal {
  readonly round: number | null
  readonly event: number | null
  readonly refusal: Refusal
}

/** Events that are read in a step; a change of rules takes longest. */
const EVENTS_A_STEP = 100

/** Reads a record of unknown origin (record format); refusals here are all `bad-record`. */
export function readRecord(raw: unknown): Result<ReadRecord, RecordRefusal> {
  return inOneGo(readRecordInSteps(raw))
}

/** The same, step by step. */
export function* readRecordInSteps(raw: unknown): Steps<Result<ReadRecord, RecordRefusal>> {
  if (isPlainRecord(raw)) return yield* readCheckedInSteps(raw)
  const parsed = recordSchema.safeParse(raw)
  if (!parsed.success) {
    const [{ path } = { path: [] }] = parsed.error.issues
    const round = path[0] === 'rounds' && typeof path[1] === 'number' ? path[1] + 1 : null
    return err({ round, event: null, refusal: { code: 'bad-record', malformed: { kind: 'shape', ...shapeFaultOf(parsed.error, raw) } } })
  }

  return yield* readCheckedInSteps(parsed.data)
}

/** The same for a record that the schema has accepted already, as every match that was read from its file. */
export function* readCheckedInSteps(record: z.infer<typeof recordSchema> | MatchRecord): Steps<Result<ReadRecord, RecordRefusal>> {
  const resolved = resolveRules(record.preset, record.rules ?? {}, record.players.length)
  if (!resolved.ok) return faulty(resolved.error, null)

  const rules = resolved.value
  let held: HeldRules = { preset: record.preset, overrides: record.rules ?? {}, rules }
  const rounds: ReadRound[] = []
  let sinceStep = 0
  for (const [index, { leader, dice, events }] of record.rounds.entries()) {
    // not for every round: most are short
    if (sinceStep >= EVENTS_A_STEP) {
      yield
      sinceStep = 0
    }
    const place = index + 1
    if (leader >= rules.players) return faulty({ kind: 'no-such-leader', leader, players: rules.players }, place)

    const rolled = GAMES[rules.game].usesDice && !(dice === undefined && isEndAlone(events)) ? diceSchema.safeParse(dice) : null
    if (rolled?.success === false) return faulty({ kind: dice === undefined ? 'dice-missing' : 'dice-wrong' }, place)

    const read: MatchEvent[] = []
    while (read.length < events.length) {
      if (read.length > 0) yield
      held = readSome(held, events, read)
    }

    rounds.push({ leader, dice: rolled?.data ?? null, events: read })
    sinceStep += events.length + 1
  }

  return ok({ preset: record.preset, rules, players: record.players.map(({ name }) => name), rounds })
}

/** Whether nothing happens in a round but that the match is ended: nobody throws dice for it (rulebook M-15). */
function isEndAlone(events: readonly unknown[]): boolean {
  const [only] = events
  return events.length === 1 && isFields(only) && only['type'] === 'finish' && only['when'] === 'now'
}

/** Reads the next events of a round, a step of them, and puts them to those read; gives the rules that hold after them. */
function readSome(before: HeldRules, events: readonly unknown[], read: MatchEvent[]): HeldRules {
  let held = before
  const upTo = Math.min(events.length, read.length + EVENTS_A_STEP)
  for (let at = read.length; at < upTo; at++) {
    const event = readEvent(held, events[at])
    if (event.type === 'rules') held = { preset: held.preset, overrides: event.overrides, rules: event.rules }
    read.push(event)
  }
  return held
}

function faulty(fault: Fault, round: number | null): Result<never, RecordRefusal> {
  return err({ round, event: null, refusal: { code: 'bad-record', fault } })
}
