import type { EveningPhonesFeed, ListedNames } from '#shared/contract/evening-phones'
import type { JoinRefusal } from '#shared/contract/joining'
import type { SentAvatar } from '#shared/contract/sent-avatar'
import type { TableOutcome } from '#shared/contract/table'
import type { DeviceId, PersonId } from '#shared/kernel/ids'
import { err, ok } from '#shared/kernel/result'
import type { Evenings } from '../evenings/evenings'
import type { EveningPhonesStore, KeptEveningPhones } from '../store/evening-phones-store'
import { SaveFault } from '../store/save-fault'
import type { Timers } from '../store/timers'
import { EveningGathering, type Brought, type Named } from './evening-gathering'
import { tableRefused, type FrontDoor, type TableListener } from './front-door'

/** For so long phones come back by themselves after Caravan has ended, in milliseconds: what a phone shows is good for no longer either. */
const COMES_BACK_MS = 24 * 60 * 60_000

/** How often it is tried to open again where the network is not there yet, and for how long, in milliseconds. */
const TRY_EVERY_MS = 3000
const TRIES = 200

export interface EveningPhonesOptions {
  readonly door: FrontDoor
  readonly store: EveningPhonesStore
  readonly evenings: Pick<Evenings, 'stateOf' | 'checkIn' | 'watch' | 'do'>
  readonly nameOf: (evening: string) => string | null
  /** Whether an evening that is not there may come back. */
  readonly isAway: (evening: string) => boolean
  readonly listed: (names: ListedNames) => readonly Named[]
  readonly person: (name: string) => Named | null
  readonly avatarOf: (person: PersonId) => SentAvatar
  /** Hides someone in the house whom a phone brought. */
  readonly hide: (person: PersonId) => Promise<void>
  /** Takes away the pictures of tables that these devices brought. */
  readonly forgetPictures: (devices: readonly DeviceId[]) => Promise<void>
  readonly clock: () => Date
  /** Milliseconds of a clock that is never set. */
  readonly elapsed: () => number
  readonly timers: Timers
  readonly newId: () => string
  readonly report?: ((fault: unknown) => void) | undefined
}

interface OpenEvening {
  readonly gathering: EveningGathering
  readonly listener: TableListener
}

/** Lets phones join an evening. What they need to find back is on the disk before they are in; Caravan opens again on its own after it has ended. */
export class EveningPhones {
  readonly #options: EveningPhonesOptions
  /** Ends following what is open. */
  #following = new AbortController()
  /** The match and the seat that each device may use now. */
  readonly #rights = new Map<string, string>()
  #where: Pick<KeptEveningPhones, 'address' | 'port' | 'since'> | null = null
  /** Calls off the next try to open again. */
  #callOffTry = (): void => undefined

  constructor(options: EveningPhonesOptions) {
    this.#options = options
  }

  live(id: string, signal: AbortSignal | undefined): AsyncGenerator<EveningPhonesFeed, void, void> {
    return this.#options.door.channel.watch(() => Promise.resolve(this.#feed(id)), signal)
  }

  /** Opens at one of the computer's addresses; what else phones have joined closes. Those who joined this evening before are still known. */
  open(id: string, address: string, names: ListedNames): Promise<TableOutcome> {
    const { door, store, clock } = this.#options
    this.#giveUp()
    return door.inTurn(async () => {
      const { kept } = store
      const before = kept?.evening === id ? kept : null
      return this.#open({ id, address, names, since: clock().toISOString() }, before)
    })
  }

  list(id: string, names: ListedNames): Promise<TableOutcome> {
    return this.#changing(id, ({ gathering }) => {
      gathering.names = names
      return null
    })
  }

  renewCodes(id: string): Promise<TableOutcome> {
    return this.#changing(id, ({ gathering }) => {
      gathering.renew()
      return null
    })
  }

  /**
   * Removes a device. The codes stay: they hang on every table, and its person may come back.
   *
   * `all`: with all devices of its address, and the pictures of tables that they brought; whom they brought leaves, and is hidden in the house where they are new to it and were in no round.
   */
  remove(id: string, device: string, all = false): Promise<TableOutcome> {
    return this.#changing(id, async ({ gathering, listener }) => {
      const known = gathering.devices.get(device)
      if (known === undefined) return tableRefused('no-such-device')
      const { devices, brought } = all ? gathering.from(known.from) : { devices: [known], brought: [] }
      for (const each of devices) {
        gathering.devices.sendAway(each.id)
        listener.cut(each.id)
      }
      if (all) await this.#options.forgetPictures(devices.map((each) => each.id))
      for (const each of brought) await this.#sendAway(id, each)
      return null
    })
  }

  async #sendAway(id: string, { person, added }: Brought): Promise<void> {
    const { evenings, hide } = this.#options
    const left = await evenings.do({ id, revision: 0, wish: { type: 'left', person } })
    const played = evenings.stateOf(id)?.rounds.some(({ tables, byes }) => byes.includes(person) || tables.some(({ people }) => people.includes(person)))
    if (left.ok && added && played === false) await hide(person)
  }

  close(id: string): Promise<TableOutcome> {
    const { door, store } = this.#options
    this.#giveUp()
    return door.inTurn(async () => {
      if (this.#at(id) === null) return tableRefused('not-open')
      this.#following.abort()
      await store.keep(null).catch(this.#options.report)
      await door.shut('stopped')
      return ok(null)
    })
  }

  /** Opens again what was open when Caravan ended, at the same address and port; tried until the network is there. */
  comeBack(): void {
    const { kept } = this.#options.store
    if (kept === null || this.#options.clock().getTime() - Date.parse(kept.since) > COMES_BACK_MS || this.#options.nameOf(kept.evening) === null) return
    let tries = 0
    const attempt = async (): Promise<void> => {
      const opened = await this.#options.door.inTurn(async () => {
        if (this.#options.door.current !== null) return ok(null)
        return this.#open({ ...kept, id: kept.evening }, kept)
      })
      if (!opened.ok && ++tries < TRIES) this.#callOffTry = this.#options.timers.after(TRY_EVERY_MS, () => void attempt())
    }
    void attempt()
  }

  /** Ends what goes on in the background; what is kept stays. */
  end(): void {
    this.#giveUp()
    this.#following.abort()
  }

  async #open(
    { id, address, names, since, port = null }: { id: string; address: string; names: ListedNames; since: string; port?: number | null },
    before: KeptEveningPhones | null,
  ): Promise<TableOutcome> {
    const { door, evenings, nameOf, listed, person, avatarOf, elapsed: now, newId } = this.#options
    const name = nameOf(id)
    if (name === null) return tableRefused('no-such-match')
    const gathering: EveningGathering = new EveningGathering({
      evening: id,
      name,
      evenings,
      listed,
      person,
      avatarOf,
      now,
      newId,
      names,
      kept: before,
      keep: () => this.#keep(gathering),
    })
    gathering.makeTableKeys()
    const at = port ?? before?.port ?? null
    // a port that someone else has by now is not waited for
    const refusal = (await door.open(gathering, address, at)) === null ? null : await door.open(gathering, address)
    if (refusal !== null) return err(refusal)
    const { listener } = this.#at(id) as OpenEvening
    this.#where = { address, port: listener.port, since }
    this.#following.abort()
    this.#following = new AbortController()
    void this.#follow(gathering, this.#following.signal).catch(this.#options.report)
    await this.#keep(gathering)
    return ok(null)
  }

  #changing(id: string, change: (open: OpenEvening) => TableOutcome | null | Promise<TableOutcome | null>): Promise<TableOutcome> {
    return this.#options.door.inTurn(async () => {
      const open = this.#at(id)
      if (open === null) return tableRefused('not-open')
      const refusal = await change(open)
      if (refusal !== null) return refusal
      await this.#keep(open.gathering)
      this.#options.door.channel.publish()
      return ok(null)
    })
  }

  async #keep(gathering: EveningGathering): Promise<JoinRefusal | null> {
    if (this.#where === null) return null
    try {
      await this.#options.store.keep({ ...this.#where, ...gathering.kept() })
      return null
    } catch (error) {
      if (error instanceof SaveFault) return { kind: 'not-saved' }
      throw error
    }
  }

  /** After each change of the evening: a device that may no longer use a match is cut off from it, and each new table gets its code. */
  async #follow(gathering: EveningGathering, signal: AbortSignal): Promise<void> {
    const { door, evenings, isAway } = this.#options
    this.#rights.clear()
    let tables = -1
    for await (const _ of evenings.watch(gathering.evening, () => null, signal)) {
      const current = this.#at(gathering.evening)
      if (current?.gathering !== gathering) continue
      if (evenings.stateOf(gathering.evening) === null) {
        // codes and devices go only with an evening that a person has put away
        if (isAway(gathering.evening)) continue
        return void (await this.close(gathering.evening))
      }
      for (const device of gathering.devices.all()) {
        const { matchId, seat } = gathering.caller(device)
        const right = matchId === null ? '' : `${matchId} ${seat}`
        const before = this.#rights.get(device.id) ?? ''
        this.#rights.set(device.id, right)
        if (before !== '' && before !== right) current.listener.cut(device.id)
      }
      if (gathering.makeTableKeys()) await this.#keep(gathering)
      const now = gathering.invitations('').tables.length
      if (now !== tables) door.channel.publish()
      tables = now
    }
  }

  #giveUp(): void {
    this.#callOffTry()
  }

  #at(id: string): OpenEvening | null {
    const open = this.#options.door.current
    return open?.gathering.kind === 'evening' && open.gathering.evening === id ? (open as OpenEvening) : null
  }

  #feed(id: string): EveningPhonesFeed {
    const { door } = this.#options
    const open = this.#at(id)
    if (open === null) return { kind: 'closed', addresses: door.addresses, elsewhere: door.current !== null }
    const { gathering, listener } = open
    const { devices, names } = gathering
    const listed = gathering.listed().map(({ name }) => name)
    const shown = devices.list().map((device) => {
      const { devices: phones, brought } = gathering.from(devices.get(device.id)?.from ?? '')
      return { ...device, phones: phones.length, brought: brought.length }
    })
    return { kind: 'open', url: listener.url, names, listed, ...gathering.invitations(listener.url), devices: shown, room: devices.room }
  }
}
