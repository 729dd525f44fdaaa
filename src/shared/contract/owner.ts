/*
 * What page and web host agree on before there is a connection. Without schemas: the first page needs none, and is not to wait for them.
 */

/** Where a page hands in the key that it was opened with; the answer sets the owner's cookie. */
export const SIGN_IN_PATH = '/sign-in'

/** Says whether the web host is there, and whether it knows this page. */
export const HEALTH_PATH = '/health'

/** Names of a key and of a page token in the query of an address. */
export const KEY_QUERY = 'key'
export const PAGE_QUERY = 'page'

/** Where a browser keeps its page token: in the storage of the page's own origin, which, unlike a cookie, no other port shares. */
export const PAGE_TOKEN_ITEM = 'caravan-page'

/** 32 random bytes in base64url. */
export const SECRET = /^[\w-]{43}$/

export interface Health {
  readonly app: 'caravan'
  /** Whether the page that asks is signed in. */
  readonly signedIn: boolean
}
