import type { IncomingHttpHeaders } from 'node:http'
import { FIRST_WORDS_STYLE } from './first-words'

export interface PolicySources {
  /** WebSocket origins to name beside `'self'`, which not every browser takes to include them. */
  readonly sockets?: readonly string[]
  readonly scripts?: readonly string[]
  readonly styles?: readonly string[]
}

/** What the pages may load and whom they may talk to: themselves, and nothing else. WebAssembly may be compiled (tiles are read with it); no text may become code. */
export function contentSecurityPolicy({ sockets = [], scripts = ["'self'", "'wasm-unsafe-eval'"], styles = ["'self'"] }: PolicySources): string {
  return [
    "default-src 'none'",
    ['script-src', ...scripts].join(' '),
    "worker-src 'self'",
    ['style-src', ...styles].join(' '),
    "img-src 'self' data: blob:",
    ['connect-src', "'self'", ...sockets].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * The policy that a built page brings in itself, as one that is a single file does; null where it has that of all pages.
 *
 * Only a header can say that no other page may hold it in a frame.
 */
export function policyOf(html: string): string | null {
  const own = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html)?.[1]
  return own === undefined ? null : `${own}; frame-ancestors 'none'`
}

/**
 * Headers of every answer, page or not, to a request with the headers `asked`.
 *
 * A page that opens ours in a window gets no handle on it. Where a person opened ours, or we did, there is no such page; the browser is then spared the
 * change to another process, which holds a page back for longer than all else that it waits for.
 */
export function securityHeaders(sockets: readonly string[], asked: IncomingHttpHeaders = {}): Readonly<Record<string, string>> {
  // as the browser says (Fetch Metadata); no page can say it in its place
  const ledHere = asked['sec-fetch-site']
  return {
    'content-security-policy': contentSecurityPolicy({ sockets, styles: ["'self'", FIRST_WORDS_STYLE] }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...(ledHere !== 'none' && ledHere !== 'same-origin' && { 'cross-origin-opener-policy': 'same-origin' }),
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  }
}
