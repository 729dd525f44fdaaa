import type { PersonId } from '../kernel/ids'
import { Random } from '../kernel/random'
import { err, ok, type Result } from '../kernel/result'
import { EVENING_LIMITS, type EveningEvent, type EveningEventOf, type Sayer, type Seating } from './evening'
import { currentRound, isOver, sidesOf, type Entrant, type EveningRefusal, type EveningRound, type EveningState, type EveningTable } from './state'

type Evolved = Result<EveningState, EveningRefusal>

/**
 * The evening after one event, or the first rule that makes the event impossible.
 *
 * Pure: the state after each event is the fold of this over the record, and nothing else.
 */
export function evolve(state: EveningState, event: EveningEvent): Evolved {
  if (event.type === 'arranged') return ok({ ...state, settings: event.settings })
  if (state.settings === null) return err({ code: 'not-arranged' })
  switch (event.type) {
    case 'arrived':
      return arrived(state, event)
    case 'left':
      return here(state, event.person, false)
    case 'returned':
      return here(state, event.person, true)
    case 'partnered':
      return partnered(state, event.people)
    case 'parted':
      return parted(state, event.people)
    case 'drawn':
      return drawn(state, event)
    case 'undrawn':
      return undrawn(state)
    case 'seated':
      return seated(state, event)
    case 'opened':
      return onTable(state, event.table, (table) =>
        table.result.status === 'playing' ? ok({ ...table, matchId: event.matchId }) : err({ code: 'table-has-result', table: event.table }),
      )
    case 'handed-in':
      return onTable(state, event.table, (table) => handedIn(table, event))
    case 'confirmed':
      return onTable(state, event.table, (table) => confirmed(table, event))
    case 'disagreed':
      return inRound(state, event.round, event.table, (table) => disagreed(table, event))
    case 'corrected':
      return inRound(state, event.round, event.table, (table) => corrected(table, event))
    case 'clock-started':
    case 'clock-paused':
      return ok({ ...state, clock: { running: event.type === 'clock-started', seconds: event.seconds, since: event.at } })
    case 'closed':
      return closed(state)
  }
}

function arrived(state: EveningState, { people: arriving }: EveningEventOf<'arrived'>): Evolved {
  const people = new Map(state.people)
  for (const { id, name } of arriving) {
    if (people.get(id)?.here === true) return err({ code: 'here-already', person: id })
    people.set(id, { id, name, here: true })
  }
  if (people.size > EVENING_LIMITS.people) return err({ code: 'too-many', limit: EVENING_LIMITS.people })
  return ok({ ...state, people, slots: state.rounds.length === 0 ? state.slots : withSlots(state, people) })
}

/** Who comes after the first draw takes the place of someone who has left in the plan, or a new one at its end. */
function withSlots({ slots }: EveningState, people: ReadonlyMap<PersonId, Entrant>): readonly PersonId[] {
  const taken = new Set(slots)
  const plan = [...slots]
  for (const { id } of people.values()) {
    if (taken.has(id)) continue
    const free = plan.findIndex((slot) => people.get(slot)?.here !== true)
    if (free === -1) plan.push(id)
    else plan[free] = id
    taken.add(id)
  }
  return plan
}

function here(state: EveningState, person: PersonId, isHere: boolean): Evolved {
  const known = state.people.get(person)
  if (known === undefined) return err({ code: 'no-such-person', person })
  if (known.here === isHere) return err(isHere ? { code: 'here-already', person } : { code: 'not-here', person })
  const people = new Map(state.people).set(person, { ...known, here: isHere })
  return ok({ ...state, people, slots: isHere && state.rounds.length > 0 ? withSlots(state, people) : state.slots })
}

function partnered(state: EveningState, [one, other]: readonly [PersonId, PersonId]): Evolved {
  if (one === other) return err({ code: 'twice', person: one })
  for (const person of [one, other]) {
    if (!state.people.has(person)) return err({ code: 'no-such-person', person })
    if (state.partners.has(person)) return err({ code: 'has-partner', person })
  }
  return ok({ ...state, partners: new Map(state.partners).set(one, other).set(other, one) })
}

function parted(state: EveningState, [one, other]: readonly [PersonId, PersonId]): Evolved {
  if (state.partners.get(one) !== other) return err({ code: 'no-partners' })
  const partners = new Map(state.partners)
  partners.delete(one)
  partners.delete(other)
  return ok({ ...state, partners })
}

function drawn(state: EveningState, { method, size, seed, tables, byes }: EveningEventOf<'drawn'>): Evolved {
  const round = currentRound(state)
  if (round !== null && !isOver(round)) return err({ code: 'round-running' })
  if (state.rounds.length >= EVENING_LIMITS.rounds) return err({ code: 'too-many', limit: EVENING_LIMITS.rounds })
  if (tables.length === 0 || tables.some(({ people }) => people.length < 2)) return err({ code: 'too-few' })
  const fault = placedFault(state, tables, byes)
  if (fault !== null) return err(fault)
  const begun: EveningRound = { method, size, byes, closed: false, tables: tables.map(fresh) }
  const slots = state.rounds.length === 0 ? new Random(seed).shuffle([...state.people.keys()]) : state.slots
  return ok({ ...state, rounds: [...state.rounds, begun], slots, clock: null })
}

function fresh({ people, partners }: Seating): EveningTable {
  return { people, partners: partners === true, matchId: null, result: { status: 'playing' } }
}

/** Nobody sits twice, and all who sit are here. */
function placedFault(state: EveningState, tables: readonly Seating[], byes: readonly PersonId[]): EveningRefusal | null {
  const placed = new Set<PersonId>()
  for (const person of [...tables.flatMap(({ people }) => people), ...byes]) {
    if (placed.has(person)) return { code: 'twice', person }
    placed.add(person)
    const known = state.people.get(person)
    if (known === undefined) return { code: 'no-such-person', person }
    if (!known.here) return { code: 'not-here', person }
  }
  return null
}

function undrawn(state: EveningState): Evolved {
  const round = currentRound(state)
  if (round === null) return err({ code: 'no-round' })
  if (round.closed || round.tables.some(({ result }) => result.status !== 'playing')) return err({ code: 'results-in' })
  return ok({ ...state, rounds: state.rounds.slice(0, -1), clock: null })
}

function seated(state: EveningState, { tables, byes }: EveningEventOf<'seated'>): Evolved {
  const round = currentRound(state)
  if (round === null) return err({ code: 'no-round' })
  if (isOver(round)) return err({ code: 'round-over' })
  const now = tables.map((seating, index) => {
    const before = round.tables[index]
    return before !== undefined && isSame(before, seating) ? before : fresh(seating)
  })
  // a table that has said its result has been played by those who sit there
  for (const [index, before] of round.tables.entries())
    if (before.result.status !== 'playing' && now[index] !== before) return err({ code: 'table-has-result', table: index })
  const open = now.filter(({ result }) => result.status === 'playing').map(({ people }) => ({ people: [...people] }))
  const fault = placedFault(state, open, byes) ?? twice([...now.flatMap(({ people }) => people), ...byes])
  if (fault !== null) return err(fault)
  if (now.length === 0 || now.some(({ people }) => people.length === 1)) return err({ code: 'too-few' })
  return ok({ ...state, rounds: [...state.rounds.slice(0, -1), { ...round, tables: now, byes }] })
}

function isSame({ people, partners }: EveningTable, seating: Seating): boolean {
  return partners === (seating.partners === true) && people.length === seating.people.length && people.every((id, seat) => seating.people[seat] === id)
}

function twice(people: readonly PersonId[]): EveningRefusal | null {
  const person = people.find((each, index) => people.indexOf(each) !== index)
  return person === undefined ? null : { code: 'twice', person }
}

type Changed = Result<EveningTable, EveningRefusal>

/** Changes a table of the running round. */
function onTable(state: EveningState, table: number, change: (table: EveningTable) => Changed): Evolved {
  const round = currentRound(state)
  if (round === null) return err({ code: 'no-round' })
  if (round.closed) return err({ code: 'round-over' })
  return inRound(state, state.rounds.length - 1, table, change)
}

function inRound(state: EveningState, index: number, at: number, change: (table: EveningTable) => Changed): Evolved {
  const round = state.rounds[index]
  if (round === undefined) return err({ code: 'no-round' })
  const table = round.tables[at]
  if (table === undefined) return err({ code: 'no-such-table', table: at })
  const changed = change(table)
  if (!changed.ok) return changed
  const next: EveningRound = { ...round, tables: round.tables.with(at, changed.value) }
  return ok({ ...state, rounds: state.rounds.with(index, next) })
}

function handedIn(table: EveningTable, { table: at, totals, by }: EveningEventOf<'handed-in'>): Changed {
  const { status } = table.result
  if (status === 'settled' || status === 'disagreed') return err({ code: 'table-has-result', table: at })
  const fault = sayerFault(table, by) ?? totalsFault(table, totals)
  if (fault !== null) return err(fault)
  // a match that Caravan has scored needs nobody's word
  if (by === 'match') return ok({ ...table, result: { status: 'settled', totals, corrected: false, fromMatch: true } })
  return ok({ ...table, result: { status: 'handed-in', totals, by: [by] } })
}

function confirmed(table: EveningTable, { table: at, by }: EveningEventOf<'confirmed'>): Changed {
  const { result } = table
  if (result.status === 'playing') return err({ code: 'no-result', table: at })
  if (result.status === 'settled') return err({ code: 'nothing-to-change' })
  const fault = sayerFault(table, by)
  if (fault !== null) return err(fault)
  const { totals } = result
  const settled: EveningTable = { ...table, result: { status: 'settled', totals, corrected: false, fromMatch: false } }
  if (by === 'host' || by === 'match') return ok(settled)
  if (result.status === 'disagreed') return err({ code: 'nothing-to-change' })
  const sayers = [...new Set([...result.by, by])]
  return ok(bothSides(table, sayers) ? settled : { ...table, result: { ...result, by: sayers } })
}

/** Two sides stand by it: people of two sides, or of one beside the volunteer. */
function bothSides(table: EveningTable, sayers: readonly Sayer[]): boolean {
  const sides = sidesOf(table)
  const of = (sayer: Sayer): number => sides.findIndex((seats) => seats.some((seat) => table.people[seat] === sayer))
  return new Set(sayers.map(of)).size >= 2
}

function disagreed(table: EveningTable, { table: at, by, note }: EveningEventOf<'disagreed'>): Changed {
  const { result } = table
  if (result.status === 'playing') return err({ code: 'no-result', table: at })
  const fault = sayerFault(table, by)
  if (fault !== null) return err(fault)
  return ok({ ...table, result: { status: 'disagreed', totals: result.totals, by, note: note ?? null } })
}

function corrected(table: EveningTable, { table: at, totals, by }: EveningEventOf<'corrected'>): Changed {
  if (table.result.status === 'playing') return err({ code: 'no-result', table: at })
  const fault = totalsFault(table, totals)
  return fault === null ? ok({ ...table, result: { status: 'settled', totals, corrected: true, fromMatch: by === 'match' } }) : err(fault)
}

function sayerFault({ people }: EveningTable, by: Sayer): EveningRefusal | null {
  return by === 'host' || by === 'match' || people.includes(by) ? null : { code: 'not-at-table', person: by }
}

function totalsFault({ people }: EveningTable, totals: readonly number[]): EveningRefusal | null {
  return totals.length === people.length ? null : { code: 'wrong-totals', seats: people.length, found: totals.length }
}

function closed(state: EveningState): Evolved {
  const round = currentRound(state)
  if (round === null) return err({ code: 'no-round' })
  if (isOver(round)) return err({ code: 'round-over' })
  return ok({ ...state, rounds: [...state.rounds.slice(0, -1), { ...round, closed: true }] })
}
