import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { SECRET } from '#shared/contract/owner'

/** How long the key in an address that is opened may wait for its browser, in milliseconds. */
const ONCE_WITHIN_MS = 2 * 60 * 1000

/** Keys that wait for a browser at the same time; more of them push out the oldest. */
const MOST_WAITING = 20

/** A key that is good for the whole start, or one that is good once and soon. */
export type KeyKind = 'lasting' | 'once'

const newSecret = (): string => randomBytes(32).toString('base64url')

/**
 * The keys that make a browser the owner's, for one start of Caravan; nothing of them is on disk.
 *
 * A browser brings a key and a page token that it made itself and keeps in the storage of its origin. It gets a cookie for that token:
 * `<hash of the token>.<signature>`. The signature alone opens pages; a call needs the token too, since a cookie is sent to every port of this
 * computer, also to one where someone else listens.
 */
export class OwnerKeys {
  readonly #lasting = newSecret()
  readonly #signing = randomBytes(32)
  readonly #waiting = new Map<string, number>()
  readonly #now: () => number

  /** `now`: milliseconds of a clock that nobody sets. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  key(kind: KeyKind): string {
    if (kind === 'lasting') return this.#lasting
    const key = newSecret()
    this.#waiting.set(key, this.#now() + ONCE_WITHIN_MS)
    const [oldest] = this.#waiting.keys()
    if (this.#waiting.size > MOST_WAITING && oldest !== undefined) this.#waiting.delete(oldest)
    return key
  }

  /** The kind of a key that is good now; null for any other. */
  kindOf(key: string): KeyKind | null {
    if (isSameKey(key, this.#lasting)) return 'lasting'
    for (const [waiting, until] of this.#waiting) {
      if (until <= this.#now()) this.#waiting.delete(waiting)
      else if (isSameKey(key, waiting)) return 'once'
    }
    return null
  }

  /** Uses up a key that is good once; false where someone was faster. */
  use(key: string): boolean {
    return this.#waiting.delete(key)
  }

  cookieFor(page: string): string {
    const id = idOf(page)
    return `${id}.${this.#sign(id)}`
  }

  /** Whether this start gave the cookie. */
  isOwners(cookie: string): boolean {
    const [id = '', signature = ''] = cookie.split('.')
    return isSameKey(signature, this.#sign(id))
  }

  /** Whether this start gave the cookie to this very page. */
  mayCall(cookie: string, page: string): boolean {
    return SECRET.test(page) && isSameKey(cookie, this.cookieFor(page))
  }

  #sign(id: string): string {
    return createHmac('sha256', this.#signing).update(id).digest('base64url')
  }
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
const idOf = (page: string): string => hashOf(page).toString('base64url')

/** In a time that does not show where the two differ. */
function isSameKey(one: string, other: string): boolean {
  return timingSafeEqual(hashOf(one), hashOf(other))
}
