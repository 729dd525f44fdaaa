import { decideRevise, type Revision } from '#shared/match/decide'
import { roundStart, type StartAsked } from './create'
import { doing, naming, type Step } from './edit'

/** A revision as a message may carry it. */
export type RevisionAsked = Omit<Revision, 'starts'> & { readonly starts: readonly { readonly round: number; readonly start: StartAsked }[] }

/** Corrects what was entered earlier. */
export function revising(revision: RevisionAsked): Step {
  const starts = revision.starts.map(({ round, start }) => ({ round, start: roundStart(start) }))
  const events = revision.corrections.flatMap(({ replacement, insertBefore = [] }) => (replacement === null ? insertBefore : [...insertBefore, replacement]))
  return naming(events, null, doing((record) => decideRevise(record, { ...revision, starts })))
}
