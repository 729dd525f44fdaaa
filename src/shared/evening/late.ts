import { elementAt } from '../kernel/assert'
import type { PersonId } from '../kernel/ids'
import { err, ok, type Result } from '../kernel/result'
import type { EveningEvent, EveningEventOf } from './evening'
import { evolve } from './evolve'
import { lateResult } from './late-results'
import { isResultEvent, type ResultEvent } from './results'
import { drawId, slotsAfter } from './rounds'
import { freshTable, samePeople, tableAfter, takenOut, twice, type SeatedRound } from './seats'
import { currentRound, type EveningRefusal, type EveningRound, type EveningState } from './state'
import { atTable, roundIndex } from './tables'

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
  const begun: EveningRound = { id: drawId(event, state), side, method, size, byes: side ? [] : left.byes, closed: side, tables: left.tables.map(freshTable) }
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
