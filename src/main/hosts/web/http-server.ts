import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { RPCHandler } from '@orpc/server/ws'
import { HEALTH_PATH } from '#shared/contract/owner'
import { RPC_PATH } from '#shared/contract/port'
import { START_PAGE_PATH } from '#shared/contract/start-page'
import type { Language } from '#shared/words/languages'
import type { Downloads } from '../../common/downloads'
import { BOUNDED, Connections, SILENT } from './connections'
import { isDownload, serveDownload } from './download'
import { withFirstWords } from './first-words'
import { listen } from './listen'
import { LOOPBACK, isOwnHost, isOwnOrigin } from './loopback'
import { OwnerSignIn } from './owner-sign-in'
import type { OwnerKeys } from './owner-keys'
import { securityHeaders } from './page-policy'
import { reportFault } from './report'
import { RpcSockets } from './rpc-sockets'
import { refuse, refuseUpgrade, servePages } from './serve-pages'
import { acceptedLanguage } from './sign-in-page'
import { serveStartPage, type AnswerStartPage } from './start-page'

/** Where to look for a free port when none was asked for. */
export const USUAL_PORT = 4127

/** A browser opens six at a time to one host. Any user of this computer can open more: then those that say nothing make room. */
const CONNECTIONS = { ...SILENT, most: 128, mostOfOne: 128 }

export interface HttpServerOptions {
  /** Null: the usual port, or the next free one after it. */
  readonly port: number | null
  /** Folder of the built pages. */
  readonly pages: string
  readonly keys: OwnerKeys
  /** Called with what pages send wrongly; printed by default. */
  readonly report?: (fault: unknown) => void
}

/** What is served beside the contract and the pages. */
export interface Beside {
  readonly downloads?: Downloads | null
  /** Where it is left out, each page renders itself. */
  readonly startPage?: AnswerStartPage | null
  /** What the house speaks; null where each browser decides. */
  readonly language?: () => Language | null
}

/** The loopback web host: pages, and the contract over a WebSocket once there is an app; for browsers of the owner, and nobody else. */
export class HttpServer {
  readonly port: number
  readonly #server: Server
  readonly #sockets: RpcSockets
  readonly #door: OwnerSignIn
  readonly #pages: RequestListener
  readonly #connections = new Connections(CONNECTIONS, () => performance.now())
  #rpc: RPCHandler<Record<never, never>> | null = null
  #downloads: Downloads | null = null
  #startPage: AnswerStartPage | null = null
  #language: () => Language | null = () => null

  private constructor(server: Server, port: number, options: HttpServerOptions) {
    this.port = port
    this.#server = server
    this.#door = new OwnerSignIn(options.keys, port)
    this.#sockets = new RpcSockets(options.report ?? reportFault)
    this.#pages = servePages(options.pages, {
      page: (html, { headers }) =>
        withFirstWords(html, { language: this.#language() ?? acceptedLanguage(headers['accept-language']), address: this.url, onPhone: false }),
    })
    server.on('connection', (socket) => this.#connections.add(socket))
    server.on('request', (request, response) => {
      this.#connections.asked(request.socket)
      response.once('close', () => this.#connections.answered(request.socket))
      this.#answer(request, response)
    })
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => this.#upgrade(request, socket, head))
  }

  /** Listens; an error of code EADDRINUSE when the port asked for is taken. Until `serve`, there is nothing but the way to sign in. */
  static async listen(options: HttpServerOptions): Promise<HttpServer> {
    const server = createServer(BOUNDED)
    const port = await listen(server, { host: LOOPBACK, port: options.port, usual: USUAL_PORT })
    return new HttpServer(server, port, options)
  }

  /** Without a key: what a browser shows that is signed in. */
  get url(): string {
    return `http://${LOOPBACK}:${this.port}/`
  }

  /** From now on answers everything. */
  serve(rpc: RPCHandler<Record<never, never>>, { downloads = null, startPage = null, language = () => null }: Beside = {}): void {
    this.#rpc = rpc
    this.#downloads = downloads
    this.#startPage = startPage
    this.#language = language
  }

  /** Ends every connection and stops listening. */
  async close(): Promise<void> {
    this.#rpc = null
    this.#connections.close()
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    await this.#sockets.close()
    this.#server.closeAllConnections()
    await closed
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { host } = request.headers
    if (host === undefined || !isOwnHost(host, this.port)) return refuse(response, 403, 'This isn’t Caravan’s address. Open the address that Caravan shows.')
    for (const [name, value] of Object.entries(securityHeaders([`ws://${host}`], request.headers))) response.setHeader(name, value)
    if (pathOf(request) === HEALTH_PATH) return this.#door.health(request, response)
    if (this.#door.answer(request, response)) return
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Only GET')
    if (this.#rpc === null) return refuse(response, 503, 'Caravan is starting. Reload this page in a moment.')
    if (this.#downloads !== null && isDownload(request)) return serveDownload(this.#downloads, request, response)
    if (pathOf(request) === START_PAGE_PATH) return this.#startPageFor(request, response)
    this.#pages(request, response)
  }

  /** It shows what only a call could ask for, so it takes what a call takes. */
  #startPageFor(request: IncomingMessage, response: ServerResponse): void {
    if (!this.#door.mayCall(request)) return refuse(response, 403, 'Not signed in')
    serveStartPage(this.#startPage, request, response)
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { host, origin } = request.headers
    socket.on('error', () => socket.destroy())
    if (host === undefined || !isOwnHost(host, this.port) || !isOwnOrigin(origin, host)) return refuseUpgrade(socket, '403 Forbidden')
    if (pathOf(request) !== RPC_PATH) return refuseUpgrade(socket, '404 Not Found')
    if (!this.#door.mayCall(request)) return refuseUpgrade(socket, '401 Unauthorized')
    if (this.#rpc === null) return refuseUpgrade(socket, '503 Service Unavailable')
    this.#connections.release(request.socket)
    this.#sockets.accept(this.#rpc, request, socket, head)
  }
}

const pathOf = ({ url = '/' }: IncomingMessage): string | undefined => url.split('?', 1)[0]
