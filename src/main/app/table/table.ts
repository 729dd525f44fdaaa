import type { Role } from '#shared/contract/authority'
import type { Address, ShownHand, ShownHands, TableFeed, TableOutcome, TableRefusal } from '#shared/contract/table'
import { err, ok } from '#shared/kernel/result'
import { Channel } from '../channel'
import { Devices, MOST_DEVICES } from './devices'
import { TableDesk, type Desk } from './desk'
import { SerialByKey } from '../../store/serial'

/** A listener in the local network. */
export interface Door {
  /** Where it answers, with a slash at the end. */
  readonly url: string
  /** Ends the connections of one device at once. */
  readonly cut: (device: string) => void
  readonly close: () => Promise<void>
}

/** What the host can do in the network. */
export interface Network {
  readonly addresses: () => readonly Address[]
  /** Listens on one of them; rejects where that cannot be done. */
  readonly open: (address: string, desk: Desk) => Promise<Door>
}

export const NO_NETWORK: Network = { addresses: () => [], open: () => Promise.reject(new Error('there is no network')) }

export interface TableOptions {
  readonly network: Network
  readonly clock: () => Date
  readonly newId: () => string
  /** Names in seat order; null for no match that can be played on. */
  readonly players: (matchId: string) => Promise<readonly string[] | null>
}

interface Open {
  readonly matchId: string
  readonly players: readonly string[]
  readonly devices: Devices
  readonly desk: TableDesk
  readonly door: Door
}

const NO_HANDS: ShownHands = { round: 0, hands: [] }

/** The table in the local network: for one match at a time, and only while it is open. */
export class Table {
  readonly #options: TableOptions
  readonly #channel = new Channel()
  readonly #turns = new SerialByKey()
  #open: Open | null = null
  #hands = NO_HANDS

  constructor(options: TableOptions) {
    this.#options = options
  }

  get watchers(): number {
    return this.#channel.watchers
  }

  live(matchId: string, signal: AbortSignal | undefined): AsyncGenerator<TableFeed, void, void> {
    return this.#channel.watch(() => Promise.resolve(this.#feed(matchId)), signal)
  }

  hands(matchId: string, signal: AbortSignal | undefined): AsyncGenerator<ShownHands, void, void> {
    return this.#channel.watch(() => Promise.resolve(this.#open?.matchId === matchId ? this.#hands : NO_HANDS), signal)
  }

  /** Opens the table of a match on one of the computer's addresses; one that was open for another match or elsewhere closes. */
  open(matchId: string, address: string): Promise<TableOutcome> {
    return this.#inTurn(async () => {
      const { network, players } = this.#options
      const names = await players(matchId)
      if (names === null) return no('no-such-match')
      if (!network.addresses().some((each) => each.address === address)) return no('no-such-address')
      await this.#shut()
      const devices = new Devices(this.#now, this.#options.newId)
      let door: Door | null = null
      const desk = new TableDesk({ matchId, players: names, devices, now: this.#now, changed: () => this.#channel.publish(), cut: (device) => door?.cut(device) })
      try {
        door = await network.open(address, desk)
      } catch {
        return no('no-such-address')
      }
      this.#open = { matchId, players: names, devices, desk, door }
      this.#channel.publish()
      return ok(null)
    })
  }

  close(matchId: string): Promise<TableOutcome> {
    return this.#inTurn(async () => {
      if (this.#open?.matchId !== matchId) return no('not-open')
      await this.#shut()
      return ok(null)
    })
  }

  renewCode(matchId: string): TableOutcome {
    return this.#with(matchId, ({ desk }) => {
      desk.renew()
      return ok(null)
    })
  }

  /** What a device may do, and where its person sits. Its connections are made anew, so that nothing goes on that it may no longer do. */
  change(matchId: string, id: string, role: Role, seat: number | null): TableOutcome {
    return this.#with(matchId, ({ devices, players, door }) => {
      if (seat !== null && seat >= players.length) return no('no-such-seat')
      if (!devices.change(id, { role, seat })) return no('no-such-device')
      door.cut(id)
      return ok(null)
    })
  }

  remove(matchId: string, id: string): TableOutcome {
    return this.#with(matchId, ({ devices, door }) => {
      if (!devices.remove(id)) return no('no-such-device')
      door.cut(id)
      return ok(null)
    })
  }

  /** A hand laid open by its player; those of another round are gone then. An empty hand takes it back. */
  showHand(matchId: string, round: number, { seat, tiles }: ShownHand): TableOutcome {
    return this.#with(matchId, ({ players }) => {
      if (seat >= players.length) return no('no-such-seat')
      const others = this.#hands.round === round ? this.#hands.hands.filter((hand) => hand.seat !== seat) : []
      this.#hands = { round, hands: tiles.length === 0 ? others : [...others, { seat, tiles }] }
      return ok(null)
    })
  }

  /** Sends everybody away, whatever match it is. */
  end(): Promise<unknown> {
    return this.#inTurn(async () => {
      await this.#shut()
      return ok(null)
    })
  }

  readonly #now = (): number => this.#options.clock().getTime()

  #inTurn(work: () => Promise<TableOutcome>): Promise<TableOutcome> {
    return this.#turns.run('table', work)
  }

  async #shut(): Promise<void> {
    const open = this.#open
    this.#open = null
    this.#hands = NO_HANDS
    this.#channel.publish()
    await open?.door.close()
  }

  #with(matchId: string, work: (open: Open) => TableOutcome): TableOutcome {
    if (this.#open?.matchId !== matchId) return no('not-open')
    const done = work(this.#open)
    if (done.ok) this.#channel.publish()
    return done
  }

  #feed(matchId: string): TableFeed {
    const open = this.#open
    if (open?.matchId !== matchId) return { kind: 'closed', addresses: this.#options.network.addresses(), elsewhere: open !== null }
    const { code, secret, until } = open.desk.key
    const codeSeconds = Math.max(0, Math.ceil((until - this.#now()) / 1000))
    return { kind: 'open', url: open.door.url, link: `${open.door.url}#/join/${secret}`, code, codeSeconds, devices: open.devices.list(), room: MOST_DEVICES }
  }
}

function no(kind: TableRefusal['kind']): TableOutcome {
  return err({ kind })
}
