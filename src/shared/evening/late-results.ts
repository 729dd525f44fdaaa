import { sameJson } from '../kernel/canonical'
import { err, ok } from '../kernel/result'
import { figuresOf, heard, holds, standsBy, totalsFault, withResult, type Changed, type ResultEvent } from './results'
import { samePeople } from './seats'
import type { EveningTable, SaidResult, TableResult } from './state'

const NOTHING_NEW: Changed = { ok: false, error: { code: 'nothing-to-change' } }

/**
 * A table after what one computer was told of its result, which did not know the last word on it.
 *
 * The same figures agree. Figures that someone replaced who knew of them have nothing more to say. A correction of the figures that stand
 * replaces them. All others contradict: they are kept beside each other.
 */
export function lateResult(table: EveningTable, event: ResultEvent): Changed {
  const seats = event.seats ?? table.people
  if (!samePeople(seats, table.people)) return 'totals' in event ? contested(table, event, { seats, totals: event.totals }) : NOTHING_NEW
  if (isOlderMatch(table, event)) return NOTHING_NEW
  switch (event.type) {
    case 'handed-in':
      return handedIn(table, event)
    case 'confirmed':
    case 'disagreed':
      return isSaid(table, event) && table.result.status !== 'disagreed' ? withResult(table, event) : NOTHING_NEW
    case 'corrected':
      return corrected(table, event)
  }
}

/** A match has gone on since the state that says so. */
function isOlderMatch({ matchRevision }: EveningTable, event: ResultEvent): boolean {
  return 'matchRevision' in event && event.matchRevision !== undefined && matchRevision !== null && event.matchRevision <= matchRevision
}

function isSaid({ result }: EveningTable, { said }: ResultEvent & { readonly said?: readonly number[] | undefined }): boolean {
  return result.status !== 'playing' && (said === undefined || sameJson(said, result.totals))
}

function handedIn(table: EveningTable, event: ResultEvent & { readonly type: 'handed-in' }): Changed {
  const { result, people } = table
  const { totals, by } = event
  if (result.status === 'playing') return withResult(table, event)
  if (holds(table.replaced, totals)) return NOTHING_NEW
  // a match goes on by its own rule, and what it said before is no other opinion
  if (by === 'match' && isFromMatch(result)) return ok(heard(table, event, { status: 'settled', totals, corrected: true, fromMatch: true }))
  if (!holds(figuresOf(result), totals)) return contested(table, event, { seats: people, totals })
  if (result.status !== 'handed-in') return NOTHING_NEW
  return by === 'match' ? withResult(table, event) : ok(heard(table, event, standsBy(table, result, [by])))
}

function corrected(table: EveningTable, event: ResultEvent & { readonly type: 'corrected' }): Changed {
  const { result, people } = table
  const { totals, said } = event
  const fault = totalsFault(table, totals)
  if (fault !== null) return err(fault)
  const settled: TableResult = { status: 'settled', totals, corrected: true, fromMatch: event.by === 'match' }
  if (result.status === 'playing') return ok(heard(table, event, settled))
  if (event.by === 'match' && isFromMatch(result)) return ok(heard(table, event, settled))
  if (result.status === 'disagreed' && result.others.length > 0) {
    const corrects = ({ seats, totals: figures }: SaidResult): boolean => samePeople(seats, people) && sameJson(figures, said)
    const all = [{ seats: people, totals: result.totals }, ...result.others]
    if (!all.some(corrects)) return contested(table, event, { seats: people, totals })
    const [first, ...others] = distinct(all.map((each) => (corrects(each) ? { seats: people, totals } : each))) as [SaidResult, ...SaidResult[]]
    return ok(heard(table, event, others.length === 0 ? settled : { ...result, totals: first.totals, others }))
  }
  if (sameJson(result.totals, totals) || sameJson(result.totals, said)) return ok(heard(table, event, settled))
  return contested(table, event, { seats: people, totals })
}

/** What was said stands, and so does this: a person decides. */
function contested(table: EveningTable, event: ResultEvent, said: SaidResult): Changed {
  const { result } = table
  const by = event.by ?? 'host'
  // people who played elsewhere since said this; whose table it was says nothing yet
  if (result.status === 'playing') {
    const totals = table.people.map((_, seat) => said.totals[seat] ?? 0)
    return ok(heard(table, event, { status: 'disagreed', totals, by, note: null, others: [said] }))
  }
  const before = result.status === 'disagreed' ? result : { note: null, others: [] }
  const others = distinct([...before.others, said])
  return ok(heard(table, event, { status: 'disagreed', totals: result.totals, by, note: before.note, others }))
}

function distinct(all: readonly SaidResult[]): readonly SaidResult[] {
  return all.filter((each, index) => all.findIndex((other) => sameJson(each, other)) === index)
}

function isFromMatch(result: TableResult): boolean {
  return (result.status === 'settled' && result.fromMatch) || (result.status === 'disagreed' && result.by === 'match')
}
