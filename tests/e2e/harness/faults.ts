import type { BrowserContext } from 'playwright-core'
import { PATIENCE } from './slowness'

/** What went wrong in the windows of a test, whether or not the test looked. */
export interface Faults {
  /** Says that the test brings this fault about; anything else still fails it. */
  readonly expect: (pattern: RegExp) => void
  readonly all: () => readonly string[]
}

export interface WatchedFaults extends Faults {
  readonly watch: (context: BrowserContext) => Promise<void>
  /** Forgets what was seen and expected, for the next test in the same windows. */
  readonly forget: () => void
}

/** What a window reports while its host is away, and while the host that came in its place does not know the window yet; for tests that take it away. */
export const HOST_AWAY =
  /WebSocket connection to|WebSocket is already in CLOSING|ERR_CONNECTION_(?:REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|answered 403: .*\/assets\/|status of 403|Refused to apply style from .*\/assets\/.*text\/plain/

/** What Chromium says where a page gives up a WebSocket that was too long in opening; in slower windows each may be. */
const GIVEN_UP = /WebSocket is closed before the connection is established/

/** Watches windows for errors, warnings, policy violations, and requests that failed or were answered with an error. */
export function watchFaults(): WatchedFaults {
  const seen: string[] = []
  const expected: RegExp[] = []
  const note = (fault: string) => void seen.push(fault)

  const watch = async (context: BrowserContext): Promise<void> => {
    context.on('weberror', (error) => note(`page error: ${error.error().stack ?? error.error().message}`))
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') note(`console ${message.type()}: ${message.text()}`)
    })
    context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? ''
      // what a window gives up itself, because it is closed or loaded again, is nobody's fault; a host that fails shows in other words
      if (why !== 'net::ERR_ABORTED') note(`request failed: ${request.url()} ${why}`)
    })
    context.on('response', (response) => {
      if (response.status() >= 400) note(`answered ${response.status()}: ${response.url()}`)
    })
    context.on('page', (page) => page.on('crash', () => note(`page crashed: ${page.url()}`)))
    await context.exposeFunction('caravanPolicyViolation', (what: string) => note(`policy violation: ${what}`))
    await context.addInitScript(() => {
      const { caravanPolicyViolation: tell } = window as unknown as { caravanPolicyViolation: (what: string) => Promise<void> }
      document.addEventListener('securitypolicyviolation', (event) => {
        void tell(`${event.effectiveDirective} blocked ${event.blockedURI} (${event.sourceFile}:${event.lineNumber})`)
      })
    })
  }

  return {
    watch,
    forget: () => {
      seen.length = 0
      expected.length = 0
    },
    expect: (pattern) => void expected.push(pattern),
    all: () => seen.filter((fault) => ![...expected, ...(PATIENCE > 1 ? [GIVEN_UP] : [])].some((pattern) => pattern.test(fault))),
  }
}
