import type { EventEmitter } from 'node:events'
import type { WebSocket } from 'ws'

/** For so long a message may be on its way, in milliseconds; nothing that a page sends takes so long. */
const WITHIN_MS = 60_000

/** Bytes of messages that are not whole: of one device over all its connections, and of all devices. */
const MOST_OF_ONE = 1.25 * 1024 * 1024
const MOST_UNFINISHED_BYTES = 48 * 1024 * 1024

/** What the frame of a message weighs beside it, masked as those of pages are (RFC 6455, 5.2). */
const headOf = (bytes: number): number => (bytes < 126 ? 6 : bytes < 65_536 ? 8 : 14)

/** What the heads of a message in many frames may weigh. */
const HEADS = 2048

interface Coming {
  readonly ws: Pick<WebSocket, 'terminate'>
  readonly device: object
  bytes: number
  /** When the first of them came. */
  since: number
}

export interface UnfinishedOptions {
  /** Milliseconds of a clock that is never set. */
  readonly now: () => number
  readonly within?: number
  readonly mostOfOne?: number
  readonly most?: number
}

/**
 * Messages that have begun to come and are not whole, which the limits on messages do not see.
 *
 * A connection ends whose message takes too long, or whose device has more waiting than a message weighs. Where all devices together have too much
 * waiting, the one with most of it loses its connections.
 */
export class Unfinished {
  readonly #options: Required<UnfinishedOptions>
  readonly #coming = new Set<Coming>()
  /** Bytes that wait, of each device that has any, and of all. */
  readonly #ofDevice = new Map<object, number>()
  #waiting = 0

  constructor({ now, within = WITHIN_MS, mostOfOne = MOST_OF_ONE, most = MOST_UNFINISHED_BYTES }: UnfinishedOptions) {
    this.#options = { now, within, mostOfOne, most }
  }

  /** `device`: the same for all connections of one. */
  watch(ws: Pick<EventEmitter, 'on'> & Pick<WebSocket, 'terminate'>, socket: Pick<EventEmitter, 'on'>, device: object): void {
    const coming: Coming = { ws, device, bytes: 0, since: 0 }
    this.#coming.add(coming)
    ws.on('close', () => {
      this.#set(coming, 0)
      this.#coming.delete(coming)
    })
    socket.on('data', (chunk: Buffer) => this.#more(coming, chunk.length))
    ws.on('message', (data: Buffer) => {
      const left = coming.bytes - data.length - headOf(data.length)
      this.#set(coming, left <= HEADS ? 0 : left)
      coming.since = this.#options.now()
    })
    // these may come in the midst of a message, which is no nearer its end for them
    const beside = (data: Buffer): void => this.#set(coming, coming.bytes - data.length - headOf(data.length))
    ws.on('ping', beside)
    ws.on('pong', beside)
  }

  /** Ends connections whose message is late. To be called now and then. */
  endLate(): void {
    const { now, within } = this.#options
    for (const { ws, bytes, since } of this.#coming) if (bytes > 0 && now() - since >= within) ws.terminate()
  }

  #more(coming: Coming, bytes: number): void {
    const { now, mostOfOne, most } = this.#options
    if (coming.bytes === 0) coming.since = now()
    this.#set(coming, coming.bytes + bytes)
    if ((this.#ofDevice.get(coming.device) ?? 0) > mostOfOne) return coming.ws.terminate()
    if (this.#waiting <= most) return
    const [greediest] = [...this.#ofDevice].reduce((before, each) => (each[1] > before[1] ? each : before))
    for (const { ws, device } of this.#coming) if (device === greediest) ws.terminate()
  }

  #set(coming: Coming, bytes: number): void {
    const now = Math.max(0, bytes)
    const ofDevice = (this.#ofDevice.get(coming.device) ?? 0) + now - coming.bytes
    this.#waiting += now - coming.bytes
    coming.bytes = now
    if (ofDevice === 0) this.#ofDevice.delete(coming.device)
    else this.#ofDevice.set(coming.device, ofDevice)
  }
}
