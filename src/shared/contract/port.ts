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

/** What the preload script shows the page as `window.caravan`; absent in a browser. */
export interface CaravanHost {
  readonly host: 'electron'
}
