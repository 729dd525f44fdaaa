/**
 * How the page of the desktop window reaches the host: it makes a `MessageChannel`, keeps one port and posts
 * the other to its own window with `PORT_FROM_PAGE`; the preload script hands it on as `PORT_TO_HOST`.
 */
export const PORT_FROM_PAGE = 'caravan:port-from-page'
export const PORT_TO_HOST = 'caravan:port-to-host'

/** Where the desktop window's page lives: a scheme of our own, so that no `file:` page and no web page shares its origin. */
export const PAGE_SCHEME = 'app'
export const PAGE_ORIGIN = 'app://caravan'

/** Where the web host answers the same contract over a WebSocket. */
export const RPC_PATH = '/rpc'

/**
 * What a page sends over the WebSocket to learn whether it still leads to the host, and what the host answers: two short messages beside those of the contract.
 * Pages never see the pings of the protocol itself (RFC 6455, 5.5.2).
 */
export const PROBE = 'alive?'
export const SIGN = 'alive'

/** What the preload script shows the page as `window.caravan`; absent in a browser. */
export interface CaravanHost {
  readonly host: 'electron'
}
