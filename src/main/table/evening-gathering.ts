import type { DeviceCaller, GuestPlace } from '#shared/contract/authority'
import type { Invitation, ListedNames } from '#shared/contract/evening-phones'
import type { Arrival, Choices, JoinAsked, JoinRefusal, SelfAtEvening } from '#shared/contract/joining'
import type { SentAvatar } from '#shared/contract/sent-avatar'
import { currentRound, peopleHere, type EveningState } from '#shared/evening/state'
import { present } from '#shared/kernel/assert'
import { compareNames } from '#shared/kernel/names'
import type { MatchId, PersonId } from '#shared/kernel/ids'
import { err, ok, type Result } from '#shared/kernel/result'
import type { Evenings } from '../evenings/evenings'
import { seatOfGuest } from '../evenings/guest-place'
import type { KeptEveningPhones } from '../store/evening-phones-store'
import type { Gathering } from './admission'
import { Devices, type Device } from './devices'
import { newJoinKey, type JoinKey } from './join-key'

/** How many devices may have joined an evening at once: everyone of a full club house, and a tablet at each table. */
const MOST_EVENING_DEVICES = 300

/** How many of them may look on or be people whom nobody expects, all together and of one address. */
const MOST_UNEXPECTED = 200
const MOST_UNEXPECTED_OF_ONE = 60

/** For so long a phone that is not connected keeps its name from another one, in seconds. */
const KEEPS_NAME_S = 120

const EVENING = 'evening'
const tableKey = (table: number): string => `table ${table}`

export interface Named {
  readonly id: PersonId
  readonly name: string
}

/** Somebody who came by phone and whom nobody expected. */
export type Brought = NonNullable<KeptEveningPhones['brought']>[number]

export interface EveningGatheringOptions {
  readonly evening: string
  readonly evenings: Pick<Evenings, 'stateOf' | 'checkIn'>
  readonly name: string
  /** The person of the house with that name; null where there is none. */
  readonly person: (name: string) => Named | null
  /** What someone is shown with. */
  readonly avatarOf: (person: PersonId) => SentAvatar
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
  /** Everyone at once, and then one in six seconds; all may be behind one address, but hardly all of them with a name that nobody expects. */
  readonly newcomers = { atOnce: 400, aSecond: 1 / 6, ofOne: { atOnce: 240, aSecond: 1 / 10 }, strangersOfOne: { atOnce: 30, aSecond: 1 / 60 } }
  readonly evening: string
  readonly name: string
  names: ListedNames
  readonly #options: EveningGatheringOptions
  #key: JoinKey
  #tables: JoinKey[]
  #brought: readonly Brought[]

  constructor(options: EveningGatheringOptions) {
    const { evening, kept, now, newId, names } = options
    this.#options = options
    this.evening = evening
    this.name = options.name
    this.names = names
    this.devices = new Devices({
      now,
      newId,
      most: MOST_EVENING_DEVICES,
      mostUnexpected: MOST_UNEXPECTED,
      mostUnexpectedOfOne: MOST_UNEXPECTED_OF_ONE,
      isSpare: ({ kind }) => kind === 'watching',
      replaces: (place, before) => place.kind === 'person' && before.kind === 'person' && place.person === before.person,
    })
    this.devices.restore(kept?.devices ?? [])
    this.#brought = kept?.brought ?? []
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
  kept(): Pick<KeptEveningPhones, 'evening' | 'names' | 'key' | 'tables' | 'devices' | 'brought'> {
    const plain = ({ code, secret }: JoinKey) => ({ code, secret })
    const devices = this.devices
      .all()
      .map(({ id, name, place, tokenHash, attempt, from, arrival, tookOver }) => ({ id, name, place, tokenHash, attempt, from, arrival, tookOver }))
    return { evening: this.evening, names: this.names, key: plain(this.#key), tables: this.#tables.map(plain), devices, brought: this.#brought }
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
    const people = (table === null ? this.listed() : this.#peopleAt(table)).map(({ id, name }) => ({
      id,
      name,
      avatar: this.#options.avatarOf(id),
      taken: this.#holder(id) !== undefined,
    }))
    return { kind: 'evening', name: this.name, table, people }
  }

  arrivalOf(key: string, { as, name }: JoinAsked): Arrival {
    if (as.kind === 'watching') return 'watching'
    if (as.kind !== 'person' || as.personId !== undefined || this.#tableOf(key) !== null) return 'expected'
    const known = this.#options.person(name)
    return known !== null && this.listed().some(({ id }) => id === known.id) ? 'expected' : 'new'
  }

  /** Those here whom devices of an address brought, and how many devices of it there are. */
  from(from: string): { readonly devices: readonly Device<GuestPlace>[]; readonly brought: readonly Brought[] } {
    const people = this.#state()?.people
    return {
      devices: this.devices.all().filter((device) => device.from === from),
      brought: this.#brought.filter((each) => each.from === from && people?.get(each.person)?.here === true),
    }
  }

  place(key: string, { as, name }: JoinAsked, from: string): Result<GuestPlace, JoinRefusal> | Promise<Result<GuestPlace, JoinRefusal>> {
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
        return this.#arrive(chosen ?? name, from)
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
  caller({ id, name, place, from, since }: Device<GuestPlace>): DeviceCaller {
    const state = this.#state()
    const own = state === null ? null : seatOfGuest(state, place)
    const matchId = own?.table.matchId ?? null
    const guest = { evening: this.evening, place, from, since }
    return { kind: 'device', id, name, role: matchId === null ? 'viewer' : 'scorer', seat: own?.seat ?? null, matchId, guest }
  }

  /** Checks someone in, unless another phone has that name; one that has been away for long gives it up. Who has no room is added nowhere. */
  async #arrive(chosen: Named | string, from: string): Promise<Result<GuestPlace, JoinRefusal>> {
    const isTyped = typeof chosen === 'string'
    const known = isTyped ? this.#options.person(chosen) : chosen
    if (known !== null && this.#holder(known.id) !== undefined) return err({ kind: 'taken' })
    const wasHere = known !== null && this.#state()?.people.has(known.id) === true
    const name = known === null && isTyped ? chosen : (known?.name ?? '')
    const people = [{ name, ...(known === null ? {} : { personId: known.id }) }]
    const arrived = await this.#options.evenings.checkIn({ id: this.evening, revision: 0, people, speaker: 'guest' })
    if (!arrived.ok) return err({ kind: arrived.error.kind === 'not-saved' ? 'not-saved' : arrived.error.kind === 'no-such-evening' ? 'closed' : 'full' })
    const { id: person } = present(known ?? this.#options.person(name), 'who was checked in is in the house')
    if (isTyped && !wasHere) this.#brought = [...this.#brought, { person, from, added: known === null }]
    return ok({ kind: 'person', person })
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
