import { elementAt } from '../kernel/assert'
import { z } from 'zod'
import { sameJson } from '../kernel/canonical'
import type { PersonId } from '../kernel/ids'
import { err, ok, type Result } from '../kernel/result'
import { drawTables } from './draw/draw'
import { EVENING_LIMITS, eveningEventSchema, eveningPersonSchema, fieldsInOrder, type EveningEvent, type Seating } from './evening'
import { after } from './replay'
import { isResultEvent } from './results'
import { seatingOf, takenOut, type SeatedRound } from './seats'
import { stamped, type Computer } from './stamp'
import { currentRound, isOver, peopleHere, type EveningRefusal, type EveningRound, type EveningState, type EveningTable } from './state'
import { roundIndex } from './tables'

const [ARRANGED, ARRIVED, LEFT, RETURNED, PARTNERED, PARTED, , UNDRAWN, , OPENED, HANDED_IN, CONFIRMED, DISAGREED, CORRECTED, STARTED, PAUSED, CLOSED] =
  eveningEventSchema.options
/** What the host adds to what a page asks for. */
const BY_HOST = { at: true, command: true, count: true, on: true, joined: true } as const
const OF_DRAW = { ...BY_HOST, term: true, draw: true } as const
/** A page may say of which draw the table is that it shows: another computer may have drawn since. */
const OF_TABLE = { ...BY_HOST, known: true, seats: true } as const
const OF_RESULT = { said: true, saidGone: true } as const
const person = eveningPersonSchema.shape.id

/**
 * What a page may ask for: most events as they are, without their time, and what the host works out.
 *
 * `draw` draws the next round; `swap` lets two people change places in the running round; `seat` gives someone a free seat
 * (`table`), or a bye (null); `add-table` makes a table of people who have none; `partner-rest` pairs off those without a partner, in
 * the order of arrival.
 */
export const eveningCommandSchema = z.discriminatedUnion('type', [
  ARRANGED.omit({ ...BY_HOST, term: true, computer: true }),
  ARRIVED.omit(BY_HOST),
  LEFT.omit(BY_HOST),
  RETURNED.omit(BY_HOST),
  PARTNERED.omit(BY_HOST),
  PARTED.omit(BY_HOST),
  z.strictObject({ type: z.literal('partner-rest') }),
  z.strictObject({ type: z.literal('draw') }),
  UNDRAWN.omit(OF_DRAW),
  z.strictObject({ type: z.literal('swap'), people: z.tuple([person, person]) }),
  z.strictObject({ type: z.literal('seat'), person, table: z.int().min(0).max(EVENING_LIMITS.people).nullable() }),
  z.strictObject({ type: z.literal('add-table'), people: z.array(person).min(2).max(4) }),
  OPENED.omit(OF_TABLE),
  /** `agreed`: both sides were heard, so it counts at once. */
  HANDED_IN.omit({ ...OF_TABLE, matchRevision: true }).extend({ agreed: z.literal(true).optional() }),
  CONFIRMED.omit({ ...OF_TABLE, ...OF_RESULT }),
  DISAGREED.omit({ ...OF_TABLE, ...OF_RESULT, matchRevision: true }),
  CORRECTED.omit({ ...OF_TABLE, ...OF_RESULT, matchRevision: true }),
  STARTED.omit(BY_HOST),
  PAUSED.omit(BY_HOST),
  /** From now on this computer draws the tables. */
  z.strictObject({ type: z.literal('take-over') }),
  CLOSED.omit(OF_DRAW),
])
export type EveningCommand = z.infer<typeof eveningCommandSchema>

/** When a command came, the chance it may use (0 to 2^32 − 1), its name, and where it came to. */
export interface CommandMoment {
  readonly at: string
  readonly seed: number
  readonly command?: string | undefined
  readonly here?: Computer | undefined
  /** Which state of a match says so, where one does. */
  readonly matchRevision?: number | undefined
}

export interface Decided {
  readonly events: readonly EveningEvent[]
  readonly state: EveningState
}

/** What the computer does that draws the tables, and no other. */
const BY_DRAWER: ReadonlySet<EveningCommand['type']> = new Set(['arranged', 'draw', 'undrawn', 'swap', 'seat', 'add-table', 'closed'])

/** The events that come of a command, and the evening after them; or why nothing comes of it. */
export function decide(state: EveningState, command: EveningCommand, moment: CommandMoment): Result<Decided, EveningRefusal> {
  const { here, matchRevision } = moment
  const { drawer } = state
  if (here !== undefined && drawer !== null && drawer.on !== here.on && BY_DRAWER.has(command.type))
    return err({ code: 'drawn-elsewhere', computer: drawer.computer })
  const found = eventsOf(state, command, moment)
  if (!found.ok) return found
  const events: EveningEvent[] = []
  let next = state
  const most = EVENING_LIMITS.events
  for (const each of found.value) {
    // whatever numbers a record from elsewhere has: none that is written here is beyond what can be read
    if (next.count >= most || (next.drawer?.term ?? 0) >= most) return err({ code: 'too-many', limit: most })
    const named = moment.command === undefined ? each : { ...each, command: moment.command }
    const event = here === undefined ? named : stamped(next, named, { count: state.count + 1, here, matchRevision })
    const evolved = after(next, event)
    if (!evolved.ok) return evolved
    events.push(fieldsInOrder(event))
    next = evolved.value
  }
  // also where nothing comes of it
  return events.every((event) => isSaidAgain(state, event, next)) ? err({ code: 'nothing-to-change' }) : ok({ events, state: next })
}

/** Whether an event says of a result what was said before. It can be in a record, since another computer may not have known. */
function isSaidAgain(before: EveningState, event: EveningEvent, now: EveningState): boolean {
  if (!isResultEvent(event)) return false
  const tableIn = (state: EveningState): EveningTable => elementAt((state.rounds[roundIndex(state, event)] as EveningRound).tables, event.table)
  const [was, is] = [tableIn(before), tableIn(now)]
  if (event.type === 'disagreed' && event.note === undefined && was.result.status === 'disagreed' && was.people.includes(event.by)) return true
  return was.matchRevision === is.matchRevision && sameJson(was.result, is.result)
}

type Events = Result<readonly EveningEvent[], EveningRefusal>

function eventsOf(state: EveningState, command: EveningCommand, moment: CommandMoment): Events {
  const { at, seed } = moment
  switch (command.type) {
    case 'draw':
      return decideDraw(state, { at, seed })
    case 'swap':
      return seatedAs(state, at, (round) => swapped(round, command.people))
    case 'seat':
      return seatedAs(state, at, (round) => placePerson(round, command.person, command.table))
    case 'partner-rest':
      return partneredRest(state, at)
    case 'add-table':
      return seatedAs(state, at, (round) => added(round, command.people))
    case 'take-over':
      return moment.here === undefined ? err({ code: 'nothing-to-change' }) : ok([{ type: 'took-over', at, computer: moment.here.computer }])
    case 'handed-in': {
      const { agreed, ...event } = command
      return ok(
        agreed === true
          ? [
              { ...event, at },
              { type: 'confirmed', at, table: event.table, by: 'host' },
            ]
          : [{ ...event, at }],
      )
    }
    case 'arranged':
    case 'arrived':
    case 'left':
    case 'returned':
    case 'partnered':
    case 'parted':
    case 'undrawn':
    case 'opened':
    case 'confirmed':
    case 'disagreed':
    case 'corrected':
    case 'clock-started':
    case 'clock-paused':
    case 'closed':
      return ok([{ ...command, at }])
  }
}

function partneredRest(state: EveningState, at: string): Events {
  const alone = peopleHere(state).filter(({ id }) => !state.partners.has(id))
  const events: EveningEvent[] = []
  for (const [index, { id }] of alone.entries()) {
    const other = alone[index + 1]
    if (index % 2 === 0 && other !== undefined) events.push({ type: 'partnered', at, people: [id, other.id] })
  }
  return ok(events)
}

function decideDraw(state: EveningState, { at, seed }: CommandMoment): Events {
  const { settings } = state
  if (settings === null) return err({ code: 'not-arranged' })
  const round = currentRound(state)
  if (round !== null && !isOver(round)) return err({ code: 'round-running' })
  const { method, size, uneven } = settings
  const found = drawTables(state, { method, size, uneven, seed })
  if (!found.ok) return found
  return ok([{ type: 'drawn', at, method, size, uneven, seed, tables: [...found.value.tables], byes: [...found.value.byes] }])
}

function seatedAs(state: EveningState, at: string, change: (round: EveningRound) => Result<SeatedRound, EveningRefusal>): Events {
  const round = currentRound(state)
  if (round === null) return err({ code: 'no-round' })
  if (isOver(round)) return err({ code: 'round-over' })
  const places = change(round)
  if (!places.ok) return places
  return ok([{ type: 'seated', at, tables: [...places.value.tables], byes: [...places.value.byes] }])
}

function swapped(round: EveningRound, [one, other]: readonly [PersonId, PersonId]): Result<SeatedRound, EveningRefusal> {
  if (one === other) return err({ code: 'twice', person: one })
  const isPlaced = (person: PersonId): boolean => round.byes.includes(person) || round.tables.some(({ people }) => people.includes(person))
  if (!isPlaced(one) && !isPlaced(other)) return err({ code: 'nothing-to-change' })
  const exchange = (person: PersonId): PersonId => (person === one ? other : person === other ? one : person)
  return ok({
    tables: round.tables.map((table) => ({ ...seatingOf(table), people: table.people.map(exchange) })),
    byes: round.byes.map(exchange),
  })
}

function placePerson(round: EveningRound, person: PersonId, table: number | null): Result<SeatedRound, EveningRefusal> {
  if (table === null) {
    if (round.byes.includes(person)) return err({ code: 'nothing-to-change' })
    const without = takenOut(round, new Set([person]))
    return ok({ ...without, byes: [...without.byes, person] })
  }
  const there = round.tables[table]
  if (there === undefined) return err({ code: 'no-such-table', table })
  if (there.people.includes(person)) return err({ code: 'nothing-to-change' })
  if (there.partners || there.people.length >= 4 || there.people.length === 0) return err({ code: 'table-full', table })
  const tables = round.tables.map((each, index) => ({ ...seatingOf(each), people: personMoved(each.people, person, index === table) }))
  return ok({ tables, byes: round.byes.filter((each) => each !== person) })
}

function added(round: EveningRound, people: readonly PersonId[]): Result<SeatedRound, EveningRefusal> {
  const tables = round.tables.map(seatingOf)
  const free = tables.findIndex((table) => table.people.length === 0)
  const table: Seating = { people: [...people] }
  return ok({ tables: free === -1 ? [...tables, table] : tables.with(free, table), byes: round.byes.filter((each) => !people.includes(each)) })
}

function personMoved(people: readonly PersonId[], person: PersonId, here: boolean): PersonId[] {
  const others = people.filter((each) => each !== person)
  return here ? [...others, person] : others
}
