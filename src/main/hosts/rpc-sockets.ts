import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { RPCHandler } from '@orpc/server/ws'
import { WebSocketServer, type MessageEvent, type WebSocket } from 'ws'
import { faultOfMessage } from './rpc-message'

/** Largest message a page may send, in bytes: a photograph to keep, or a revision with every hand of a large table in it. */
const MAX_MESSAGE = 1024 * 1024

/** How often each connection is asked whether it is still there, in milliseconds. */
const PING_EVERY_MS = 20_000

/** Close code for a message that is not what the connection carries (RFC 6455, 7.4.1). */
const NOT_OURS = 1007

/** How long a page has to answer that the connection is closing, in milliseconds. */
const CLOSE_WAIT_MS = 500

/** The WebSockets of pages, each served by the contract's handler. */
export class RpcSockets {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE, perMessageDeflate: false })
  readonly #answering = new WeakSet<WebSocket>()
  readonly #pings = setInterval(() => this.#ping(), PING_EVERY_MS).unref()
  readonly #report: (fault: string) => void

  /** `report` is told, in a line, why a connection was closed. */
  constructor(report: (fault: string) => void) {
    this.#report = report
  }

  accept(rpc: RPCHandler<Record<never, never>>, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      this.#answering.add(ws)
      ws.on('pong', () => this.#answering.add(ws))
      // what a page sends wrongly (too much, not UTF-8) closes its own connection and nothing else
      ws.on('error', () => ws.terminate())
      void rpc.upgrade(served(ws, this.#report))
    })
  }

  async close(): Promise<void> {
    clearInterval(this.#pings)
    const open = [...this.#server.clients]
    const closed = open.map((ws) => new Promise<void>((resolve) => ws.once('close', () => resolve())))
    for (const ws of open) ws.close(1001, 'Caravan is closing')
    const late = setTimeout(() => open.forEach((ws) => ws.terminate()), CLOSE_WAIT_MS)
    await Promise.all(closed)
    clearTimeout(late)
    this.#server.close()
  }

  #ping(): void {
    for (const ws of this.#server.clients) {
      if (!this.#answering.delete(ws)) ws.terminate()
      else ws.ping()
    }
  }
}

/** What the handler uses of a socket. */
type Served = Parameters<RPCHandler<Record<never, never>>['upgrade']>[0]

/**
 * A socket as the handler gets it: it hears only messages of ours, and its `send` ends only when the message has left this process.
 *
 * So a stream does not run ahead of a page that is slow, and the page gets the latest instead of a backlog. Anything else that is sent closes
 * the connection that sent it.
 */
function served(ws: WebSocket, report: (fault: string) => void): Served {
  // typed as if it gave nothing back, but the handler waits for what it gives
  const send = (message: Parameters<WebSocket['send']>[0]): unknown =>
    new Promise<void>((resolve) => {
      if (ws.readyState !== ws.OPEN) return resolve()
      ws.send(message, () => resolve())
    })
  const hear = (listener: (event: MessageEvent) => void) => (event: MessageEvent): void => {
    if (ws.readyState !== ws.OPEN) return
    const fault = faultOfMessage(event.data)
    if (fault === null) return listener(event)
    report(`a page sent a message that is none of Caravan’s (${fault}); its connection was closed`)
    ws.close(NOT_OURS, 'not a message of Caravan')
  }
  const addEventListener: Served['addEventListener'] = (type, listener, options) =>
    type === 'message' ? ws.addEventListener('message', hear(listener as (event: MessageEvent) => void), options) : ws.addEventListener(type, listener, options)
  return { addEventListener, send }
}
