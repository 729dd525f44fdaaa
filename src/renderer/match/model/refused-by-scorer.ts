import { isRefusal, type Refusal } from '#shared/match/events'
import type { CommandProblem } from '../../messages/sentence-inputs'

/** What the scorer refused, where it was the scorer that did; null otherwise. */
export function refusedByScorer(problem: CommandProblem): Refusal | null {
  if (problem.kind !== 'refused' || (problem.refusal.kind !== 'impossible' && problem.refusal.kind !== 'later-event')) return null
  const { refusal } = problem.refusal
  return isRefusal(refusal) ? refusal : null
}
