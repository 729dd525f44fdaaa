import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RPCHandler } from '@orpc/server/ws'
import { RPC_PATH } from '#shared/contract/port'
import type { Downloads } from '../backup/downloads'
import { errorCode } from '../store/files'
import { isDownload, serveDownload } from './download'
import { LOOPBACK, isOwnHost, isOwnOrigin } from './loopback'
import { pageFileAt } from './page-files'
import { securityHeaders } from './page-policy'
import { reportFault } from './report'
import { RpcSockets } from './rpc-sockets'

/** Where to look for a free port when none was asked for. */
export const USUAL_PORT = 4127
const PORTS_TRIED = 50

/** What `/health` says: whether the Caravan that a lock speaks of is really there, and serving yet. */
export interface Health {
  readonly app: 'caravan'
  readonly instance: string
  readonly state: 'starting' | 'ready'
}

export interface HttpServerOptions {
  /** Null: the usual port, or the next free one after it. */
  readonly port: number | null
  /** Folder of the built pages. */
  readonly pages: string
  readonly instance: string
  /** Told of what pages send wrongly; printed unless told otherwise. */
  readonly report?: (fault: unknown) => void
}

/** The loopback web host: pages, `/health`, and the contract over a WebSocket once there is an app. */
export class HttpServer {
  readonly port: number
  readonly #server: Server
  readonly #sockets: RpcSockets
  readonly #instance: string
  readonly #pages: RequestListener
  #rpc: RPCHandler<Record<never, never>> | null = null
  #downloads: Downloads | null = null

  private constructor(server: Server, port: number, options: HttpServerOptions) {
    this.port = port
    this.#server = server
    this.#instance = options.instance
    this.#sockets = new RpcSockets(options.report ?? reportFault)
    this.#pages = servePages(options.pages)
    server.on('request', (request, response) => this.#answer(request, response))
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => this.#upgrade(request, socket, head))
  }

  /** Listens; an error of code EADDRINUSE when the port asked for is taken. Until `serve`, only `/health` answers. */
  static async listen(options: HttpServerOptions): Promise<HttpServer> {
    const server = createServer()
    const first = options.port ?? USUAL_PORT
    const last = options.port === null ? first + PORTS_TRIED : first
    for (let port = first; ; port++) {
      try {
        await listenOn(server, port)
        break
      } catch (error) {
        if (!isPortTaken(error) || port >= last) throw error
      }
    }
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('broken invariant: a listening TCP server has an address')
    return new HttpServer(server, address.port, options)
  }

  get url(): string {
    return `http://${LOOPBACK}:${this.port}/`
  }

  /** From now on answers everything. */
  serve(rpc: RPCHandler<Record<never, never>>, downloads: Downloads | null = null): void {
    this.#rpc = rpc
    this.#downloads = downloads
  }

  /** Ends every connection and stops listening. */
  async close(): Promise<void> {
    this.#rpc = null
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    await this.#sockets.close()
    this.#server.closeAllConnections()
    await closed
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { host } = request.headers
    if (host === undefined || !isOwnHost(host, this.port)) return refuse(response, 403, 'Not this host')
    for (const [name, value] of Object.entries(securityHeaders([`ws://${host}`]))) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Only GET')
    if (request.url === '/health') return this.#answerHealth(response)
    if (this.#rpc === null) return refuse(response, 503, 'Starting')
    if (this.#downloads !== null && isDownload(request)) return serveDownload(this.#downloads, request, response)
    this.#pages(request, response)
  }

  #answerHealth(response: ServerResponse): void {
    const health: Health = { app: 'caravan', instance: this.#instance, state: this.#rpc === null ? 'starting' : 'ready' }
    response.setHeader('content-type', 'application/json')
    response.setHeader('cache-control', 'no-store')
    response.end(JSON.stringify(health))
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { host, origin } = request.headers
    socket.on('error', () => socket.destroy())
    if (host === undefined || !isOwnHost(host, this.port) || !isOwnOrigin(origin, host)) return refuseUpgrade(socket, '403 Forbidden')
    if (request.url !== RPC_PATH) return refuseUpgrade(socket, '404 Not Found')
    if (this.#rpc === null) return refuseUpgrade(socket, '503 Service Unavailable')
    this.#sockets.accept(this.#rpc, request, socket, head)
  }
}

export function arePagesBuilt(folder: string): boolean {
  return existsSync(join(folder, 'index.html'))
}

/** Files are looked up as they are asked for: the app may be rebuilt under a running host, and a page is never worth a host. */
function servePages(folder: string): RequestListener {
  return (request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split(/[?#]/)
    const page = pageFileAt(folder, pathname)
    if (page === null) return refuse(response, 404, 'Not found')
    void readFile(page.path).then(
      (content) => {
        response.setHeader('content-type', page.contentType)
        response.setHeader('content-length', content.length)
        // built assets carry a hash of their content in their names
        response.setHeader('cache-control', pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
        response.end(request.method === 'HEAD' ? undefined : content)
      },
      (error: unknown) => refusePage(response, folder, errorCode(error)),
    )
  }
}

function refusePage(response: ServerResponse, folder: string, code: string | null): void {
  if (!arePagesBuilt(folder)) refuse(response, 503, 'The pages are not built')
  else if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR') refuse(response, 404, 'Not found')
  else refuse(response, 500, 'The page could not be read')
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.end(`${text}\n`)
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function listenOn(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host: LOOPBACK, port }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

export function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
