import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { existsSync } from 'node:fs'
import { open, readFile, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../../store/files'
import { pageFileAt, type PageFile } from './page-files'
import { policyOf } from './page-policy'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

export function arePagesBuilt(folder: string): boolean {
  return existsSync(join(folder, 'index.html'))
}

export interface Serving {
  /** What a browser gets that asks for a page, with what is built of it. */
  readonly page?: (html: string, request: IncomingMessage) => string
  /** May leave files out. */
  readonly isServed?: (path: string) => boolean
  /** Whether assets are packed for the way to the browser, and kept in memory; within one computer that costs more than it saves. */
  readonly packed?: boolean
}

/** Files are looked up as they are asked for: the app may be rebuilt under a running host, and a page is never worth a host. */
export function servePages(folder: string, { page: shown = (html) => html, isServed = () => true, packed = false }: Serving = {}): RequestListener {
  const kept = packed ? new KeptAssets() : null
  const answer = async (request: IncomingMessage, response: ServerResponse, { path, contentType }: PageFile, isAsset: boolean): Promise<void> => {
    const packs = isAsset && kept !== null && PACKS.test(contentType)
    const takesPacked = packs && takesGzip(request.headers['accept-encoding'])
    const isPage = contentType.startsWith('text/html')
    const html = isPage ? await readFile(path, 'utf8') : ''
    const own = policyOf(html)
    const whole = isPage ? Buffer.from(own === null ? shown(html, request) : html) : isAsset && kept !== null ? await kept.get(path, takesPacked) : null
    const sent = whole === null ? await OpenFile.at(path) : bytesToSend(whole)
    if (own !== null) response.setHeader('content-security-policy', own)
    else if (isPage) response.setHeader('vary', 'accept-language')
    response.setHeader('content-type', contentType)
    // built assets carry a hash of their content in their names, so that no browser has to ask whether they have changed
    response.setHeader('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (packs) response.setHeader('vary', 'accept-encoding')
    if (takesPacked) response.setHeader('content-encoding', 'gzip')
    response.setHeader('content-length', sent.size)
    await sent.end(response, request.method !== 'HEAD')
  }
  return (request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split(/[?#]/)
    const page = pageFileAt(folder, pathname)
    if (page === null || !isServed(page.path)) return refuse(response, 404, 'This page doesn’t exist.')
    answer(request, response, page, pathname.startsWith('/assets/')).catch((error: unknown) =>
      response.headersSent ? response.destroy() : refusePage(response, folder, errorCode(error)),
    )
  }
}

/** What is sent: how long it is, in bytes, and how an answer ends with it (or without it, for who only asks about it). */
interface Sent {
  readonly size: number
  end(response: ServerResponse, isAsked: boolean): Promise<void>
}

const bytesToSend = (bytes: Buffer): Sent => ({
  size: bytes.length,
  async end(response, isAsked) {
    response.end(isAsked ? bytes : undefined)
  },
})

/** Bytes of a file that are in memory at once. */
const PART = 65_536

/** What parts of files were read into, to be used again. */
const freeParts: Buffer[] = []

/**
 * A built file that is sent part by part.
 *
 * Whole files, each in memory of its own, would lie there until the engine looks for garbage, and it counts such memory for little: pages that were opened a
 * few times left a hundred megabytes.
 */
class OpenFile implements Sent {
  readonly size: number
  readonly #file: FileHandle

  private constructor(file: FileHandle, size: number) {
    this.#file = file
    this.size = size
  }

  /** Rejects as the system does where there is no such file. */
  static async at(path: string): Promise<OpenFile> {
    const file = await open(path)
    try {
      const found = await file.stat()
      if (!found.isFile()) throw Object.assign(new Error('it is no file'), { code: 'EISDIR' })
      return new OpenFile(file, found.size)
    } catch (error) {
      await file.close()
      throw error
    }
  }

  async end(response: ServerResponse, isAsked: boolean): Promise<void> {
    try {
      if (isAsked) await this.#write(response)
      response.end()
    } finally {
      await this.#file.close()
    }
  }

  async #write(response: ServerResponse): Promise<void> {
    const part = freeParts.pop() ?? Buffer.allocUnsafeSlow(PART)
    for (let at = 0; at < this.size;) {
      const { bytesRead } = await this.#file.read(part, 0, Math.min(PART, this.size - at), at)
      if (bytesRead === 0) throw new Error('it became shorter while it was sent')
      await written(response, part.subarray(0, bytesRead))
      at += bytesRead
    }
    // where someone went away in the middle, the system may still hold it
    freeParts.push(part)
  }
}

/** Resolves once the system has taken the bytes; rejects where nobody takes them any more. */
function written(response: ServerResponse, bytes: Buffer): Promise<void> {
  return new Promise((done, failed) => {
    const gone = (): void => failed(new Error('nobody takes it any more'))
    response.once('close', gone)
    response.write(bytes, (error) => {
      response.off('close', gone)
      if (error) failed(error)
      else done()
    })
  })
}

function refusePage(response: ServerResponse, folder: string, code: string | null): void {
  if (!arePagesBuilt(folder)) refuse(response, 503, 'Caravan’s pages are missing. Build them with “npm run build”.')
  else if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR') refuse(response, 404, 'This page doesn’t exist.')
  else refuse(response, 500, 'Caravan can’t read this page right now. Reload it to try again.')
}

export function refuse(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.end(`${text}\n`)
}

export function refuseUpgrade(socket: Duplex, status: string): void {
  // the other side may never close its half
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
}

const compress = promisify(gzip)

/** What packs to a third or less; pictures, trained data and packed files do not. */
const PACKS = /^(?:text\/|application\/(?:json|wasm|manifest\+json)|image\/svg)/

/** Whether a browser takes gzip, by its `accept-encoding` (RFC 9110, 12.5.3). */
export function takesGzip(acceptEncoding = ''): boolean {
  const weights = new Map<string, number>()
  for (const each of acceptEncoding.toLowerCase().split(',')) {
    const [coding = '', weight] = each.split(';').map((part) => part.trim())
    weights.set(coding, weight === undefined ? 1 : Number(/^q\s*=\s*([\d.]+)$/.exec(weight)?.[1] ?? 0))
  }
  return (weights.get('gzip') ?? weights.get('*') ?? 0) > 0
}

/**
 * Built files as they are sent, read and packed once: every phone at a table asks for the same few, and as often as it likes.
 *
 * Packing runs beside the answers to others (zlib has threads of its own).
 */
export class KeptAssets {
  readonly #kept = new Map<string, Promise<Buffer>>()

  /** The built file at `path`, whose content never changes under that name. Rejects where it cannot be read. */
  get(path: string, packed: boolean): Promise<Buffer> {
    const name = packed ? `${path}.gz` : path
    const known = this.#kept.get(name)
    if (known !== undefined) return known
    const content = packed ? readFile(path).then((whole) => compress(whole)) : readFile(path)
    this.#kept.set(name, content)
    content.catch(() => this.#kept.delete(name))
    return content
  }
}
