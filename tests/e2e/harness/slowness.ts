import type { BrowserContext } from 'playwright-core'
import { Chance } from '../../support/chance'

/** How many times slower windows are, and how long news is on its way at most; unset outside a search for tests that only pass on a fast machine. */
const RATE = Number(process.env['CARAVAN_SLOWNESS'] ?? '1')
/** What slower windows are waited for: as many times longer. */
export const PATIENCE = Math.max(1, RATE)
const MOST_LATE_MS = 250
const lateness = new Chance('how late messages come')

/** Slows every page of a window down by CARAVAN_SLOWNESS, and lets what goes between page and host take its time, in order but never evenly. */
export async function slowDown(context: BrowserContext): Promise<void> {
  if (!(RATE > 1)) return
  context.on('page', (page) => {
    void context
      .newCDPSession(page)
      .then((session) => session.send('Emulation.setCPUThrottlingRate', { rate: RATE }))
      // a page that is closed at once has nothing to be slowed down
      .catch(() => undefined)
  })
  await context.routeWebSocket(/./, (socket) => {
    const host = socket.connectToServer()
    let open = true
    const toHost = late((message) => open && host.send(message))
    const toPage = late((message) => open && socket.send(message))
    socket.onMessage(toHost)
    host.onMessage(toPage)
    for (const [one, other] of [
      [socket, host],
      [host, socket],
    ] as const) {
      one.onClose((code, reason) => {
        open = false
        void other.close({ ...(code === undefined ? {} : { code }), ...(reason === undefined ? {} : { reason }) })
      })
    }
  })
}

/** Delivers each message some time later, none before the one it came after. */
function late(deliver: (message: string | Buffer) => void): (message: string | Buffer) => void {
  let before = Promise.resolve()
  return (message) => {
    const due = Date.now() + lateness.next() * MOST_LATE_MS
    before = before.then(() => new Promise((resolve) => setTimeout(resolve, Math.max(0, due - Date.now())))).then(() => deliver(message))
  }
}
