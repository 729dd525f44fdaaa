import type { SentLooks } from '#shared/contract/sent-looks'
import type { PersonId } from '#shared/kernel/ids'
import { EveningGuests } from './evenings/guests'
import type { Evenings } from './evenings/evenings'
import type { Matches } from './matches/matches'
import type { People } from './people/people'
import type { Store } from './store/store'
import { EveningPhones } from './table/evening-phones'
import { FrontDoor, type Network } from './table/front-door'
import { seatsOf } from './table/seats'
import { Table } from './table/table'

/** What can be opened to the local network. */
export interface Openable {
  readonly table: Table
  readonly eveningPhones: EveningPhones
  readonly eveningGuests: EveningGuests
  /** Sends everyone away; phones of an evening try until Caravan is there again. */
  readonly endOpenable: () => Promise<void>
}

export interface OpenableOptions {
  readonly store: Store
  readonly matches: Matches
  readonly people: People
  readonly evenings: Evenings
  readonly network: Network
  readonly clock: () => Date
  /** Milliseconds of a clock that is never set. */
  readonly elapsed: () => number
  readonly newId: () => string
  readonly report: ((fault: unknown) => void) | undefined
}

/** What phones join, behind one door. */
export function openable({ store, matches, people, evenings, network, clock, elapsed, newId, report }: OpenableOptions): Openable {
  const looksOf = (person: PersonId): SentLooks => people.looksOf(person)
  const door = new FrontDoor({ network, elapsed })
  const eveningPhones = new EveningPhones({
    door,
    store: store.eveningPhones,
    evenings,
    isAway: (id) => store.evenings.isAway(id),
    nameOf: (id) => store.evenings.get(id)?.name ?? null,
    listed: (names) => (names === 'here' ? [] : people.current().filter(({ id }) => names === 'everyone' || evenings.hasSeen(id))),
    person: (name) => people.holding(name),
    looksOf,
    hide: async (id) => {
      await people.change({ id, retired: true })
    },
    forgetPictures: (devices) => matches.forgetPictures(devices),
    clock,
    elapsed,
    newId,
    report,
  })
  return {
    table: new Table({ door, elapsed, newId, players: (matchId) => seatsOf(matches, matchId) }),
    eveningPhones,
    eveningGuests: new EveningGuests({ evenings, looksOf, elapsed }),
    async endOpenable() {
      eveningPhones.end()
      await door.end()
    },
  }
}
