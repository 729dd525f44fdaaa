import type { Role } from '#shared/contract/authority'
import type { Address, ShownHand, TableFeed, TableOutcome, TableRefusal } from '#shared/contract/table'
import type { MatchId } from '#shared/kernel/ids'
import { omitUndefined } from '#shared/kernel/omit-undefined'
import { err, ok } from '#shared/kernel/result'
import { Channel } from '../common/channel'
import { Devices, MOST_DEVICES } from './devices'
import { Admission, type Gatekeeper } from './admission'
import type { TableSeats } from './seats'
import { TaskQueueByKey } from '../store/task-queue'

/** A listener in the local network. */
export interface TableListener {
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
  readonly open: (address: string, desk: Gatekeeper) => Promise<TableListener>
}

export const NO_NETWORK: Network = { addresses: () => [], open: () => Promise.reject(new Error('there is no network')) }

export interface TableOptions {
  readonly network: Network
  /** Milliseconds of a clock that is never set. */
  readonly elapsed: () => number
  readonly newId: () => string
  /** In seat order; null for no match that can be played on. */
  readonly players: (matchId: MatchId) => Promise<TableSeats | null>
}

interface Open {
  readonly devices: Devices
  readonly desk: Admission
  readonly door: TableListener
}

const NO_HANDS: readonly ShownHand[] = []

/** The table in the local network: for one match at a time, and only while it is open. */
export class Table {
  readonly #options: TableOptions
  readonly #channel = new Channel()
  readonly #turns = new TaskQueueByKey()
  #open: Open | null = null
  #hands = NO_HANDS

  constructor(options: TableOptions) {
    this.#options = options
  }

  get watchers(): number {
    return this.#channel.watchers
  }

  live(matchId: MatchId, signal: AbortSignal | undefined): AsyncGenerator<TableFeed, void, void> {
    return this.#channel.watch(() => Promise.resolve(this.#feed(matchId)), signal)
  }

  hands(matchId: MatchId, signal: AbortSignal | undefined): AsyncGenerator<ShownHand[], void, void> {
    return this.#channel.watch(() => Promise.resolve(this.#isOpenFor(matchId) ? [...this.#hands] : []), signal)
  }

  /** Lets phones join a match at one of the computer's addresses; a table for another match or at another address closes. */
  open(matchId: MatchId, address: string): Promise<TableOutcome> {
    return this.#inTurn(async () => {
      const { network, players, elapsed } = this.#options
      const sitters = await players(matchId)
      if (sitters === null) return no('no-such-match')
      if (!network.addresses().some((each) => each.address === address)) return no('no-such-address')
      await this.#shut()
      const devices = new Devices(elapsed, this.#options.newId)
      let door: TableListener | null = null
      const desk = new Admission({
        sitting: { matchId, players: sitters },
        devices,
        now: elapsed,
        changed: () => this.#channel.publish(),
        cut: (device) => door?.cut(device),
      })
      try {
        door = await network.open(address, desk)
      } catch {
        return no('no-such-address')
      }
      this.#open = { devices, desk, door }
      this.#channel.publish()
      return ok(null)
    })
  }

  /** Moves the devices that joined the match before to this one, at the same address and with the same code. */
  bring(matchId: MatchId): Promise<TableOutcome> {
    return this.#inTurn(async () => {
      const players = await this.#options.players(matchId)
      if (players === null) return no('no-such-match')
      if (this.#open === null) return no('not-open')
      this.#hands = NO_HANDS
      this.#open.desk.moveTo({ matchId, players })
      return ok(null)
    })
  }

  close(matchId: MatchId): Promise<TableOutcome> {
    return this.#inTurn(async () => {
      if (!this.#isOpenFor(matchId)) return no('not-open')
      await this.#shut()
      return ok(null)
    })
  }

  renewCode(matchId: MatchId): TableOutcome {
    return this.#with(matchId, ({ desk }) => {
      desk.renew()
      return ok(null)
    })
  }

  /** What a device may do, and where its person sits; what is absent stays as it is. Its connections are made again, so that nothing goes on that it may no longer do. */
  change(matchId: MatchId, id: string, { role, seat }: { readonly role?: Role | undefined; readonly seat?: number | null | undefined }): TableOutcome {
    return this.#with(matchId, ({ devices, desk, door }) => {
      if (typeof seat === 'number' && seat >= desk.sitting.players.length) return no('no-such-seat')
      if (!devices.change(id, omitUndefined({ role, seat }))) return no('no-such-device')
      door.cut(id)
      return ok(null)
    })
  }

  /** Removes a device; the code that it knows stops working. */
  remove(matchId: MatchId, id: string): TableOutcome {
    return this.#with(matchId, ({ devices, desk, door }) => {
      if (!devices.remove(id)) return no('no-such-device')
      door.cut(id)
      desk.renew()
      return ok(null)
    })
  }

  /** A hand laid open by its player, in place of what that player showed before. An empty hand takes it back. */
  showHand(matchId: MatchId, { round, seat, tiles }: ShownHand): TableOutcome {
    return this.#with(matchId, ({ desk }) => {
      if (seat >= desk.sitting.players.length) return no('no-such-seat')
      const others = this.#hands.filter((hand) => hand.seat !== seat)
      this.#hands = tiles.length === 0 ? others : [...others, { round, seat, tiles }]
      return ok(null)
    })
  }

  /** Sends everyone away, whatever match it is. */
  end(): Promise<unknown> {
    return this.#inTurn(async () => {
      await this.#shut()
      return ok(null)
    })
  }

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

  #with(matchId: MatchId, work: (open: Open) => TableOutcome): TableOutcome {
    if (this.#open === null || !this.#isOpenFor(matchId)) return no('not-open')
    const done = work(this.#open)
    if (done.ok) this.#channel.publish()
    return done
  }

  #isOpenFor(matchId: MatchId): boolean {
    return this.#open?.desk.sitting.matchId === matchId
  }

  #feed(matchId: MatchId): TableFeed {
    const open = this.#open
    if (open === null || !this.#isOpenFor(matchId)) {
      const elsewhere = open === null ? null : { matchId: open.desk.sitting.matchId, devices: open.devices.list().length }
      return { kind: 'closed', addresses: this.#options.network.addresses(), elsewhere }
    }
    const { code, secret, until } = open.desk.key
    const codeSeconds = Math.max(0, Math.ceil((until - this.#options.elapsed()) / 1000))
    return { kind: 'open', url: open.door.url, link: `${open.door.url}#/join/${secret}`, code, codeSeconds, devices: open.devices.list(), room: MOST_DEVICES }
  }
}

function no(kind: TableRefusal['kind']): TableOutcome {
  return err({ kind })
}
