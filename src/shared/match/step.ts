import type { ScoredEvent, Warning } from './events'
import type { MatchState } from './state'

/** A warning before it is known where in the record its event stands. */
export type StepWarning = Omit<Warning, 'round' | 'event'>

/** What one event did: the table after it, the event scored, and what was irregular about it. */
export interface Step {
  readonly state: MatchState
  readonly scored: ScoredEvent
  readonly warnings: readonly StepWarning[]
}
