import { err, ok, type Result } from '../kernel/result'
import type { EveningEventOf } from './evening'
import type { Changed } from './results'
import { currentRound, type EveningRefusal, type EveningState, type EveningTable } from './state'

export type EveningTableEvent = EveningEventOf<'opened' | 'handed-in' | 'confirmed' | 'disagreed' | 'corrected'>

/** Which round a table event is about: that of its draw, or, where it names none, the one it counts or the running one; −1 for none. */
export function roundIndex({ rounds }: EveningState, event: { readonly draw?: string | undefined; readonly round?: number }): number {
  if (event.draw !== undefined) return rounds.findIndex(({ id }) => id === event.draw)
  return event.round ?? rounds.length - 1
}

export function atTable(state: EveningState, event: EveningTableEvent, change: (table: EveningTable) => Changed): Result<EveningState, EveningRefusal> {
  const index = roundIndex(state, event)
  const round = state.rounds[index]
  if (round === undefined) return err({ code: 'no-round' })
  const table = round.tables[event.table]
  if (table === undefined) return err({ code: 'no-such-table', table: event.table })
  const changed = change(table)
  return changed.ok ? ok({ ...state, rounds: state.rounds.with(index, { ...round, tables: round.tables.with(event.table, changed.value) }) }) : changed
}

export function inRunningRound(state: EveningState, event: EveningTableEvent, change: (table: EveningTable) => Changed): Result<EveningState, EveningRefusal> {
  const round = currentRound(state)
  if (round === null) return err({ code: 'no-round' })
  if (round.closed || roundIndex(state, event) !== state.rounds.length - 1) return err({ code: 'round-over' })
  return atTable(state, event, change)
}
