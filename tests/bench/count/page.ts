import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../../e2e/harness/browser'
import { startHost } from '../../e2e/harness/host'
import { connected, signedIn } from '../client'
import { median } from '../figures'
import { putLongMatch } from '../ui/long-match'
import { choose, openTable, playOn } from '../ui/player'
import type { Counted } from './counted'

const EVENTS = 300
const PLAYS = 9
/** Entered before anything is counted, as a page that has just been opened still fetches what it may need. */
const WARM_UP = 3
/** With so many frames in which nothing happens a play is over. */
const QUIET_FRAMES = 20

interface Renders {
  renders: number
  components: number
}

interface Watched extends Window {
  caravanRenders?: Renders
}

/** What is counted of a page, each from its beginning on. */
type Totals = Readonly<Record<string, number>>

/** What a play takes from Enter until nothing changes any more, in a real browser: the median of some plays. */
export async function countPlay(name: string): Promise<Counted> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'caravan-count-page-'))
  const match = putLongMatch(dataFolder, 'counted-0001', EVENTS, 4 * (PLAYS + WARM_UP))
  const host = await startHost({ dataFolder })
  const browser = await launchBrowser()
  const { client, close } = await connected(host)
  try {
    // what moves would be drawn in as many frames as the machine has time for
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', ...(await signedIn(host)) })
    await page.addInitScript(keepRenders)
    const totals = await totalsOf(page)
    const plays: Totals[] = []
    await openTable(page, host.url, match)
    await playOn(
      {
        page,
        client,
        match,
        enter: async (play) => {
          await choose(page, play, (digit) => page.keyboard.press(digit))
          await quiet(page)
          const before = await totals()
          const shown = await page.evaluate(newestLine)
          await page.keyboard.press('Enter')
          await page.waitForFunction((was) => (document.querySelector('section ol[reversed] > li')?.textContent ?? '') !== was, shown)
          await quiet(page)
          const after = await totals()
          plays.push(Object.fromEntries(Object.entries(after).map(([thing, all]) => [thing, all - (before[thing] ?? 0)])))
        },
      },
      PLAYS + WARM_UP,
    )
    const counted = plays.slice(WARM_UP)
    const things = Object.fromEntries(Object.keys(counted[0] ?? {}).map((thing) => [thing, median(counted.map((play) => play[thing] ?? 0))]))
    return { name, instructions: null, bytes: null, things }
  } finally {
    close()
    await browser.close()
    await host.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

const newestLine = (): string => document.querySelector('section ol[reversed] > li')?.textContent ?? ''

/** Until nothing was drawn, sent or received for some frames. */
const quiet = (page: Page): Promise<void> =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise((next) => requestAnimationFrame(next))
  }, QUIET_FRAMES)

/** Begins to count what a page does, before it is opened. */
async function totalsOf(page: Page): Promise<() => Promise<Totals>> {
  const sent = { messages: 0, bytes: 0 }
  const note = ({ payload }: { readonly payload: string | Buffer }): void => {
    sent.messages += 1
    sent.bytes += Buffer.byteLength(payload)
  }
  page.on('websocket', (socket) => socket.on('framesent', note).on('framereceived', note))
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  return async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    const metric = (name: string): number => metrics.find((each) => each.name === name)?.value ?? Number.NaN
    const { renders, components } = (await page.evaluate(() => (window as Watched).caravanRenders)) ?? { renders: Number.NaN, components: Number.NaN }
    return {
      renders,
      'components that ran': components,
      layouts: metric('LayoutCount'),
      messages: sent.messages,
      'bytes of messages': sent.bytes,
    }
  }
}

/** Runs in the page before anything else: React tells tools for its developers of each time that it has drawn something, and which components ran for it. */
function keepRenders(): void {
  interface Fiber {
    readonly type: unknown
    readonly flags: number
    readonly child: Fiber | null
    readonly sibling: Fiber | null
    readonly alternate: Fiber | null
  }
  const counted: Renders = { renders: 0, components: 0 }
  ;(window as Watched).caravanRenders = counted
  const ran = (first: Fiber | null): number => {
    let sum = 0
    for (let fiber = first; fiber !== null; fiber = fiber.sibling) {
      const { type, flags, child, alternate } = fiber
      // what hangs below one that did not change is the same as before
      if (typeof type === 'function' && (alternate === null || (flags & 1) !== 0)) sum += 1
      if (alternate === null || child !== alternate.child) sum += ran(child)
    }
    return sum
  }
  const told = {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_: number, { current }: { readonly current: Fiber }) => {
      counted.renders += 1
      counted.components += ran(current.child)
    },
  }
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: told })
}
