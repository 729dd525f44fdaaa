import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { endianness } from 'node:os'
import type { Duplex } from 'node:stream'
import type { RPCHandler } from '@orpc/server/ws'
import { z } from 'zod'
import { type Health, HEALTH_PATH, KEY_QUERY, PAGE_QUERY, SECRET, SIGN_IN_PATH } from '#shared/contract/owner'
import { RPC_PATH } from '#shared/contract/port'
import { START_PAGE_PATH } from '#shared/contract/start-page'
import type { Language } from '#shared/words/languages'
import type { Downloads } from '../../common/downloads'
import { BOUNDED, Connections, SILENT } from './connections'
import { cookieOf, strictCookie } from './cookies'
import { isDownload, serveDownload } from './download'
import { withFirstWords } from './first-words'
import { jsonBodyOf } from './json-body'
import { listen } from './listen'
import { isOwnHost, isOwnOrigin, LOOPBACK } from './loopback'
import type { OwnerKeys } from './owner-keys'
import { securityHeaders } from './page-policy'
import { reportFault } from './report'
import { RpcSockets } from './rpc-sockets'
import { refuse, refuseUpgrade, servePages } from './serve-pages'
import { acceptedLanguage, answerSignInPage } from './sign-in-page'
import { type AnswerStartPage, serveStartPage } from './start-page'

const TABLES = ['/proc/net/tcp', '/proc/net/tcp6']
const ESTABLISHED = '01'
const ROOT = 0

/**
 * Whether the program at the other end of a loopback connection (IPv4) runs as this very user, or as root, which forwards connections for others.
 *
 * Only Linux shows it (proc_pid_net(5)); elsewhere, and where it does not, everyone passes.
 */
async function isOfThisUser({ remoteAddress, remotePort, localAddress, localPort }: Socket): Promise<boolean> {
  const self = process.getuid?.()
  if (process.platform !== 'linux' || self === undefined) return true
  const tables = await Promise.all(TABLES.map((path) => readFile(path, 'utf8').catch(() => '')))
  if (tables.every((table) => table === '')) return true
  const uid = ownerIn(tables.join('\n'), endOf(remoteAddress, remotePort), endOf(localAddress, localPort))
  return uid === self || uid === ROOT
}

/** Who owns the open connection from one end to another, by user id; null where there is none. What is being closed belongs to nobody. */
export function ownerIn(table: string, from: string, to: string): number | null {
  for (const line of table.split('\n')) {
    const [, local = '', remote = '', state, , , , uid] = line.trim().split(/\s+/)
    // a program may speak IPv4 through a socket of IPv6, whose addresses end the same way
    if (state === ESTABLISHED && local.endsWith(from) && remote.endsWith(to)) return Number(uid)
  }
  return null
}

/** `127.0.0.1` and 4127 as the system writes them: `0100007F:101F`. */
export function endOf(address = '', port = 0): string {
  const bytes = Buffer.from(address.split('.').map(Number))
  if (endianness() === 'LE') bytes.reverse()
  return `${bytes.toString('hex')}:${port.toString(16).padStart(4, '0')}`.toUpperCase()
}

/** A key, a page token and what JSON needs around them, in bytes. */
const MAX_SIGN_IN = 1024

const secretSchema = z.string().regex(SECRET)
const signInSchema = z.object({ key: secretSchema, page: secretSchema })

const PAGES = ['/', '/index.html']

/** Named by its port, since cookies of one address are sent to all its ports. */
function ownerCookieName(port: number): string {
  return `caravan-${port}`
}

/** Lets the owner's browsers in to the web host at one port, and nobody else. */
class OwnerSignIn {
  readonly #keys: OwnerKeys
  readonly #port: number

  constructor(keys: OwnerKeys, port: number) {
    this.#keys = keys
    this.#port = port
  }

  /** Answers what comes before a browser is signed in, and refuses the rest; false for a request of the owner's, which is for others to answer. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { pathname, searchParams } = urlOf(request)
    if (pathname === SIGN_IN_PATH) {
      this.#signIn(request, response).catch(() => response.destroy())
      return true
    }
    const isPage = PAGES.includes(pathname)
    // also to a browser that is signed in: what it has may be of an earlier start, or of another key
    if (isPage && searchParams.has(KEY_QUERY)) answerSignInPage(request, response, 'signing-in')
    else if (this.#keys.isOwners(this.#cookieOf(request))) return false
    else if (isPage) answerSignInPage(request, response, 'refused')
    else refuse(response, 403, 'Not signed in')
    return true
  }

  /** Whether a call of this page's is the owner's. */
  mayCall(request: IncomingMessage): boolean {
    return this.#keys.mayCall(this.#cookieOf(request), urlOf(request).searchParams.get(PAGE_QUERY) ?? '')
  }

  health(request: IncomingMessage, response: ServerResponse): void {
    const health: Health = { app: 'caravan', signedIn: this.mayCall(request) }
    response.setHeader('content-type', 'application/json')
    response.setHeader('cache-control', 'no-store')
    response.end(JSON.stringify(health))
  }

  async #signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('cache-control', 'no-store')
    if (request.method !== 'POST') return refuse(response, 405, 'Only POST')
    const { host = '', origin, 'content-type': type } = request.headers
    // a page of elsewhere can send a form or a text, but neither JSON without being asked for it nor a name that is not its own
    if (!isOwnOrigin(origin, host) || type !== 'application/json') return refuse(response, 403, 'Not this page')
    const body = await jsonBodyOf(request, MAX_SIGN_IN)
    if (body === null) return refuse(response, 413, 'Too much')
    const asked = signInSchema.safeParse(body.value)
    if (!asked.success || !(await this.#accepts(asked.data.key, request))) return refuse(response, 403, 'Not a key of this start')
    response.setHeader('set-cookie', strictCookie(ownerCookieName(this.#port), this.#keys.cookieFor(asked.data.page)))
    response.statusCode = 204
    response.end()
  }

  /** Others can see for a moment which address is opened, where it stands on a command line; so that key is for programs of this user alone. */
  async #accepts(key: string, { socket }: IncomingMessage): Promise<boolean> {
    const kind = this.#keys.kindOf(key)
    if (kind !== 'once') return kind === 'lasting'
    return (await isOfThisUser(socket)) && this.#keys.use(key)
  }

  #cookieOf(request: IncomingMessage): string {
    return cookieOf(request, ownerCookieName(this.#port))
  }
}

function urlOf({ url = '/' }: IncomingMessage): URL {
  // a path may begin with two slashes, which would name a host
  return new URL(`http://localhost${url.startsWith('/') ? url : '/'}`)
}

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
export interface ServedBeside {
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
  serve(rpc: RPCHandler<Record<never, never>>, { downloads = null, startPage = null, language = () => null }: ServedBeside = {}): void {
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
