import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { RPCHandler } from '@orpc/server/ws'
import { type MessageEvent, type WebSocket, WebSocketServer } from 'ws'
import { PROBE, SIGN } from '#shared/contract/port'
import { faultOfMessage } from './rpc-message'

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

interface UnfinishedOptions {
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

/** Largest message a page may send, in bytes: a photo to keep, or a revision with every hand of a large table in it. */
const MAX_MESSAGE = 1024 * 1024

/** Frames of one message, and pieces in which one frame may come: a browser cuts a photo into a few, and a slow network into many. */
const MAX_FRAGMENTS = 128
const MAX_CHUNKS = 4096

/** How often each connection is asked whether it is still there, in milliseconds. */
const PING_EVERY_MS = 20_000

/** How long one has to answer that may have been replaced, in milliseconds. */
const ANSWER_WITHIN_MS = 5000

/** Close code for a message that is not what the connection carries (RFC 6455, 7.4.1). */
const NOT_OURS = 1007

/** Close code for more than a connection may do (RFC 6455, 7.4.1). */
const TOO_MUCH = 1008

/** What may wait to be read by one device, in bytes; one that reads no faster is sent away, and gets the latest when it comes back. */
const MAX_WAITING = 4 * 1024 * 1024

/** Close code of a host that stops (RFC 6455, 7.4.1). */
const GOING_AWAY = 1001

/** How long a page has to answer that the connection is closing, in milliseconds. */
const CLOSE_WAIT_MS = 500

/** The WebSockets of pages, each served by the contract's handler. */
export class RpcSockets {
  // One message a turn: the handler takes longer to take up a call than the word that its answer is no longer wanted, which would come first.
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE,
    maxFragments: MAX_FRAGMENTS,
    maxBufferedChunks: MAX_CHUNKS,
    perMessageDeflate: false,
    allowSynchronousEvents: false,
  })
  readonly #unfinished = new Unfinished({ now: () => performance.now() })
  readonly #answering = new WeakSet<WebSocket>()
  readonly #pings = setInterval(() => this.#ping(), PING_EVERY_MS).unref()
  readonly #report: (fault: string) => void

  /** `report` gets, in a line, why a connection was closed. */
  constructor(report: (fault: string) => void) {
    this.#report = report
  }

  /** `bounds`: what may be asked over it, for a connection that is not the owner's; `opened` gets the socket. */
  accept(rpc: RPCHandler<Record<never, never>>, request: IncomingMessage, socket: Duplex, head: Buffer, { bounds, opened }: Accepting = {}): void {
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      this.#answering.add(ws)
      ws.on('pong', () => this.#answering.add(ws))
      // what a page sends wrongly (too much, not UTF-8) closes its own connection and nothing else
      ws.on('error', () => ws.terminate())
      if (bounds !== undefined) this.#unfinished.watch(ws, socket, bounds)
      opened?.(ws)
      void rpc.upgrade(served(ws, this.#report, bounds))
    })
  }

  /** Ends a connection soon that does not answer: its page may have another one by now, and its streams are still counted. */
  check(ws: WebSocket): void {
    this.#answering.delete(ws)
    ws.ping()
    setTimeout(() => !this.#answering.has(ws) && ws.terminate(), ANSWER_WITHIN_MS).unref()
  }

  /** `code` and `reason` go to every page. */
  async close(code = GOING_AWAY, reason = 'Caravan is closing'): Promise<void> {
    clearInterval(this.#pings)
    const open = [...this.#server.clients]
    const closed = open.map((ws) => new Promise<void>((resolve) => ws.once('close', () => resolve())))
    for (const ws of open) ws.close(code, reason)
    const late = setTimeout(() => open.forEach((ws) => ws.terminate()), CLOSE_WAIT_MS)
    await Promise.all(closed)
    clearTimeout(late)
    this.#server.close()
  }

  #ping(): void {
    this.#unfinished.endLate()
    for (const ws of this.#server.clients) {
      if (!this.#answering.delete(ws)) ws.terminate()
      else ws.ping()
    }
  }
}

export interface Accepting {
  readonly bounds?: Bounds
  readonly opened?: (ws: WebSocket) => void
}

/** What someone may send; false closes the connection. */
interface Bounds {
  readonly take: (bytes: number) => boolean
}

/** What the handler uses of a socket. */
type Served = Parameters<RPCHandler<Record<never, never>>['upgrade']>[0]

/**
 * A socket as the handler gets it: it hears only messages of ours, and its `send` ends only when the message has left this process.
 *
 * So a stream does not run ahead of a page that is slow, and the page gets the latest instead of a backlog. Anything else that is sent closes
 * the connection that sent it.
 */
function served(ws: WebSocket, report: (fault: string) => void, bounds?: Bounds): Served {
  // typed as if it gave nothing back, but the handler waits for what it gives
  const send = (message: Parameters<WebSocket['send']>[0]): unknown =>
    new Promise<void>((resolve) => {
      if (ws.readyState !== ws.OPEN) return resolve()
      if (bounds !== undefined && ws.bufferedAmount > MAX_WAITING) {
        ws.terminate()
        return resolve()
      }
      ws.send(message, () => resolve())
    })
  const hear =
    (listener: (event: MessageEvent) => void) =>
    (event: MessageEvent): void => {
      if (ws.readyState !== ws.OPEN) return
      // before it is read, which costs more than to count it
      if (bounds !== undefined && !bounds.take(bytesOf(event.data))) {
        report('a device at the table was disconnected: it sends too much')
        return ws.close(TOO_MUCH, 'too much')
      }
      if (event.data === PROBE) return ws.send(SIGN)
      const fault = faultOfMessage(event.data)
      if (fault === null) return listener(event)
      report(`a page sent a message that is none of Caravan’s (${fault}); its connection was closed`)
      ws.close(NOT_OURS, 'not a message of Caravan')
    }
  const addEventListener: Served['addEventListener'] = (type, listener, options) =>
    type === 'message' ? ws.addEventListener('message', hear(listener as (event: MessageEvent) => void), options) : ws.addEventListener(type, listener, options)
  return { addEventListener, send }
}

/** In bytes; what is no text is refused whatever it weighs. */
function bytesOf(data: MessageEvent['data']): number {
  return typeof data === 'string' ? Buffer.byteLength(data) : 0
}
