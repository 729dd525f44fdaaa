/** The only address the web host listens on. */
export const LOOPBACK = '127.0.0.1'

const LOOPBACK_NAMES = [LOOPBACK, 'localhost', '[::1]']

/**
 * Whether a Host header names this server by a loopback name and its own port.
 *
 * A page of another site can make its own name resolve to 127.0.0.1, but not change the name the browser sends.
 */
export function isOwnHost(host: string | undefined, port: number): boolean {
  return LOOPBACK_NAMES.some((name) => host === `${name}:${port}` || (port === 80 && host === name))
}

/** Whether a WebSocket was opened by a page of this very server; `host` has passed `isOwnHost`. */
export function isOwnOrigin(origin: string | undefined, host: string): boolean {
  return origin === `http://${host}`
}
