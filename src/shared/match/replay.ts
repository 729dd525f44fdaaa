import { elementAt } from '../kernel/assert'
import { inOneGo, type Steps } from '../kernel/in-steps'
import { err, ok, type Result } from '../kernel/result'
import type { MatchEvent, ScoredEvent, Warning } from './events'
import { beginRound, initialState } from './begin'
import { evolveOn } from './evolve'
import { isOver } from '../games/outcome'
import type { MatchRecord } from './record'
import { readCheckedInSteps, readRecordInSteps, type ReadRecord, type RecordRefusal } from './read-record'
import type { MatchState, ScoredMatch, ScoredRound } from './state'

export type { RecordRefusal } from './read-record'

const EVENTS_A_STEP = 500

/** Reads and scores a record of unknown origin (record format). */
export function scoreRecord(record: unknown): Result<ScoredMatch, RecordRefusal> {
  return inOneGo(scoreInSteps(record))
}

/** The same, step by step. */
export function* scoreInSteps(record: unknown): Steps<Result<ScoredMatch, RecordRefusal>> {
  const read = yield* readRecordInSteps(record)
  return read.ok ? yield* replayInSteps(read.value) : read
}

/** Scores a record that the schema has accepted already. */
export function scoreChecked(record: MatchRecord): Result<ScoredMatch, RecordRefusal> {
  const read = inOneGo(readCheckedInSteps(record))
  return read.ok ? replay(read.value) : read
}

/** What has been scored of a round, and the warnings of the match. */
interface SoFar {
  readonly round: number
  readonly scored: ScoredEvent[]
  readonly warnings: Warning[]
}

/** The table after the next events of a round, a step of them; what was scored and warned of is put to the rest. */
function scoreSome(before: MatchState, events: readonly MatchEvent[], { round, scored, warnings }: SoFar): Result<MatchState, RecordRefusal> {
  let state = before
  const upTo = Math.min(events.length, scored.length + EVENTS_A_STEP)
  for (let at = scored.length; at < upTo; at++) {
    const step = evolveOn(state, elementAt(events, at))
    if (!step.ok) return err({ round, event: at + 1, refusal: step.error })
    state = step.value.state
    scored.push(step.value.scored)
    for (const warning of step.value.warnings) warnings.push({ ...warning, round, event: at + 1 })
  }
  return ok(state)
}

/** Scores a record that has been read: the fold of `evolve` over its events. */
export function replay(record: ReadRecord): Result<ScoredMatch, RecordRefusal> {
  return inOneGo(replayInSteps(record))
}

/** The same, step by step. */
export function* replayInSteps(record: ReadRecord): Steps<Result<ScoredMatch, RecordRefusal>> {
  const rounds: ScoredRound[] = []
  const warnings: Warning[] = []
  let state: MatchState = initialState(record.rules)
  let sinceStep = 0
  for (const [index, { leader, dice, events }] of record.rounds.entries()) {
    // not for every round: most are short
    if (sinceStep >= EVENTS_A_STEP) {
      yield
      sinceStep = 0
    }
    const round = index + 1
    if (isOver(state)) {
      return err({ round, event: events.length === 0 ? null : 1, refusal: { code: 'match-over' } })
    }
    if (state.round !== null && state.round.end === null) warnings.push({ code: 'round-unfinished', round: index, event: null })
    state = beginRound(state, leader, dice)
    const { rules, round: begun } = state
    const gone = begun?.gone ?? []
    const scored: ScoredEvent[] = []
    while (scored.length < events.length) {
      if (scored.length > 0) yield
      const some = scoreSome(state, events, { round, scored, warnings })
      if (!some.ok) return some
      state = some.value
    }
    rounds.push({ leader, dice, rules, ...(gone.length === 0 ? {} : { gone }), events: scored, end: state.round?.end ?? null })
    sinceStep += events.length + 1
  }
  return ok({ begunWith: record.rules, rules: state.rules, rounds, totals: state.totals, outcome: state.outcome, warnings, state })
}
