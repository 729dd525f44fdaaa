import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { WebSocket, WebSocketServer } from 'ws'
import { commandEvent } from '#shared/match/command-event'
import { paths } from '../../../src/renderer/navigation/paths'
import { launchBrowser } from '../../e2e/harness/browser'
import type { Host } from '../../e2e/harness/host'
import { median, slowestTwentieth } from '../figures'
import { matchOf } from '../games'
import { Deliveries } from './deliveries'
import { joinDevices, ownerOf, writtenOut } from './devices'
import { asAt } from '../../support/joined-as'
import { freshId } from '../../support/chance'

/** Phones that watch in a real browser, beside one big screen. */
const PHONES = 4
/** Plays that are measured. */
const PLAYS = 100
/** Between two of them, in milliseconds: what moves on the screens has come to rest, as at a table where people play fast. */
const REST_MS = 1000
const ECHOES = 500

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
const BIG = { viewport: { width: 1920, height: 1080 } }

/** Milliseconds, one of each kind for every measured play; of paintings one for every screen. */
export interface Painted {
  readonly echo: readonly number[]
  readonly acknowledged: readonly number[]
  readonly painted: readonly number[]
  readonly screens: number
}

/** What the host lets one address fetch in the long run. */
const FILES_A_SECOND = 20

/** 19 of 20 entries are to be painted on every screen within this, in milliseconds. */
const PAINTED_MS = 150

/** Prints what was measured; false where it took too long. */
export function reportPainted({ echo, acknowledged, painted, screens }: Painted): boolean {
  const line = (name: string, took: readonly number[]): void =>
    console.log(
      `${name}: median ${median(took).toFixed(1)} ms, 19 of 20 within ${slowestTwentieth(took).toFixed(1)} ms; ${(median(took) / median(echo)).toFixed(0)} times the echo`,
    )
  console.log(`${acknowledged.length} plays, ${REST_MS / 1000} s after one another, with ${screens - 1} phones and a big screen in a real browser`)
  line('a bare WebSocket echo', echo)
  line('an entry, acknowledged', acknowledged)
  line('an entry, painted on each screen', painted)
  return slowestTwentieth(painted) < PAINTED_MS
}

interface Watching {
  painted: number[]
  waiting: (() => void) | undefined
}

/** How soon an entry is acknowledged, and how soon it is painted on a big screen and on phones in a real browser, beside a WebSocket that only echoes. */
export async function measurePainted(host: Host): Promise<Painted> {
  const record = writtenOut(matchOf('bergen-game-cabinet', 2 * PLAYS))
  const owner = await ownerOf(host)
  const { matchId, link, code } = await owner.open(record)
  const { origin } = new URL(link)
  const [scorer] = await joinDevices(origin, { code, matchId, count: 1, players: record.players.length, deliveries: new Deliveries(1) })
  if (scorer === undefined) throw new Error('nobody has joined')
  await owner.makeScorer(matchId, [scorer])
  await scorer.connected()
  const browser = await launchBrowser()
  try {
    const screens = [await openScreen(browser, origin, code, BIG, paths.bigScreen(matchId))]
    for (let at = 0; at < PHONES; at++) screens.push(await openScreen(browser, origin, code, PHONE, '/', at % record.players.length))

    const acknowledged: number[] = []
    const painted: number[] = []
    let revision = 0
    for (const [at, { events, ...start }] of record.rounds.entries()) {
      if (at > 0) await scorer.startRound({ matchId, revision: revision++, start: { leader: start.leader }, command: `round-${at}-of-the-bench` })
      for (const event of events) {
        if (event.type === 'play') await pause(REST_MS)
        const before = await Promise.all(screens.map(paintings))
        const sent = now()
        await scorer.enter({ matchId, revision, event: commandEvent(event), command: `painted-${revision++}-of-the-bench` })
        const answered = now()
        // what else can happen may be said in the same words twice
        if (event.type !== 'play') continue
        const shown = await Promise.all(screens.map((screen, place) => paintedAfter(screen, before[place] ?? 0)))
        if (acknowledged.length === PLAYS) continue
        acknowledged.push(answered - sent)
        painted.push(...shown.map((each) => each - sent))
      }
    }
    return { echo: await echoes(), acknowledged, painted, screens: screens.length }
  } finally {
    await browser.close()
    scorer.close()
    owner.close()
  }
}

/** The same clock as a page's `performance.timeOrigin + performance.now()`. */
function now(): number {
  return performance.timeOrigin + performance.now()
}

/** A page that has joined, and notes when it has painted another last entry. */
async function openScreen(browser: Browser, origin: string, code: string, window: object, path: string, seat: number | null = null): Promise<Page> {
  const page = await (await browser.newContext(window)).newPage()
  const asked = { key: code, name: seat === null ? 'The wall' : `Phone ${seat + 1}`, as: asAt(seat), attempt: freshId() }
  const joined = await page.request.post(`${origin}/join`, { headers: { origin }, data: asked })
  if (!joined.ok()) throw new Error(`${asked.name} may not join: ${await joined.text()}`)
  let files = 0
  page.on('request', () => (files += 1))
  await page.goto(`${origin}/#${path}`)
  await page.locator('[data-felt]').waitFor({ timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  /* At a table every device has an address of its own; all of these have one, which may fetch only so many files a second. */
  await pause((1000 * files) / FILES_A_SECOND)
  await page.evaluate(() => {
    const told = (): string => document.querySelector('[data-felt] > :last-child')?.textContent ?? ''
    const watching = window as unknown as Watching
    watching.painted = []
    let before = told()
    const look = new MutationObserver(() => {
      const after = told()
      if (after === before) return
      before = after
      // a task after the frame: by then it has been painted
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          watching.painted.push(performance.timeOrigin + performance.now())
          watching.waiting?.()
        }
        port2.postMessage(null)
      })
    })
    look.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return page
}

function paintings(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Watching).painted.length)
}

/** When a screen painted what came after so many paintings. It is told, not asked again and again: that would keep the screen from painting. */
function paintedAfter(page: Page, before: number): Promise<number> {
  return page.evaluate(
    ({ count, limit }) => {
      const watching = window as unknown as Watching
      return new Promise<number>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`nothing was painted within ${limit} ms`)), limit)
        watching.waiting = () => {
          const last = watching.painted.at(-1)
          if (watching.painted.length <= count || last === undefined) return
          clearTimeout(late)
          resolve(last)
        }
        watching.waiting()
      })
    },
    { count: before, limit: 10_000 },
  )
}

/** There and back through a WebSocket that does nothing else, with a message as long as an entry's. */
async function echoes(): Promise<readonly number[]> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  server.on('connection', (ws) => ws.on('message', (message) => ws.send(message)))
  await once(server, 'listening')
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, { perMessageDeflate: false })
  await once(socket, 'open')
  const took: number[] = []
  for (let at = 0; at < ECHOES; at++) {
    const sent = performance.now()
    socket.send('x'.repeat(300))
    await once(socket, 'message')
    took.push(performance.now() - sent)
  }
  socket.terminate()
  server.close()
  return took
}
