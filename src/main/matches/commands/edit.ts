import type { CommandRefusal } from '#shared/contract/schemas'
import { err, ok, type Result } from '#shared/kernel/result'
import type { Decision, DecideRefusal } from '#shared/match/decide'
import { applyEdit, invertEdit, type Edit } from '#shared/match/edits'
import { photoOf, photosOf } from '#shared/match/photo'
import type { MatchRecord, RecordEvent } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import type { ScoredMatch } from '#shared/match/state'
import type { StoredMatch } from '../../store/match-file'

/** A match as a command would have it, scored, and what was changed in its record. */
export interface EditedMatch {
  readonly match: StoredMatch
  readonly edit: Edit
  readonly scored: ScoredMatch
}

/** What a command makes of a match, before it is saved. */
export type EditCommand = (match: StoredMatch) => Result<EditedMatch, CommandRefusal>

/** Does what `decide` decides; what had been undone can then no longer be redone. */
export function doEdit(decide: (record: MatchRecord) => Decision): EditCommand {
  return (match) => {
    const decided = decide(match)
    if (!decided.ok) return err(refusalOf(decided.error))
    const { value: edit, scored } = decided
    return ok({ match: { ...applyEdit(match, edit), edits: { done: [...match.edits.done, edit], undone: [] } }, edit, scored })
  }
}

/** Photos that a match names, or may name again: those of its record, and the picture of the table. */
export function photosNamedBy({ rounds, edits, picture }: StoredMatch): ReadonlySet<string> {
  const named = photosOf(rounds, [...edits.done, ...edits.undone])
  return picture === undefined ? named : new Set([...named, picture])
}

/** A step whose events name only photos that the match has, or the one that comes with them. */
export function naming(events: readonly RecordEvent[], brought: string | null, step: EditCommand): EditCommand {
  const asked = events.map(photoOf).filter((name) => name !== null && name !== brought)
  if (asked.length === 0) return step
  return (match) => {
    const known = photosNamedBy(match)
    return asked.every((name) => name !== null && known.has(name)) ? step(match) : err({ kind: 'no-such-photo' })
  }
}

export const undo: EditCommand = (match) => {
  const edit = match.edits.done.at(-1)
  if (edit === undefined) return err({ kind: 'nothing-to-undo' })
  const edits = { done: match.edits.done.slice(0, -1), undone: [...match.edits.undone, edit] }
  return possible(match, invertEdit(edit), edits)
}

export const redo: EditCommand = (match) => {
  const edit = match.edits.undone.at(-1)
  if (edit === undefined) return err({ kind: 'nothing-to-redo' })
  const edits = { done: [...match.edits.done, edit], undone: match.edits.undone.slice(0, -1) }
  return possible(match, edit, edits)
}

/** A file altered by hand may hold edits that no longer fit its record; they must not spoil it. */
function possible(before: StoredMatch, edit: Edit, edits: StoredMatch['edits']): Result<EditedMatch, CommandRefusal> {
  const match = { ...applyEdit(before, edit), edits }
  const scored = scoreRecord(match)
  return scored.ok ? ok({ match, edit, scored: scored.value }) : err(refusalOf({ kind: 'impossible', ...scored.error }))
}

/** A refusal in the contract's form. */
export function refusalOf(refusal: DecideRefusal): CommandRefusal {
  switch (refusal.kind) {
    case 'impossible':
      return { ...refusal, refusal: { ...refusal.refusal } }
    case 'later-event':
      return { ...refusal, refusal: { ...refusal.refusal } }
    case 'round-running':
      return { kind: 'round-running' }
    case 'no-such-event':
      return { kind: 'no-such-event' }
    case 'nothing-to-change':
      return { kind: 'nothing-to-change' }
  }
}
