import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import type { Duplex } from 'node:stream'
import type { RPCHandler } from '@orpc/server/ws'
import type { WebSocket } from 'ws'
import type { Caller } from '#shared/contract/authority'
import { CHECKER_PAGE } from '#shared/contract/checker-page'
import { CHOICES_PATH, JOIN_PATH, type JoinRefusal, LEAVE_PATH, MAX_JOIN_BYTES, SELF_PATH, TABLE_CLOSED } from '#shared/contract/joining'
import { joinSchema, lookSchema } from '#shared/contract/joining-input'
import { RPC_PATH } from '#shared/contract/port'
import { StreamLimit } from '../../common/stream-limit'
import { TokenBucket, TokenBuckets } from '../../common/token-bucket'
import type { Gatekeeper } from '../../table/admission'
import type { Crowd, TableListener } from '../../table/front-door'
import { BOUNDED, type ConnectionLimits, Connections, SILENT } from './connections'
import { cookieOf, strictCookie } from './cookies'
import { withFirstWords } from './first-words'
import { jsonBodyOf } from './json-body'
import { listen } from './listen'
import { isOwnOrigin } from './loopback'
import { securityHeaders } from './page-policy'
import { RpcSockets } from './rpc-sockets'
import { refuse, refuseUpgrade, servePages } from './serve-pages'
import { acceptedLanguage } from './sign-in-page'

/** Messages of one device: far more than thumbs can send. */
const MESSAGES_A_SECOND = 15
const MESSAGES_AT_ONCE = 60

/** What they may weigh together, in bytes: a few photos, and then one every few seconds. */
const BYTES_A_SECOND = 128 * 1024
const BYTES_AT_ONCE = 6 * 1024 * 1024

/** Streams that one connection may follow at once, and all connections of one device together; a page follows three. */
export const STREAMS = 8
export const STREAMS_OF_ONE = 16

/** What one device may ask of the host, over however many connections, one after another too. */
export class DeviceBounds {
  readonly #messages: TokenBucket
  readonly #bytes: TokenBucket
  readonly #streams = new StreamLimit(STREAMS_OF_ONE)

  constructor(now: () => number) {
    this.#messages = new TokenBucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE, now)
    this.#bytes = new TokenBucket(BYTES_A_SECOND, BYTES_AT_ONCE, now)
  }

  /** Whether a message of so many bytes may come in now. */
  take(bytes: number): boolean {
    return this.#messages.take() && this.#bytes.take(bytes)
  }

  /** The streams of one more connection, within those of the device. */
  streamsOfConnection(): StreamLimit {
    return new StreamLimit(STREAMS, this.#streams)
  }
}

/** How long a device stays joined that never leaves, in seconds; the table is closed long before. */
const COOKIE_LASTS = 24 * 60 * 60

/** The cookie of a table; named by its port, since cookies of one address are sent to all its ports. */
function cookieName(port: number): string {
  return `caravan-table-${port}`
}

/** What a device shows that has joined; '' for one that shows nothing. */
function tokenOf(request: IncomingMessage, port: number): string {
  return cookieOf(request, cookieName(port))
}

const POSTED = [CHOICES_PATH, JOIN_PATH, LEAVE_PATH] as const

function isTableRequest({ url }: IncomingMessage): boolean {
  return url === SELF_PATH || POSTED.some((path) => path === url)
}

/** Answers what is asked of the desk: what a code offers, joining, who one is, leaving. The request's host has been looked at. */
async function answerTable(desk: Gatekeeper, port: number, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('cache-control', 'no-store')
  if (request.url === SELF_PATH) return answerSelf(desk, port, request, response)
  if (request.method !== 'POST') return refuse(response, 405, 'Only POST')
  // a page of elsewhere can send a form or a text, but neither JSON without being asked for it nor a name that is not its own
  const { host = '', origin, 'content-type': type } = request.headers
  if (!isOwnOrigin(origin, host) || type !== 'application/json') return refuse(response, 403, 'Not this page')
  const body = await jsonBodyOf(request, MAX_JOIN_BYTES)
  if (body === null) return refuse(response, 413, 'Too much')
  const from = request.socket.remoteAddress ?? ''
  switch (request.url as (typeof POSTED)[number]) {
    case CHOICES_PATH: {
      const asked = lookSchema.safeParse(body.value)
      return sendJson(response, asked.success ? desk.choices(asked.data.key, from) : NOT_UNDERSTOOD)
    }
    case JOIN_PATH: {
      const asked = joinSchema.safeParse(body.value)
      const joined = asked.success ? await desk.join(asked.data, from) : NOT_UNDERSTOOD
      if (!joined.ok) return sendJson(response, joined)
      const { token, self } = joined.value
      response.setHeader('set-cookie', strictCookie(cookieName(port), token, COOKIE_LASTS))
      return sendJson(response, { ok: true, value: self })
    }
    case LEAVE_PATH:
      await desk.leave(tokenOf(request, port))
      response.setHeader('set-cookie', strictCookie(cookieName(port), '', 0))
      return sendJson(response, { ok: true, value: null })
  }
}

const NOT_UNDERSTOOD: { readonly ok: false; readonly error: JoinRefusal } = { ok: false, error: { kind: 'not-understood' } }

function answerSelf(desk: Gatekeeper, port: number, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET') return refuse(response, 405, 'Only GET')
  sendJson(response, desk.self(tokenOf(request, port)))
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(value))
}

/** Where to look for a free port. */
const USUAL_TABLE_PORT = 4180

interface Limits {
  /** Connections of those who have not joined; a browser opens six at a time, and all phones of a table may share an address. */
  readonly connections: ConnectionLimits
  /** What one address may ask of the desk and how many connections it may open there, all its phones together. Built files count as nothing: they are in memory. */
  readonly atOnce: number
  readonly aSecond: number
}

/** For one table; and for all tables of an evening together, whose phones may all be behind one address too. */
const LIMITS: Readonly<Record<Crowd, Limits>> = {
  table: { connections: { ...SILENT, most: 384, mostOfOne: 96 }, atOnce: 400, aSecond: 20 },
  evening: { connections: { ...SILENT, most: 768, mostOfOne: 256 }, atOnce: 4000, aSecond: 100 },
}

/** How long an answer may take to be read any further, in milliseconds. */
const UNREAD_MS = 20_000

/** WebSockets of one device. */
const SOCKETS_OF_ONE = 4

export interface TableServerOptions {
  readonly address: string
  readonly desk: Gatekeeper
  /** Folder of the built pages. */
  readonly pages: string
  /** The contract as one device may use it, which is asked at each call what it is. */
  readonly rpcFor: (caller: () => Caller | null, streams: StreamLimit) => RPCHandler<Record<never, never>>
  readonly report: (fault: unknown) => void
  /** Milliseconds. */
  readonly now: () => number
  /** Null: the usual port, or the next free one after it. */
  readonly port?: number | null
  readonly crowd?: Crowd
}

/** The listener in the local network: the table's page, the desk, and the contract for devices that joined. */
export class TableServer implements TableListener {
  readonly #server: Server
  readonly #sockets: RpcSockets
  readonly #options: TableServerOptions
  readonly #pages: RequestListener
  readonly #host: string
  readonly port: number
  readonly #limits: Limits
  readonly #open = new Map<string, Set<WebSocket>>()
  /** Of every device that ever joined; a handful of numbers each, until the table closes. */
  readonly #bounds = new Map<string, DeviceBounds>()
  readonly #connections: Connections
  readonly #rates: TokenBuckets
  #closing = false

  private constructor(server: Server, port: number, options: TableServerOptions) {
    this.#server = server
    this.port = port
    this.#limits = LIMITS[options.crowd ?? 'table']
    this.#options = options
    this.#rates = new TokenBuckets(this.#limits.aSecond, this.#limits.atOnce, options.now)
    this.#host = port === 80 ? options.address : `${options.address}:${port}`
    this.#sockets = new RpcSockets(options.report)
    this.#connections = new Connections(this.#limits.connections, options.now)
    // the table has a page of its own, and the checker is for everyone; the owner's is not for others
    const pages = ['phone.html', CHECKER_PAGE].map((name) => join(options.pages, name))
    const assets = join(options.pages, 'assets') + sep
    this.#pages = servePages(options.pages, {
      page: (html, { headers }) => withFirstWords(html, { language: acceptedLanguage(headers['accept-language']), address: this.url, onPhone: true }),
      isServed: (path) => pages.includes(path) || path.startsWith(assets),
      packed: true,
    })
    server.on('connection', (socket) => this.#connections.add(socket))
    server.on('request', (request, response) => this.#answer(request, response))
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => this.#upgrade(request, socket, head))
  }

  static async listen(options: TableServerOptions): Promise<TableServer> {
    const server = createServer({ ...BOUNDED, maxHeaderSize: 8 * 1024 })
    server.setTimeout(UNREAD_MS)
    const port = await listen(server, { host: options.address, port: options.port ?? null, usual: USUAL_TABLE_PORT })
    return new TableServer(server, port, options)
  }

  get url(): string {
    return `http://${this.#host}/`
  }

  cut(device: string): void {
    for (const ws of this.#open.get(device) ?? []) ws.terminate()
  }

  async close(why: 'stopped' | 'closing'): Promise<void> {
    this.#closing = true
    this.#connections.close()
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    await (why === 'stopped' ? this.#sockets.close(TABLE_CLOSED, 'phone access has stopped') : this.#sockets.close())
    this.#server.closeAllConnections()
    await closed
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    this.#connections.asked(request.socket)
    response.once('close', () => this.#connections.answered(request.socket))
    const { host } = request.headers
    // a name that resolves to this address belongs to someone else
    if (host !== this.#host) return refuse(response, 403, 'This isn’t Caravan’s address. Open the address that Caravan shows.')
    for (const [name, value] of Object.entries(securityHeaders([`ws://${host}`], request.headers))) response.setHeader(name, value)
    if (this.#closing) return refuse(response, 503, 'Phone access has stopped.')
    if (isTableRequest(request)) {
      if (!this.#rates.take(request.socket.remoteAddress ?? '')) return refuse(response, 429, 'Too many requests. Wait a moment and try again.')
      void answerTable(this.#options.desk, this.port, request, response).catch(() => response.destroy())
      return
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Only GET')
    if (request.url === '/') request.url = '/phone.html'
    this.#pages(request, response)
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { host, origin } = request.headers
    socket.on('error', () => socket.destroy())
    if (host !== this.#host || !isOwnOrigin(origin, host)) return refuseUpgrade(socket, '403 Forbidden')
    if (request.url !== RPC_PATH) return refuseUpgrade(socket, '404 Not Found')
    if (this.#closing) return refuseUpgrade(socket, '503 Service Unavailable')
    if (!this.#rates.take(request.socket.remoteAddress ?? '')) return refuseUpgrade(socket, '429 Too Many Requests')
    const caller = this.#options.desk.caller(tokenOf(request, this.port))
    if (caller === null) return refuseUpgrade(socket, '401 Unauthorized')
    const bounds = this.#boundsOf(caller.id)
    const opened = (ws: WebSocket): void => {
      this.#connections.release(request.socket)
      this.#opened(caller.id, ws)
    }
    this.#sockets.accept(
      this.#options.rpcFor(() => this.#options.desk.callerOf(caller.id), bounds.streamsOfConnection()),
      request,
      socket,
      head,
      { bounds, opened },
    )
  }

  #opened(device: string, ws: WebSocket): void {
    const { desk } = this.#options
    const sockets = this.#open.get(device) ?? new Set()
    // a phone that was asleep opens another, and nobody has told this host that the network has dropped the first
    for (const other of sockets) this.#sockets.check(other)
    this.#open.set(device, sockets.add(ws))
    const [oldest] = sockets
    if (sockets.size > SOCKETS_OF_ONE) oldest?.terminate()
    desk.connected(device)
    ws.on('close', () => {
      sockets.delete(ws)
      if (sockets.size === 0 && this.#open.get(device) === sockets) this.#open.delete(device)
      desk.disconnected(device)
    })
  }

  #boundsOf(device: string): DeviceBounds {
    const bounds = this.#bounds.get(device) ?? new DeviceBounds(this.#options.now)
    this.#bounds.set(device, bounds)
    return bounds
  }
}
