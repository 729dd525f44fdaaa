import type { MatchRecord, RecordEvent, RecordRound } from './record'

/** What a person did, so that Undo can say what it takes back. */
export const EDIT_NAMES = [
  'enter-play',
  'enter-draw',
  'enter-pass',
  'enter-block',
  'enter-left',
  'enter-table',
  'change-rules',
  'enter-stands',
  'adjust-points',
  'finish',
  'show-tiles',
  'count-hand',
  'not-called',
  'change-set',
  'leave',
  'start-round',
  'revise',
] as const
export type EditName = (typeof EDIT_NAMES)[number]

/** A change of the record that knows both sides, so it can be turned round. Places count from 0. */
export type Change =
  | { readonly kind: 'events'; readonly round: number; readonly at: number; readonly before: readonly RecordEvent[]; readonly after: readonly RecordEvent[] }
  | { readonly kind: 'rounds'; readonly at: number; readonly before: readonly RecordRound[]; readonly after: readonly RecordRound[] }
  | { readonly kind: 'start'; readonly round: number; readonly before: RoundStart; readonly after: RoundStart }

export type RoundStart = Pick<RecordRound, 'leader' | 'dice' | 'photo'>

/** One thing a person did: changes made together, undone together. */
export interface Edit {
  readonly name: EditName
  readonly changes: readonly Change[]
}

/** The record after an edit; everything else in the record is kept as it is. */
export function applyEdit<R extends MatchRecord>(record: R, edit: Edit): R {
  return applyEdits(record, [edit])
}

/** The record after one edit and another: lists are copied once, and not again for each of thousands of changes. */
export function applyEdits<R extends MatchRecord>(record: R, edits: readonly Edit[]): R {
  if (edits.every(({ changes }) => changes.length === 0)) return record
  const draft: EditDraft = { rounds: [...record.rounds], copied: new Set() }
  for (const { changes } of edits) for (const change of changes) applyChange(draft, change)
  return { ...record, rounds: draft.rounds }
}

/** The edit that takes `edit` back. */
export function invertEdit(edit: Edit): Edit {
  const changes = edit.changes.map((change) => ({ ...change, before: change.after, after: change.before }) as Change)
  return { name: edit.name, changes: changes.reverse() }
}

interface EditDraft {
  readonly rounds: RecordRound[]
  /** Lists of events that are of this draft alone. */
  readonly copied: Set<readonly RecordEvent[]>
}

function applyChange({ rounds, copied }: EditDraft, change: Change): void {
  if (change.kind === 'rounds') {
    rounds.splice(change.at, change.before.length, ...change.after)
    return
  }
  const round = rounds[change.round]
  if (round === undefined) return
  if (change.kind === 'events') {
    const events = copied.has(round.events) ? (round.events as RecordEvent[]) : [...round.events]
    copied.add(events)
    events.splice(change.at, change.before.length, ...change.after)
    rounds[change.round] = { ...round, events }
  } else {
    const { dice: _, ...rest } = round
    rounds[change.round] = { ...rest, ...change.after }
  }
}
