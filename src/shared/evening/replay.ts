import { ok, type Result } from '../kernel/result'
import type { EveningEvent } from './evening'
import { evolve } from './evolve'
import { NO_EVENING, type EveningRefusal, type EveningState } from './state'

/** The first event that cannot have happened (counted from 0), and why. */
export interface ReplayRefusal {
  readonly event: number
  readonly refusal: EveningRefusal
}

/** The evening after all its events. */
export function replay(events: readonly EveningEvent[], from: EveningState = NO_EVENING): Result<EveningState, ReplayRefusal> {
  let state = from
  for (const [event, each] of events.entries()) {
    const next = evolve(state, each)
    if (!next.ok) return { ok: false, error: { event, refusal: next.error } }
    state = next.value
  }
  return ok(state)
}
