import { elementAt } from '../kernel/assert'
import { sameJson } from '../kernel/canonical'
import type { PersonId } from '../kernel/ids'
import { err, ok, type Result } from '../kernel/result'
import type { EveningEvent, EveningEventOf } from './evening'
import { evolve } from './evolve'
import {
  type Changed,
  figuresFault,
  figuresIn,
  figuresOf,
  heard,
  holds,
  isResultEvent,
  type ResultEvent,
  saidIn,
  sameFigures,
  standsBy,
  withResult,
} from './results'
import { drawId, isLowestAhead, slotsAfter } from './rounds'
import { freshTable, samePeople, type SeatedRound, tableAfter, takenOut, twice } from './seats'
import { currentRound, type EveningRefusal, type EveningRound, type EveningState, type EveningTable, type SaidResult, type TableResult } from './state'
import { atTable, roundIndex } from './tables'

const NOTHING_NEW: Changed = { ok: false, error: { code: 'nothing-to-change' } }

/**
 * A table after what one computer was told of its result, which did not know the last word on it.
 *
 * The same figures agree. Figures that someone replaced who knew of them have nothing more to say. A correction of the figures that stand
 * replaces them. All others contradict: they are kept beside each other.
 */
export function lateResult(table: EveningTable, event: ResultEvent): Changed {
  const seats = event.seats ?? table.people
  if (!samePeople(seats, table.people)) return 'totals' in event ? contested(table, event, { seats, ...figuresIn(event) }) : NOTHING_NEW
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

function isSaid({ result }: EveningTable, event: ResultEvent): boolean {
  const about = saidIn(event)
  return result.status !== 'playing' && (about === undefined || sameFigures(result, about))
}

function handedIn(table: EveningTable, event: ResultEvent & { readonly type: 'handed-in' }): Changed {
  const { result, people } = table
  const { by } = event
  const figures = figuresIn(event)
  if (result.status === 'playing') return withResult(table, event)
  if (holds(table.replaced, figures)) return NOTHING_NEW
  // a match goes on by its own rule, and what it said before is no other opinion
  const fault = figuresFault(table, figures)
  if (by === 'match' && isFromMatch(result))
    return fault === null ? ok(heard(table, event, { status: 'settled', ...figures, corrected: true, fromMatch: true })) : err(fault)
  if (!holds(figuresOf(result), figures)) return contested(table, event, { seats: people, ...figures })
  if (result.status !== 'handed-in') return NOTHING_NEW
  return by === 'match' ? withResult(table, event) : ok(heard(table, event, standsBy(table, result, [by])))
}

function corrected(table: EveningTable, event: ResultEvent & { readonly type: 'corrected' }): Changed {
  const { result, people } = table
  const [figures, about] = [figuresIn(event), saidIn(event)]
  const fault = figuresFault(table, figures)
  if (fault !== null) return err(fault)
  const settled: TableResult = { status: 'settled', ...figures, corrected: true, fromMatch: event.by === 'match' }
  if (result.status === 'playing') return ok(heard(table, event, settled))
  if (event.by === 'match' && isFromMatch(result)) return ok(heard(table, event, settled))
  if (result.status === 'disagreed' && result.others.length > 0) {
    const corrects = (each: SaidResult): boolean => samePeople(each.seats, people) && sameFigures(each, about)
    const all = [{ seats: people, ...figuresIn(result) }, ...result.others]
    if (!all.some(corrects)) return contested(table, event, { seats: people, ...figures })
    const [first, ...others] = distinct(all.map((each) => (corrects(each) ? { seats: people, ...figures } : each))) as [SaidResult, ...SaidResult[]]
    return ok(heard(table, event, others.length === 0 ? settled : { status: 'disagreed', ...figuresIn(first), by: result.by, note: result.note, others }))
  }
  if (sameFigures(result, figures) || sameFigures(result, about)) return ok(heard(table, event, settled))
  return contested(table, event, { seats: people, ...figures })
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
  return ok(heard(table, event, { status: 'disagreed', ...figuresIn(result), by, note: before.note, others }))
}

function distinct(all: readonly SaidResult[]): readonly SaidResult[] {
  return all.filter((each, index) => all.findIndex((other) => sameJson(each, other)) === index)
}

function isFromMatch(result: TableResult): boolean {
  return (result.status === 'settled' && result.fromMatch) || (result.status === 'disagreed' && result.by === 'match')
}

type Evolved = Result<EveningState, EveningRefusal>

/**
 * The evening after an event of a computer that did not know all that was before it: as much of it as still holds, or why nothing does.
 *
 * What was played holds against what was planned: a result counts in a round that was closed, and its people sat where it says. Results that
 * contradict each other are kept, all of them, and a person decides (`disagreed`, with `others`).
 */
export function late(state: EveningState, event: EveningEvent): Evolved {
  if (isControl(event) && event.type !== 'drawn' && event.type !== 'undrawn' && !isByDrawer(state, event)) return elsewhere(state)
  if (isResultEvent(event)) return said(state, event)
  switch (event.type) {
    case 'arrived': {
      const people = event.people.filter(({ id }) => state.people.get(id)?.here !== true)
      return people.length === 0 ? err({ code: 'nothing-to-change' }) : evolve(state, { ...event, people })
    }
    case 'took-over':
      return (event.term ?? 0) > (state.drawer?.term ?? 0) ? evolve(state, event) : err({ code: 'nothing-to-change' })
    case 'drawn':
      return evolveLateDraw(state, event)
    case 'undrawn':
      return undrawn(state, event)
    case 'closed':
      return roundIndex(state, event) === state.rounds.length - 1 ? evolve(state, event) : err({ code: 'round-over' })
    case 'seated':
      return evolveLateSeats(state, event)
    case 'opened':
      return atTable(state, event, (table) =>
        table.matchId === null && (event.seats === undefined || samePeople(table.people, event.seats))
          ? ok({ ...table, matchId: event.matchId })
          : err({ code: 'table-has-result', table: event.table }),
      )
    case 'arranged':
    case 'left':
    case 'returned':
    case 'partnered':
    case 'parted':
    case 'clock-started':
    case 'clock-paused':
      return evolve(state, event)
  }
}

/** What only the computer does that draws the tables. */
export type ControlEvent = EveningEventOf<'arranged' | 'drawn' | 'undrawn' | 'seated' | 'closed'>

export function isControl(event: EveningEvent): event is ControlEvent {
  return ['arranged', 'drawn', 'undrawn', 'seated', 'closed'].includes(event.type)
}

/** Whether it came from the computer that draws, and from its present term of doing so. */
export function isByDrawer({ drawer }: EveningState, { on, term }: ControlEvent): boolean {
  return on === undefined || drawer === null || (on === drawer.on && (term ?? drawer.term) === drawer.term)
}

function elsewhere({ drawer }: EveningState): Evolved {
  return err({ code: 'drawn-elsewhere', computer: drawer?.computer ?? '' })
}

/** Of who was drawn those sit who are here. One that does not count (`side`) stands before the round that does, and has no byes. */
function evolveLateDraw(state: EveningState, event: EveningEventOf<'drawn'>): Evolved {
  const { method, size, seed, tables, byes } = event
  const side = event.joined === 'side'
  const placed = [...tables.flatMap(({ people }) => people), ...byes]
  const away = new Set(placed.filter((id) => (side ? !state.people.has(id) : state.people.get(id)?.here !== true)))
  if (twice(placed) !== null) return err({ code: 'nothing-to-change' })
  const left = takenOut({ tables: tables.map((seating) => ({ ...seating, partners: seating.partners === true })), byes }, away)
  const begun: EveningRound = {
    id: drawId(event, state),
    side,
    method,
    size,
    byes: side ? [] : left.byes,
    closed: side,
    lowest: isLowestAhead(state),
    tables: left.tables.map(freshTable),
  }
  const slots = slotsAfter(state, seed)
  if (!side) return ok({ ...state, rounds: [...state.rounds, begun], slots, clock: null })
  const before = state.rounds.findIndex(({ id }) => id === event.after)
  const at = before === -1 ? Math.max(0, state.rounds.length - 1) : before + 1
  return ok({ ...state, rounds: state.rounds.toSpliced(at, 0, begun), slots })
}

/** Nothing stands against taking that draw back (`lineOf`), whichever was made since. */
function undrawn(state: EveningState, event: EveningEventOf<'undrawn'>): Evolved {
  const index = roundIndex(state, event)
  const round = state.rounds[index]
  if (round === undefined || round.tables.some(({ result }) => result.status !== 'playing')) return err({ code: 'no-round' })
  return ok({ ...state, rounds: state.rounds.toSpliced(index, 1) })
}

/** Seats as far as those who sit are still here; not where a table has said its result since. */
function evolveLateSeats(state: EveningState, event: EveningEventOf<'seated'>): Evolved {
  if (roundIndex(state, event) !== state.rounds.length - 1) return err({ code: 'round-over' })
  const away = new Set([...event.tables.flatMap(({ people }) => people), ...event.byes].filter((id) => state.people.get(id)?.here !== true))
  const tables = event.tables.map((seating) => ({ ...seating, partners: seating.partners === true }))
  const keeps = (index: number): boolean => (currentRound(state)?.tables[index]?.result.status ?? 'playing') !== 'playing'
  const places = takenOut({ tables, byes: event.byes }, away, keeps)
  return evolve(state, { ...event, tables: [...places.tables], byes: [...places.byes] })
}

/** A result, for the people it was said of: they sat there, unless they have said another one elsewhere. Whom nobody knows sat nowhere. */
function said(state: EveningState, event: ResultEvent): Evolved {
  const { seats } = event
  const stranger = seats?.find((id) => !state.people.has(id))
  if (stranger !== undefined) return err({ code: 'no-such-person', person: stranger })
  const fault = twice(seats ?? [])
  if (fault !== null) return err(fault)
  const index = roundIndex(state, event)
  const table = state.rounds[index]?.tables[event.table]
  if (seats === undefined || table === undefined || samePeople(table.people, seats)) return atTable(state, event, (each) => lateResult(each, event))
  const places = table.result.status === 'playing' ? seatedAs(elementAt(state.rounds, index), event.table, seats) : null
  if (places === null) return atTable(state, event, (each) => lateResult(each, event))
  const round = elementAt(state.rounds, index)
  const tables = places.tables.map((seating, at) => tableAfter(round.tables[at], seating))
  return atTable({ ...state, rounds: state.rounds.with(index, { ...round, tables, byes: places.byes }) }, event, (each) => lateResult(each, event))
}

/** The places of a round once these people sit at a table that plays: taken from where they sat, and who sat there waits; null where one of them has a result elsewhere. */
function seatedAs(round: EveningRound, at: number, people: readonly PersonId[]): SeatedRound | null {
  const moved = new Set(people)
  if (round.tables.some((table) => table.result.status !== 'playing' && table.people.some((id) => moved.has(id)))) return null
  const { partners } = elementAt(round.tables, at)
  const others = takenOut(round, moved, (index) => index === at)
  const table = partners && people.length === 4 ? { people: [...people], partners: true as const } : { people: [...people] }
  return { tables: others.tables.with(at, table), byes: others.byes }
}
