import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { KEY_QUERY, PAGE_QUERY, SECRET, SIGN_IN_PATH, type Health } from '#shared/contract/owner'
import { cookieOf, strictCookie } from './cookies'
import { jsonBodyOf } from './json-body'
import { isOwnOrigin } from './loopback'
import type { OwnerKeys } from './owner-keys'
import { refuse } from './serve-pages'
import { answerSignInPage } from './sign-in-page'
import { isOfThisUser } from './socket-owner'

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
export class OwnerSignIn {
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
