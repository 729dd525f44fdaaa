import { sameJson } from '../kernel/canonical'
import { err, ok, type Result } from '../kernel/result'
import type { EveningEvent, EveningEventOf, Sayer } from './evening'
import { type Figures, sidesOf, type EveningRefusal, type EveningTable, type TableResult } from './state'

/** What is said of a table's result. */
export type ResultEvent = EveningEventOf<'handed-in' | 'confirmed' | 'disagreed' | 'corrected'>

export type Changed = Result<EveningTable, EveningRefusal>

export function isResultEvent(event: EveningEvent): event is ResultEvent {
  return event.type === 'handed-in' || event.type === 'confirmed' || event.type === 'disagreed' || event.type === 'corrected'
}

/** A table after what is said of its result by someone who knows all that was said before. */
export function withResult(table: EveningTable, event: ResultEvent): Changed {
  const found = resultAfter(table, event)
  return found.ok ? ok(heard(table, event, found.value)) : found
}

export function heard(table: EveningTable, event: ResultEvent, result: TableResult): EveningTable {
  const now = figuresOf(result)
  const gone = figuresOf(table.result).filter((each) => !holds(now, each) && !holds(table.replaced, each))
  const matchRevision = ('matchRevision' in event ? event.matchRevision : undefined) ?? table.matchRevision
  return { ...table, result, matchRevision, last: event.command ?? null, replaced: [...table.replaced, ...gone] }
}

/** What was said, as long as it stands: none while a table plays, several where computers were told different things. */
export function figuresOf(result: TableResult): readonly Figures[] {
  if (result.status === 'playing') return []
  return result.status === 'disagreed' ? [figuresIn(result), ...result.others.map(figuresIn)] : [figuresIn(result)]
}

export function holds(figures: readonly Figures[], one: Figures): boolean {
  return figures.some((each) => sameFigures(each, one))
}

/** What a result, or what is said of one, says of points, and nothing else. */
export function figuresIn({ totals, gone }: Figures): Figures {
  return gone === undefined ? { totals } : { totals, gone }
}

/** The figures that an event is about; undefined where it does not say. */
export function saidIn(event: ResultEvent): Figures | undefined {
  return 'said' in event && event.said !== undefined ? figuresIn({ totals: event.said, gone: event.saidGone }) : undefined
}

export function sameFigures(one: Figures, other: Figures | undefined): boolean {
  return other !== undefined && sameJson(figuresIn(one), figuresIn(other))
}

function resultAfter(table: EveningTable, event: ResultEvent): Result<TableResult, EveningRefusal> {
  const { result } = table
  const fault = sayerFault(table, event.by ?? 'host') ?? ('totals' in event ? figuresFault(table, event) : null)
  switch (event.type) {
    case 'handed-in': {
      if (result.status === 'settled' || result.status === 'disagreed') return err({ code: 'table-has-result', table: event.table })
      if (fault !== null) return err(fault)
      const { by } = event
      const figures = figuresIn(event)
      // a match that Caravan has scored needs nobody's word
      if (by === 'match') return ok({ status: 'settled', ...figures, corrected: false, fromMatch: true })
      return ok({ status: 'handed-in', ...figures, by: [by] })
    }
    case 'confirmed': {
      if (result.status === 'playing') return err({ code: 'no-result', table: event.table })
      if (result.status === 'settled') return err({ code: 'nothing-to-change' })
      if (fault !== null) return err(fault)
      const { by } = event
      const settled: TableResult = { status: 'settled', ...figuresIn(result), corrected: false, fromMatch: false }
      // of several results a correction says which is right
      if (result.status === 'disagreed')
        return result.others.length === 0 && (by === 'host' || by === 'match') ? ok(settled) : err({ code: 'nothing-to-change' })
      return ok(by === 'host' || by === 'match' ? settled : standsBy(table, result, [by]))
    }
    case 'disagreed':
      if (result.status === 'playing') return err({ code: 'no-result', table: event.table })
      if (fault !== null) return err(fault)
      return ok({
        status: 'disagreed',
        ...figuresIn(result),
        by: event.by,
        note: event.note ?? null,
        others: result.status === 'disagreed' ? result.others : [],
      })
    case 'corrected':
      if (result.status === 'playing') return err({ code: 'no-result', table: event.table })
      return fault === null ? ok({ status: 'settled', ...figuresIn(event), corrected: true, fromMatch: event.by === 'match' }) : err(fault)
  }
}

/** A result that was handed in, by which more stand: it is settled once two sides do, people of two sides or of one beside the volunteer. */
export function standsBy(table: EveningTable, result: TableResult & { readonly status: 'handed-in' }, more: readonly Sayer[]): TableResult {
  const sayers = [...new Set([...result.by, ...more])]
  const figures = figuresIn(result)
  const sides = sidesOf(table)
  const of = (sayer: Sayer): number => sides.findIndex((seats) => seats.some((seat) => table.people[seat] === sayer))
  return new Set(sayers.map(of)).size >= 2
    ? { status: 'settled', ...figures, corrected: false, fromMatch: false }
    : { status: 'handed-in', ...figures, by: sayers }
}

function sayerFault({ people }: EveningTable, by: Sayer): EveningRefusal | null {
  return by === 'host' || by === 'match' || people.includes(by) ? null : { code: 'not-at-table', person: by }
}

/** Points for another number of seats, or of a seat that the table has not. */
export function figuresFault({ people }: EveningTable, { totals, gone = [] }: Figures): EveningRefusal | null {
  const found = totals.length === people.length ? Math.max(people.length, 1 + (gone.at(-1) ?? 0)) : totals.length
  return found === people.length ? null : { code: 'wrong-totals', seats: people.length, found }
}
