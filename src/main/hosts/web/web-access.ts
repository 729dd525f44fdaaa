import type { RPCHandler } from '@orpc/server/ws'
import { KEY_QUERY } from '#shared/contract/owner'
import { HttpServer, type ServedBeside } from './http-server'
import { OwnerKeys, type KeyKind } from './owner-keys'

export interface WebAccessOptions {
  /** Null: the usual port, or the next free one after it. */
  readonly port: number | null
  /** Folder of the built pages. */
  readonly pages: string
  readonly report: (fault: unknown) => void
}

/** The way into Caravan for browsers of this computer: nothing listens before it is opened. */
export class WebAccess {
  readonly #options: WebAccessOptions
  readonly #keys = new OwnerKeys()
  #server: Promise<HttpServer> | null = null
  #served: { readonly rpc: RPCHandler<Record<never, never>>; readonly beside: ServedBeside } | null = null
  #closed = false

  constructor(options: WebAccessOptions) {
    this.#options = options
  }

  /** Listens, once; an error of code EADDRINUSE when the port asked for is taken. */
  open(): Promise<HttpServer> {
    if (this.#closed) return Promise.reject(new Error('Caravan is being closed'))
    this.#server ??= this.#listen().catch((error: unknown) => {
      this.#server = null
      throw error
    })
    return this.#server
  }

  /** Where a browser is to go, with a key; listens where nothing does. */
  readonly address = async (kind: KeyKind): Promise<string> => {
    const { url } = await this.open()
    return `${url}?${KEY_QUERY}=${this.#keys.key(kind)}`
  }

  /** What browsers get from now on; before that they can only sign in. */
  serve(rpc: RPCHandler<Record<never, never>>, beside: ServedBeside): void {
    this.#served = { rpc, beside }
    void this.#server?.then(
      (server) => server.serve(rpc, beside),
      () => undefined,
    )
  }

  /** Ends every connection and stops listening. */
  async close(): Promise<void> {
    this.#closed = true
    const server = await this.#server?.catch(() => null)
    await server?.close()
    this.#server = null
  }

  async #listen(): Promise<HttpServer> {
    const { port, pages, report } = this.#options
    const server = await HttpServer.listen({ port, pages, keys: this.#keys, report })
    if (this.#served !== null) server.serve(this.#served.rpc, this.#served.beside)
    return server
  }
}

/** The same address without its key, to be shown. */
export function withoutKey(address: string): string {
  return new URL('/', address).href
}
