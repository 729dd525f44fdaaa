import type { Address, TableOutcome, TableRefusal } from '#shared/contract/table'
import { err, ok } from '#shared/kernel/result'
import { Channel } from '../common/channel'
import { TaskQueue } from '../store/task-queue'
import { Admission, type Gatekeeper } from './admission'
import type { EveningGathering } from './evening-gathering'
import type { MatchGathering } from './match-gathering'

/** A listener in the local network. */
export interface TableListener {
  /** Where it answers, with a slash at the end. */
  readonly url: string
  readonly port: number
  /** Ends the connections of one device at once. */
  readonly cut: (device: string) => void
  /** `stopped`: devices are told that nobody comes back; `closing`: they try until the host is there again. */
  readonly close: (why: 'stopped' | 'closing') => Promise<void>
}

/** How much may be asked from the network while something is open. */
export type Crowd = 'table' | 'evening'

export interface Network {
  readonly addresses: () => readonly Address[]
  /** Listens on one of them, at a port or (null) at the usual one or the next that is free; rejects where that cannot be done. */
  readonly open: (address: string, desk: Gatekeeper, where: { readonly port: number | null; readonly crowd: Crowd }) => Promise<TableListener>
}

export const NO_NETWORK: Network = { addresses: () => [], open: () => Promise.reject(new Error('there is no network')) }

interface OpenFor<G> {
  readonly gathering: G
  readonly listener: TableListener
}
export type OpenDoor = OpenFor<MatchGathering> | OpenFor<EveningGathering>

export interface FrontDoorOptions {
  readonly network: Network
  /** Milliseconds of a clock that is never set. */
  readonly elapsed: () => number
}

/** The one way in from the local network: for one match or one evening at a time, and only while it is open. */
export class FrontDoor {
  readonly channel = new Channel()
  readonly #options: FrontDoorOptions
  readonly #turns = new TaskQueue()
  #open: OpenDoor | null = null

  constructor(options: FrontDoorOptions) {
    this.#options = options
  }

  get current(): OpenDoor | null {
    return this.#open
  }

  get addresses(): readonly Address[] {
    return this.#options.network.addresses()
  }

  /** One change after another. */
  inTurn(work: () => Promise<TableOutcome>): Promise<TableOutcome> {
    return this.#turns.run(work)
  }

  /** Opens for these at one of the computer's addresses, and closes what was open; a refusal where it cannot listen there. To be called in turn. */
  async open(gathering: OpenDoor['gathering'], address: string, port: number | null = null): Promise<TableRefusal | null> {
    const { network, elapsed } = this.#options
    if (!network.addresses().some((each) => each.address === address)) return { kind: 'no-such-address' }
    await this.shut('stopped')
    let listener: TableListener | null = null
    const desk: Gatekeeper = new Admission<never>({
      gathering: gathering as never,
      now: elapsed,
      changed: () => this.channel.publish(),
      cut: (device) => listener?.cut(device),
    })
    try {
      listener = await network.open(address, desk, { port, crowd: gathering.kind === 'evening' ? 'evening' : 'table' })
    } catch {
      return { kind: 'no-such-address' }
    }
    this.#open = { gathering, listener } as OpenDoor
    this.channel.publish()
    return null
  }

  /** Sends everyone away. To be called in turn. */
  async shut(why: 'stopped' | 'closing'): Promise<void> {
    const open = this.#open
    this.#open = null
    this.channel.publish()
    await open?.listener.close(why)
  }

  /** Caravan ends. What is at an evening comes back to it; a table of one match is forgotten. */
  end(): Promise<unknown> {
    return this.inTurn(async () => {
      await this.shut(this.#open?.gathering.kind === 'evening' ? 'closing' : 'stopped')
      return ok(null)
    })
  }
}

export function tableRefused(kind: TableRefusal['kind']): TableOutcome {
  return err({ kind })
}
