import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { GuestTable } from '#shared/contract/evening-phones'
import { afterStep } from '#shared/contract/match-delta'
import type { MatchFeed, Outcome } from '#shared/contract/schemas'
import { present } from '#shared/kernel/assert'
import type { MatchRecord, RecordEvent } from '#shared/match/record'
import { clientOver, type Client } from '../../e2e/harness/owner'
import { freshId } from '../../support/chance'

/** How soon a phone tries again where nobody answers, in milliseconds. */
const AGAIN_MS = 200

/** What a table does next: an event, or the start of another round. */
export type TableStep = { readonly kind: 'event'; readonly event: RecordEvent } | { readonly kind: 'round'; readonly leader: number }

/** A phone at an evening as its page behaves, with an address of its own: it follows the evening and its table's match, and connects again where the connection breaks. */
export class GuestDevice {
  readonly #url: string
  readonly #cookie: string
  readonly #evening: string
  readonly #from: string
  readonly #seen = new Map<number, number>()
  #socket: WebSocket | null = null
  #client: Client | null = null
  #table: GuestTable | null = null
  #record: MatchRecord | null = null
  #revision = 0
  #follows = false
  #closed = false
  /** Settles once the connection that is there now is gone. */
  #gone: Promise<null> = Promise.resolve(null)

  private constructor(url: string, cookie: string, evening: string, from: string) {
    this.#url = url
    this.#cookie = cookie
    this.#evening = evening
    this.#from = from
  }

  /** Checks in as a phone does that scanned the code: looks whose names there are, and taps its own. */
  static async join(url: string, link: string, name: string, evening: string, at: number): Promise<GuestDevice> {
    const from = `127.1.${1 + Math.floor(at / 200)}.${1 + (at % 200)}`
    const key = link.slice(link.indexOf('#/join/') + '#/join/'.length)
    const offered = JSON.parse((await post(url, '/choices', { key }, from)).body) as {
      readonly value: { readonly people: readonly { readonly id: string; readonly name: string }[] }
    }
    const personId = present(
      offered.value.people.find((each) => each.name === name),
      `${name} is listed`,
    ).id
    const joined = await post(url, '/join', { key, name, as: { kind: 'person', personId }, attempt: freshId() }, from)
    if (joined.cookie === '') throw new Error(`${name} could not join: ${joined.body}`)
    return new GuestDevice(url, joined.cookie, evening, from)
  }

  get table(): GuestTable | null {
    return this.#table
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN && this.#revision >= 0
  }

  /** The revision of the match that this phone shows. */
  get revision(): number {
    return this.#revision
  }

  get rounds(): readonly (readonly RecordEvent[])[] {
    return this.#record?.rounds.map(({ events }) => events) ?? []
  }

  /** When this phone had a revision; undefined where it has not. */
  seenAt(revision: number): number | undefined {
    return this.#seen.get(revision)
  }

  async connect(): Promise<void> {
    while (!this.#closed) {
      const socket = new WebSocket(`${this.#url.replace('http', 'ws')}rpc`, {
        origin: this.#url.slice(0, -1),
        headers: { cookie: this.#cookie },
        localAddress: this.#from,
      })
      socket.on('error', () => undefined)
      const opened = await Promise.race([once(socket, 'open').then(() => true), once(socket, 'close').then(() => false)]).catch(() => false)
      if (!opened) {
        await wait(AGAIN_MS)
        continue
      }
      this.#gone = new Promise((resolve) => socket.on('close', () => resolve(null)))
      socket.on('close', () => void this.connect())
      const client = clientOver(socket)
      this.#socket = socket
      this.#client = client
      void this.#followEvening(client).catch(() => undefined)
      if (this.#follows) void this.#followMatch(client).catch(() => undefined)
      return
    }
  }

  /** Follows the match of its table from now on. */
  follow(): void {
    this.#follows = true
    if (this.#client !== null) void this.#followMatch(this.#client).catch(() => undefined)
  }

  async openMatch(): Promise<void> {
    const { table } = present(this.#table, 'it sits at a table')
    const outcome = await present(this.#client, 'it is connected').eveningGuests.openMatch({
      id: this.#evening,
      command: freshId(),
      round: 1,
      table,
      start: { leader: 0 },
    })
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  }

  /** Does the next thing at its table, sent again for as long as no answer comes; the revision it made. */
  async enter(step: TableStep, revision: number): Promise<number> {
    const matchId = present(this.#table?.matchId, 'its table has a match')
    const command = freshId()
    for (;;) {
      const client = present(this.#client, 'it is connected')
      const sent: Promise<Outcome> =
        step.kind === 'event'
          ? client.match.enter({ matchId, revision, event: step.event, command })
          : client.match.startRound({ matchId, revision, start: { leader: step.leader }, command })
      const outcome = await Promise.race([sent, this.#gone]).catch(() => null)
      if (outcome?.ok === true) return outcome.value.revision
      // it was done, and the answer was lost with the host
      if (outcome?.ok === false && outcome.error.kind === 'stale') return revision + 1
      if (outcome?.ok === false) throw new Error(`refused: ${JSON.stringify(outcome.error)}`)
      await wait(AGAIN_MS)
    }
  }

  close(): void {
    this.#closed = true
    this.#socket?.terminate()
  }

  async #followEvening(client: Client): Promise<void> {
    for await (const feed of await client.eveningGuests.live({ id: this.#evening })) if (feed.kind === 'evening') this.#table = feed.own.table
  }

  async #followMatch(client: Client): Promise<void> {
    let feed: MatchFeed | null = null
    for await (const step of await client.match.follow({ matchId: present(this.#table?.matchId, 'its table has a match') })) {
      feed = afterStep(feed, step)
      if (feed?.kind !== 'match') continue
      this.#record = feed.match.record
      this.#revision = feed.match.revision
      if (!this.#seen.has(feed.match.revision)) this.#seen.set(feed.match.revision, performance.now())
    }
  }
}

function post(url: string, path: string, value: unknown, from: string): Promise<{ readonly body: string; readonly cookie: string }> {
  const { hostname: host, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const asked = request(
      { host, port, path, method: 'POST', agent: false, localAddress: from, headers: { origin: url.slice(0, -1), 'content-type': 'application/json' } },
      (response) => {
        let body = ''
        response.setEncoding('utf8').on('data', (part: string) => (body += part))
        response.on('end', () => resolve({ body, cookie: String(response.headers['set-cookie'] ?? '').split(';', 1)[0] ?? '' }))
      },
    )
    asked.on('error', reject)
    asked.end(JSON.stringify(value))
  })
}
