import type { ServerOptions } from 'node:http'
import type { Socket } from 'node:net'

export interface ConnectionLimits {
  /** Of all addresses together. */
  readonly most: number
  readonly mostOfOne: number
  /** One over which no whole request has come for so long is closed, in milliseconds. */
  readonly silentMs: number
  /** One that has been silent for less, in milliseconds, closes only where none has been for longer: its request may be on the way. */
  readonly graceMs: number
}

/** For how long a connection may say nothing, and how long a request may take to come whole, in milliseconds. */
export const SILENT = { silentMs: 5000, graceMs: 1000 } as const
const REQUEST_MS = 10_000

export const BOUNDED: ServerOptions = {
  headersTimeout: SILENT.silentMs,
  requestTimeout: REQUEST_MS,
  connectionsCheckingInterval: 1000,
}

interface Connection {
  readonly socket: Socket
  readonly address: string
  /** Requests that are being answered over it. */
  readonly answering: number
  /** When it was opened, or the last of them was answered. */
  readonly since: number
}

/**
 * Connections over which anyone may ask, so bounded that those who say nothing shut nobody out.
 *
 * Where there are too many, room is made for the new one: the address with most silent connections loses the one that has been silent for
 * longest. `now` in milliseconds, of a clock that is never set.
 */
export class Connections {
  readonly #limits: ConnectionLimits
  readonly #now: () => number
  /** In the order in which they were opened. */
  readonly #open = new Map<Socket, Connection>()
  readonly #sweep: NodeJS.Timeout

  constructor(limits: ConnectionLimits, now: () => number) {
    this.#limits = limits
    this.#now = now
    this.#sweep = setInterval(() => this.#endSilent(), limits.silentMs / 5).unref()
  }

  get size(): number {
    return this.#open.size
  }

  add(socket: Socket): void {
    const address = socket.remoteAddress ?? ''
    const others = [...this.#open.values()]
    const ofOne = others.filter((each) => each.address === address)
    this.#open.set(socket, { socket, address, answering: 0, since: this.#now() })
    socket.once('close', () => this.#open.delete(socket))
    // one address alone never costs another one anything
    if (ofOne.length >= this.#limits.mostOfOne) this.#end(longest(ofOne.filter(isSilent))?.socket ?? socket)
    else if (others.length >= this.#limits.most) this.#end(this.#victimOf(others)?.socket ?? socket)
  }

  /** A whole request has come over it. */
  asked(socket: Socket): void {
    this.#count(socket, 1)
  }

  answered(socket: Socket): void {
    this.#count(socket, -1)
  }

  /** It belongs to a device that joined, and is bounded with the others of that device from now on. */
  release(socket: Socket): void {
    this.#open.delete(socket)
  }

  close(): void {
    clearInterval(this.#sweep)
  }

  #count(socket: Socket, by: number): void {
    const connection = this.#open.get(socket)
    if (connection !== undefined) this.#open.set(socket, { ...connection, answering: connection.answering + by, since: this.#now() })
  }

  #victimOf(all: readonly Connection[]): Connection | undefined {
    const silent = all.filter(isSilent)
    const long = silent.filter(({ since }) => this.#now() - since >= this.#limits.graceMs)
    return longest(ofBusiest(long)) ?? longest(silent) ?? longest(ofBusiest(all))
  }

  #endSilent(): void {
    for (const connection of this.#open.values()) {
      if (isSilent(connection) && this.#now() - connection.since >= this.#limits.silentMs) this.#end(connection.socket)
    }
  }

  #end(socket: Socket): void {
    this.#open.delete(socket)
    socket.destroy()
  }
}

const isSilent = ({ answering }: Connection): boolean => answering === 0

function longest(connections: readonly Connection[]): Connection | undefined {
  return connections.reduce<Connection | undefined>((before, each) => (before === undefined || each.since < before.since ? each : before), undefined)
}

/** Those of the address that has most of them. */
function ofBusiest(connections: readonly Connection[]): readonly Connection[] {
  const byAddress = new Map<string, Connection[]>()
  for (const each of connections) {
    const ofOne = byAddress.get(each.address)
    if (ofOne === undefined) byAddress.set(each.address, [each])
    else ofOne.push(each)
  }
  return [...byAddress.values()].reduce((most, each) => (each.length > most.length ? each : most), [])
}
