import { ok, type Result } from '../kernel/result'
import type { EveningEvent } from './evening'
import { evolve } from './evolve'
import { late } from './late'
import { NO_EVENING, type EveningRefusal, type EveningState } from './state'

/** The first event that cannot have happened (counted from 0), and why. */
export interface ReplayRefusal {
  readonly event: number
  readonly refusal: EveningRefusal
}

/** The evening after one event of a record, or why it cannot have happened. */
export function after(state: EveningState, event: EveningEvent): Result<EveningState, EveningRefusal> {
  const next = event.joined === 'void' ? ok(state) : event.joined === undefined ? evolve(state, event) : late(state, event)
  return next.ok ? ok({ ...next.value, count: Math.max(state.count, event.count ?? state.count + 1) }) : next
}

export function replay(events: readonly EveningEvent[], from: EveningState = NO_EVENING): Result<EveningState, ReplayRefusal> {
  let state = from
  for (const [event, each] of events.entries()) {
    const next = after(state, each)
    if (!next.ok) return { ok: false, error: { event, refusal: next.error } }
    state = next.value
  }
  return ok(state)
}
