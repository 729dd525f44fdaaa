import type { GuestPlace } from '#shared/contract/authority'
import { currentRound, type EveningState, type EveningTable } from '#shared/evening/state'

/** Where a device is in the running round: its table, from 0, and the seat of its person. */
export interface GuestSeat {
  readonly at: number
  readonly table: EveningTable
  /** Null for the tablet of a table. */
  readonly seat: number | null
}

/** The own table of a device at an evening; null where it has none. */
export function seatOfGuest(state: EveningState, place: GuestPlace): GuestSeat | null {
  const tables = currentRound(state)?.tables ?? []
  switch (place.kind) {
    case 'watching':
      return null
    case 'table': {
      const table = tables[place.table]
      return table === undefined || table.people.length === 0 ? null : { at: place.table, table, seat: null }
    }
    case 'person': {
      const at = tables.findIndex(({ people }) => people.includes(place.person))
      const table = tables[at]
      return table === undefined ? null : { at, table, seat: table.people.indexOf(place.person) }
    }
  }
}
