import type { PersonId } from '../kernel/ids'
import type { Seating } from './evening'
import type { EveningRefusal, EveningRound, EveningState, EveningTable } from './state'

/** Who sits where, and who sits out. */
export interface SeatedRound {
  readonly tables: readonly Seating[]
  readonly byes: readonly PersonId[]
}

export function seatingOf({ people, partners }: Pick<EveningTable, 'people' | 'partners'>): Seating {
  return partners ? { people: [...people], partners } : { people: [...people] }
}

/** A table at which nothing has happened. */
export function freshTable({ people, partners }: Seating): EveningTable {
  return { people, partners: partners === true, matchId: null, result: { status: 'playing' }, last: null, replaced: [], matchRevision: null }
}

/** A table that goes on as it is where its people do, and begins where they change. */
export function tableAfter(before: EveningTable | undefined, seating: Seating): EveningTable {
  return before !== undefined && isSameSeating(before, seating) ? before : freshTable(seating)
}

function isSameSeating({ people, partners }: EveningTable, seating: Seating): boolean {
  return partners === (seating.partners === true) && samePeople(people, seating.people)
}

export function samePeople(one: readonly PersonId[], other: readonly PersonId[]): boolean {
  return one.length === other.length && one.every((id, seat) => other[seat] === id)
}

/** Without these people; one who is left alone, and a pair without the other, sit out. Tables of which `keeps` says so stay as they are. */
export function takenOut(
  { tables, byes }: Pick<EveningRound, 'byes'> & { readonly tables: readonly Pick<EveningTable, 'people' | 'partners'>[] },
  people: ReadonlySet<PersonId>,
  keeps: (table: number) => boolean = () => false,
): SeatedRound {
  const left: Seating[] = []
  const out = byes.filter((each) => !people.has(each))
  for (const [index, table] of tables.entries()) {
    const others = table.people.filter((each) => !people.has(each))
    if (others.length === table.people.length || keeps(index)) left.push(seatingOf(table))
    else if (others.length >= 2 && !table.partners) left.push({ people: others })
    else {
      // its number stays free, so that no other table gets another one
      left.push({ people: [] })
      out.push(...others)
    }
  }
  return { tables: left, byes: out }
}

/** Nobody sits twice, and all who sit are here. */
export function placedFault(state: EveningState, tables: readonly Seating[], byes: readonly PersonId[]): EveningRefusal | null {
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

/** The first who has two places. */
export function twice(people: readonly PersonId[]): EveningRefusal | null {
  const person = people.find((each, index) => people.indexOf(each) !== index)
  return person === undefined ? null : { code: 'twice', person }
}

/** The evening with other places in the running round. */
export function withSeats(state: EveningState, round: EveningRound, { tables, byes }: SeatedRound): EveningState {
  return {
    ...state,
    rounds: [...state.rounds.slice(0, -1), { ...round, tables: tables.map((seating, index) => tableAfter(round.tables[index], seating)), byes }],
  }
}
