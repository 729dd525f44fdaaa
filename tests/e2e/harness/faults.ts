import type { BrowserContext, Page, Request } from 'playwright-core'

/** What went wrong in the windows of a test, whether or not the test looked. */
export interface Faults {
  /** Says that the test brings this fault about; anything else still fails it. */
  readonly expect: (pattern: RegExp) => void
  readonly all: () => readonly string[]
}

/** What a window reports while its host is away; for tests that take it away. */
export const HOST_AWAY = /WebSocket connection to|ERR_CONNECTION_(?:REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE/

/** Tells which requests a window gave up because it was loaded anew; the browser reports them like those that failed. */
function watchLeaving(): { readonly started: (request: Request) => void; readonly leftBehind: (request: Request) => boolean } {
  const loads = new WeakMap<Page, number>()
  const startedIn = new WeakMap<Request, number>()
  const loadsOf = (request: Request) => loads.get(request.frame().page()) ?? 0
  return {
    started: (request) => {
      const frame = request.frame()
      if (request.isNavigationRequest() && frame === frame.page().mainFrame()) loads.set(frame.page(), loadsOf(request) + 1)
      startedIn.set(request, loadsOf(request))
    },
    leftBehind: (request) => request.failure()?.errorText === 'net::ERR_ABORTED' && (startedIn.get(request) ?? 0) < loadsOf(request),
  }
}

/** Watches windows for errors, warnings, policy violations, and requests that failed or were answered with an error. */
export function watchFaults(): Faults & { readonly watch: (context: BrowserContext) => Promise<void> } {
  const seen: string[] = []
  const expected: RegExp[] = []
  const leaving = watchLeaving()
  const note = (fault: string) => void seen.push(fault)

  const watch = async (context: BrowserContext): Promise<void> => {
    context.on('weberror', (error) => note(`page error: ${error.error().stack ?? error.error().message}`))
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') note(`console ${message.type()}: ${message.text()}`)
    })
    context.on('request', (request) => leaving.started(request))
    context.on('requestfailed', (request) => {
      if (!leaving.leftBehind(request)) note(`request failed: ${request.url()} ${request.failure()?.errorText ?? ''}`)
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
    expect: (pattern) => void expected.push(pattern),
    all: () => seen.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
  }
}
