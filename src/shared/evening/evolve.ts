import type { PersonId } from '../kernel/ids'
import { err, ok, type Result } from '../kernel/result'
import { EVENING_LIMITS, type EveningEvent, type EveningEventOf } from './evening'
import { withResult } from './results'
import { closed, evolveDraw, evolveSeats, undrawn } from './rounds'
import { takenOut, withSeats } from './seats'
import { currentRound, isOver, type Entrant, type EveningRefusal, type EveningState } from './state'
import { atTable, inRunningRound } from './tables'

type Evolved = Result<EveningState, EveningRefusal>

/**
 * The evening after an event whose computer knew all that was before it, or the first rule that makes the event impossible.
 *
 * Pure: the state after each event is the fold over the record, and nothing else. What came late is taken by `late`.
 */
export function evolve(state: EveningState, event: EveningEvent): Evolved {
  if (event.type === 'arranged') return ok({ ...state, settings: event.settings, drawer: state.drawer ?? firstDrawer(event) })
  if (state.settings === null) return err({ code: 'not-arranged' })
  switch (event.type) {
    case 'arrived':
      return arrived(state, event)
    case 'left':
      return left(state, event.person)
    case 'returned':
      return here(state, event.person, true)
    case 'partnered':
      return partnered(state, event.people)
    case 'parted':
      return parted(state, event.people)
    case 'drawn':
      return evolveDraw(state, event)
    case 'undrawn':
      return undrawn(state)
    case 'seated':
      return evolveSeats(state, event)
    case 'opened':
      return inRunningRound(state, event, (table) =>
        table.result.status === 'playing' ? ok({ ...table, matchId: event.matchId }) : err({ code: 'table-has-result', table: event.table }),
      )
    case 'handed-in':
    case 'confirmed':
      return inRunningRound(state, event, (table) => withResult(table, event))
    case 'disagreed':
    case 'corrected':
      return atTable(state, event, (table) => withResult(table, event))
    case 'clock-started':
    case 'clock-paused':
      return ok({ ...state, clock: { running: event.type === 'clock-started', seconds: event.seconds, since: event.at } })
    case 'closed':
      return closed(state)
    case 'took-over':
      return tookOver(state, event)
  }
}

/** The computer at which an evening is made draws its tables until another takes over. */
function firstDrawer({ on, computer }: EveningEventOf<'arranged'>): EveningState['drawer'] {
  return on === undefined ? null : { on, computer: computer ?? '', term: 0 }
}

function tookOver(state: EveningState, { on, computer, term }: EveningEventOf<'took-over'>): Evolved {
  if (on === undefined || on === state.drawer?.on) return err({ code: 'nothing-to-change' })
  return ok({ ...state, drawer: { on, computer, term: term ?? (state.drawer?.term ?? 0) + 1 } })
}

function arrived(state: EveningState, { people: arriving }: EveningEventOf<'arrived'>): Evolved {
  const people = new Map(state.people)
  for (const { id, name } of arriving) {
    if (people.get(id)?.here === true) return err({ code: 'here-already', person: id })
    people.set(id, { id, name, here: true })
  }
  const most = EVENING_LIMITS.people
  if (people.size > EVENING_LIMITS.everyone || filling({ ...state, people }) > most) return err({ code: 'too-many', limit: most })
  return ok({ ...state, people, slots: state.rounds.length === 0 ? state.slots : withSlots(state, people) })
}

/** How many people take up room: who left before any round leaves room for another. */
export function filling({ people, rounds }: Pick<EveningState, 'people' | 'rounds'>): number {
  if (people.size <= EVENING_LIMITS.people - EVENING_LIMITS.reserve.people) return people.size
  const placed = new Set(rounds.flatMap(({ tables, byes }) => [...tables.flatMap((table) => table.people), ...byes]))
  return [...people.values()].filter(({ id, here: isHere }) => isHere || placed.has(id)).length
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

/** Who leaves in mid-round gives up the seat, unless the table has said its result. */
function left(state: EveningState, person: PersonId): Evolved {
  const gone = here(state, person, false)
  const round = currentRound(state)
  if (!gone.ok || round === null || isOver(round)) return gone
  const playing = round.tables.some(({ people, result }) => people.includes(person) && result.status === 'playing')
  if (!playing && !round.byes.includes(person)) return gone
  return ok(withSeats(gone.value, round, takenOut(round, new Set([person]))))
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
