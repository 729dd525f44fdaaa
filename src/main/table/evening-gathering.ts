import type { DeviceCaller, GuestPlace } from '#shared/contract/authority'
import type { Invitation, ListedNames } from '#shared/contract/evening-phones'
import type { Choices, JoinAsked, JoinRefusal, SelfAtEvening } from '#shared/contract/joining'
import { currentRound, peopleHere, type EveningState } from '#shared/evening/state'
import { compareNames } from '#shared/kernel/names'
import type { MatchId, PersonId } from '#shared/kernel/ids'
import { err, ok, type Result } from '#shared/kernel/result'
import type { Evenings } from '../evenings/evenings'
import { seatOfGuest } from '../evenings/guest-place'
import type { KeptEveningPhones } from '../store/evening-phones-store'
import { SaveFault } from '../store/save-fault'
import type { Gathering } from './admission'
import { Devices, type Device } from './devices'
import { newJoinKey, type JoinKey } from './join-key'

/** How many devices may have joined an evening at once: everyone of a full club house, and a tablet at each table. */
const MOST_EVENING_DEVICES = 300

/** For so long a phone that is not connected keeps its name from another one, in seconds. */
const KEEPS_NAME_S = 120

const EVENING = 'evening'
const tableKey = (table: number): string => `table ${table}`

export interface Named {
  readonly id: PersonId
  readonly name: string
}

export interface EveningGatheringOptions {
  readonly evening: string
  readonly evenings: Pick<Evenings, 'stateOf' | 'checkIn'>
  /** What the evening is called. */
  readonly name: string
  /** The person of the house with that name, added where there is none; `SaveFault` where that cannot be saved. */
  readonly person: (name: string) => Promise<Named>
  /** Whose names a phone may tap that has the code of the evening, beside those who are here. */
  readonly listed: (names: ListedNames) => readonly Named[]
  /** Milliseconds of a clock that is never set. */
  readonly now: () => number
  readonly newId: () => string
  readonly names: ListedNames
  /** What is known from before. */
  readonly kept: KeptEveningPhones | null
  /** Puts what is known now on the disk; a refusal where that fails. */
  readonly keep: () => Promise<JoinRefusal | null>
}

/** The devices at an evening of many tables. Each has authority for its person or its table, wherever that sits now. */
export class EveningGathering implements Gathering<GuestPlace> {
  readonly kind = 'evening'
  readonly devices: Devices<GuestPlace>
  /** Everyone at once, and then one in six seconds. */
  readonly newcomers = { atOnce: 400, aSecond: 1 / 6 }
  readonly evening: string
  readonly name: string
  names: ListedNames
  readonly #options: EveningGatheringOptions
  #key: JoinKey
  #tables: JoinKey[]

  constructor(options: EveningGatheringOptions) {
    const { evening, kept, now, newId, names } = options
    this.#options = options
    this.evening = evening
    this.name = options.name
    this.names = names
    this.devices = new Devices({ now, newId, most: MOST_EVENING_DEVICES, isSpare: ({ kind }) => kind === 'watching' })
    this.devices.restore(kept?.devices ?? [])
    this.#key = kept === null ? lasting() : { ...kept.key, until: Infinity }
    this.#tables = (kept?.tables ?? []).map((key) => ({ ...key, until: Infinity }))
  }

  get keys(): ReadonlyMap<string, JoinKey> {
    return new Map([[EVENING, this.#key], ...this.#tableKeys().map((key, table) => [tableKey(table), key] as const)])
  }

  /** What is shown for joining, at an address with a slash at its end. */
  invitations(url: string): { readonly invitation: Invitation; readonly tables: readonly Invitation[] } {
    const shown = ({ code, secret }: JoinKey): Invitation => ({ code, link: `${url}#/join/${secret}` })
    return { invitation: shown(this.#key), tables: this.#tableKeys().map(shown) }
  }

  /** Makes codes for tables that have none; whether there were any. */
  makeTableKeys(): boolean {
    const missing = Math.max(0, this.#tableCount() - this.#tables.length)
    for (let made = 0; made < missing; made++) this.#tables.push(lasting())
    return missing > 0
  }

  /** What has to be known to let the same devices in after a restart. */
  kept(): Pick<KeptEveningPhones, 'evening' | 'names' | 'key' | 'tables' | 'devices'> {
    const plain = ({ code, secret }: JoinKey) => ({ code, secret })
    const devices = this.devices.all().map(({ id, name, place, tokenHash, attempt }) => ({ id, name, place, tokenHash, attempt }))
    return { evening: this.evening, names: this.names, key: plain(this.#key), tables: this.#tables.map(plain), devices }
  }

  /** Other codes for the evening and all its tables. */
  renew(): void {
    this.#key = lasting()
    this.#tables = []
    this.makeTableKeys()
  }

  /** Who may be tapped by someone with the code of the evening: those who are here, and those the person who runs it allowed. */
  listed(): readonly Named[] {
    const known = new Map(this.#options.listed(this.names).map(({ id, name }) => [id, name]))
    const state = this.#state()
    for (const { id, name } of state === null ? [] : peopleHere(state)) known.set(id, name)
    return [...known].map(([id, name]) => ({ id, name })).sort((a, b) => compareNames(a.name, b.name))
  }

  seatsAt(matchId: MatchId): number | null {
    const state = this.#state()
    return (state === null ? null : currentRound(state))?.tables.find((table) => table.matchId === matchId)?.people.length ?? null
  }

  choices(key: string): Choices {
    const table = this.#tableOf(key)
    const people = (table === null ? this.listed() : this.#peopleAt(table)).map(({ id, name }) => ({ id, name, taken: this.#holder(id) !== undefined }))
    return { kind: 'evening', name: this.name, table, people }
  }

  place(key: string, { as, name }: JoinAsked): Result<GuestPlace, JoinRefusal> | Promise<Result<GuestPlace, JoinRefusal>> {
    const table = this.#tableOf(key)
    switch (as.kind) {
      case 'seat':
        return err({ kind: 'not-understood' })
      case 'watching':
        return ok({ kind: 'watching' })
      case 'table':
        return table === null ? err({ kind: 'not-understood' }) : ok({ kind: 'table', table })
      case 'person': {
        const offered = table === null ? this.listed() : this.#peopleAt(table)
        const chosen = offered.find(({ id }) => id === as.personId)
        if (as.personId !== undefined ? chosen === undefined : table !== null) return err({ kind: 'not-understood' })
        return this.#arrive(chosen ?? name)
      }
    }
  }

  keep(): Promise<JoinRefusal | null> {
    return this.#options.keep()
  }

  self({ id, name, place }: Device<GuestPlace>): SelfAtEvening {
    return { kind: 'evening', evening: this.evening, id, name, place }
  }

  /** At its own table a device may do what has to be done there: nobody else sits at that match. */
  caller({ id, name, place }: Device<GuestPlace>): DeviceCaller {
    const state = this.#state()
    const own = state === null ? null : seatOfGuest(state, place)
    const matchId = own?.table.matchId ?? null
    const guest = { evening: this.evening, place }
    return { kind: 'device', id, name, role: matchId === null ? 'viewer' : 'scorer', seat: own?.seat ?? null, matchId, guest }
  }

  /** Checks someone in, unless another phone has that name; one that has been away for long gives it up. */
  async #arrive(chosen: Named | string): Promise<Result<GuestPlace, JoinRefusal>> {
    try {
      const { id: person, name } = typeof chosen === 'string' ? await this.#options.person(chosen) : chosen
      if (this.#holder(person) !== undefined) return err({ kind: 'taken' })
      const arrived = await this.#options.evenings.checkIn({ id: this.evening, revision: 0, people: [{ name, personId: person }] })
      if (!arrived.ok) return err({ kind: arrived.error.kind === 'not-saved' ? 'not-saved' : arrived.error.kind === 'no-such-evening' ? 'closed' : 'full' })
      for (const { id, place } of this.devices.all()) if (place.kind === 'person' && place.person === person) this.devices.remove(id)
      return ok({ kind: 'person', person })
    } catch (error) {
      if (error instanceof SaveFault) return err({ kind: 'not-saved' })
      throw error
    }
  }

  /** The device that has a name and is there, or was a moment ago. */
  #holder(person: PersonId): string | undefined {
    return this.devices
      .list()
      .find(({ place, connected, lastSeen }) => place.kind === 'person' && place.person === person && (connected || lastSeen < KEEPS_NAME_S))?.id
  }

  #state(): EveningState | null {
    return this.#options.evenings.stateOf(this.evening)
  }

  #peopleAt(table: number): readonly Named[] {
    const state = this.#state()
    const people = (state === null ? undefined : currentRound(state)?.tables[table]?.people) ?? []
    return people.map((id) => ({ id, name: state?.people.get(id)?.name ?? '' }))
  }

  #tableOf(key: string): number | null {
    return key === EVENING ? null : Number(key.slice(tableKey(0).length - 1))
  }

  #tableCount(): number {
    const state = this.#state()
    return (state === null ? undefined : currentRound(state)?.tables.length) ?? 0
  }

  /** Of the tables of the running round; each keeps its code for the whole evening. */
  #tableKeys(): readonly JoinKey[] {
    return this.#tables.slice(0, this.#tableCount())
  }
}

/** Good until another one takes its place: people come all evening, and a table's code may lie there on paper. */
function lasting(): JoinKey {
  return newJoinKey(0, Infinity)
}
