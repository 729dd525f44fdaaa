import { decideRevise, type Revision } from '#shared/match/decide'
import { roundStart, type StartWish } from './create'
import { doEdit, naming, type EditCommand } from './edit'

/** A revision as a message may carry it. */
export type RevisionWish = Omit<Revision, 'starts'> & { readonly starts: readonly { readonly round: number; readonly start: StartWish }[] }

/** Corrects what was entered earlier. */
export function reviseMatch(revision: RevisionWish): EditCommand {
  const starts = revision.starts.map(({ round, start }) => ({ round, start: roundStart(start) }))
  const events = revision.corrections.flatMap(({ replacement, insertBefore = [] }) => (replacement === null ? insertBefore : [...insertBefore, replacement]))
  return naming(
    events,
    null,
    doEdit((record) => decideRevise(record, { ...revision, starts })),
  )
}
