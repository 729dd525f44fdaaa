import type { MatchId, PersonId } from '../kernel/ids'
import type { Seat } from '../match/events'
import type { DrawMethod, EveningSettings, Sayer, TableSize } from './evening'

/** Someone who has checked in, in the order of arrival. */
export interface Entrant {
  readonly id: PersonId
  readonly name: string
  readonly here: boolean
}

/** What a result says: the totals in seat order, and who left before the end. */
export interface Figures {
  readonly totals: readonly number[]
  /** Seats, the lowest first: they come after all who stayed (rulebook M-11). Absent where nobody left. */
  readonly gone?: readonly Seat[] | undefined
}

/** What is known of a table's result; only a settled one counts. */
export type TableResult =
  | { readonly status: 'playing' }
  /** One side has said it; `by` are those who stand by it. */
  | (Figures & { readonly status: 'handed-in'; readonly by: readonly Sayer[] })
  /** `fromMatch`: it is what the table's match says, and goes on being that. */
  | (Figures & { readonly status: 'settled'; readonly corrected: boolean; readonly fromMatch: boolean })
  /**
   * Somebody does not agree; it counts for nobody until it is settled again.
   *
   * `others`: two computers were told different things; a correction says what is right.
   */
  | (Figures & {
      readonly status: 'disagreed'
      readonly by: Sayer
      readonly note: string | null
      readonly others: readonly SaidResult[]
    })

/** A result as one computer was told it. */
export interface SaidResult extends Figures {
  readonly seats: readonly PersonId[]
}

export interface EveningTable {
  /** Clockwise; nobody where the table was given up. */
  readonly people: readonly PersonId[]
  /** Those who sit opposite play together. */
  readonly partners: boolean
  readonly matchId: MatchId | null
  readonly result: TableResult
  /** The command of the last word on its result; null while there is none. */
  readonly last: string | null
  /** Results that someone replaced who knew of them: what comes late and says the same has nothing more to say. */
  readonly replaced: readonly Figures[]
  /** The latest state of its match that was heard; null where none was. */
  readonly matchRevision: number | null
}

export interface EveningRound {
  /** The command of its draw. */
  readonly id: string
  /** Another computer drew this round too, and its draw counts: of this one only the tables that were played do. */
  readonly side: boolean
  readonly method: DrawMethod
  readonly size: TableSize
  readonly tables: readonly EveningTable[]
  readonly byes: readonly PersonId[]
  readonly closed: boolean
  /** What is played there: the lowest total is ahead. */
  readonly lowest: boolean
}

/** A clock that runs shows `seconds` less what has passed since `since`. */
export interface RoundClock {
  readonly running: boolean
  readonly seconds: number
  readonly since: string
}

export interface EveningState {
  readonly settings: EveningSettings | null
  readonly people: ReadonlyMap<PersonId, Entrant>
  /** Fixed partners, both ways. */
  readonly partners: ReadonlyMap<PersonId, PersonId>
  readonly rounds: readonly EveningRound[]
  /** Places in the plan by which everyone meets everyone; empty before the first draw. */
  readonly slots: readonly PersonId[]
  readonly clock: RoundClock | null
  /** The computer that draws the tables; null where the record does not say. */
  readonly drawer: Drawer | null
  /** The highest count of an event. */
  readonly count: number
}

/** `term`: how often the drawing of tables was taken over. */
interface Drawer {
  readonly on: string
  readonly computer: string
  readonly term: number
}

export const NO_EVENING: EveningState = { settings: null, people: new Map(), partners: new Map(), rounds: [], slots: [], clock: null, drawer: null, count: 0 }

/** Why something cannot happen on an evening, as data; the page words it. */
export type EveningRefusal =
  | { readonly code: 'not-arranged' }
  | { readonly code: 'no-such-person'; readonly person: PersonId }
  | { readonly code: 'here-already'; readonly person: PersonId }
  | { readonly code: 'not-here'; readonly person: PersonId }
  | { readonly code: 'has-partner'; readonly person: PersonId }
  | { readonly code: 'no-partners' }
  | { readonly code: 'too-few' }
  | { readonly code: 'too-many'; readonly limit: number }
  | { readonly code: 'no-round' }
  | { readonly code: 'round-running' }
  | { readonly code: 'round-over' }
  | { readonly code: 'results-in' }
  | { readonly code: 'no-such-table'; readonly table: number }
  | { readonly code: 'table-full'; readonly table: number }
  | { readonly code: 'table-has-result'; readonly table: number }
  | { readonly code: 'no-result'; readonly table: number }
  | { readonly code: 'wrong-totals'; readonly seats: number; readonly found: number }
  | { readonly code: 'not-at-table'; readonly person: PersonId }
  | { readonly code: 'twice'; readonly person: PersonId }
  | { readonly code: 'nothing-to-change' }
  | { readonly code: 'drawn-elsewhere'; readonly computer: string }

/** The round that was drawn last; null before the first. */
export function currentRound({ rounds }: EveningState): EveningRound | null {
  return rounds.at(-1) ?? null
}

/** A round is over once the result of every table is settled, or it was closed. */
export function isOver({ closed, tables }: EveningRound): boolean {
  return closed || tables.every(({ people, result }) => people.length === 0 || result.status === 'settled')
}

/** Everyone who is here, in the order of arrival. */
export function peopleHere({ people }: EveningState): readonly Entrant[] {
  return [...people.values()].filter(({ here }) => here)
}

/** Who is here and has no seat and no bye in the running round: those who came late, and those without a partner. */
export function waiting(state: EveningState): readonly Entrant[] {
  const round = currentRound(state)
  if (round === null) return []
  const placed = new Set([...round.byes, ...round.tables.flatMap(({ people }) => people)])
  return peopleHere(state).filter(({ id }) => !placed.has(id))
}

/** The sides of a table, each the seats that count together. */
export function sidesOf({ people, partners }: Pick<EveningTable, 'people' | 'partners'>): readonly (readonly number[])[] {
  if (partners && people.length === 4)
    return [
      [0, 2],
      [1, 3],
    ]
  return people.map((_, seat) => [seat])
}
