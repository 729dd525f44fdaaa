import type { MatchRecord, RecordEvent, RecordRound } from './record'

/** What a person did, so that Undo can say what it takes back. */
export const EDIT_NAMES = ['enter-play', 'enter-draw', 'enter-pass', 'enter-block', 'enter-table', 'change-rules', 'start-round', 'revise'] as const
export type EditName = (typeof EDIT_NAMES)[number]

/** A change of the record that knows both sides, so it can be turned round. Places count from 0. */
export type Change =
  | { readonly kind: 'events'; readonly round: number; readonly at: number; readonly before: readonly RecordEvent[]; readonly after: readonly RecordEvent[] }
  | { readonly kind: 'rounds'; readonly at: number; readonly before: readonly RecordRound[]; readonly after: readonly RecordRound[] }
  | { readonly kind: 'start'; readonly round: number; readonly before: RoundStart; readonly after: RoundStart }

/** What a round begins with. */
export type RoundStart = Pick<RecordRound, 'leader' | 'dice' | 'photo'>

/** One thing a person did: changes made together, undone together. */
export interface Edit {
  readonly name: EditName
  readonly changes: readonly Change[]
}

/** The record after an edit; everything else in the record is kept as it is. */
export function applyEdit<R extends MatchRecord>(record: R, edit: Edit): R {
  return edit.changes.reduce(applyChange, record)
}

/** The edit that takes `edit` back. */
export function invertEdit(edit: Edit): Edit {
  const changes = edit.changes.map((change) => ({ ...change, before: change.after, after: change.before }) as Change)
  return { name: edit.name, changes: changes.reverse() }
}

function applyChange<R extends MatchRecord>(record: R, change: Change): R {
  if (change.kind === 'rounds') {
    return { ...record, rounds: spliced(record.rounds, change.at, change.before.length, change.after) }
  }
  const rounds = record.rounds.map((round, index) => {
    if (index !== change.round) return round
    if (change.kind === 'events') {
      return { ...round, events: spliced(round.events, change.at, change.before.length, change.after) }
    }
    const { dice: _, ...rest } = round
    return { ...rest, ...change.after }
  })
  return { ...record, rounds }
}

function spliced<T>(list: readonly T[], at: number, remove: number, insert: readonly T[]): readonly T[] {
  return [...list.slice(0, at), ...insert, ...list.slice(at + remove)]
}
