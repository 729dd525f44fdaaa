import { WebSocket as NodeWebSocket, type ClientOptions } from 'ws'
import { afterStep } from '#shared/contract/match-delta'
import type { MatchFeed } from '#shared/contract/schemas'
import { answered } from '../../../src/renderer/hooks/use-command'
import { followStream } from '../../../src/renderer/hooks/follow'
import { putTogether } from '../../../src/renderer/hooks/put-together'
import { newCommandId } from '../../../src/renderer/client/command-id'
import { connect, type Channel, type Connection } from '../../../src/renderer/client/connection'
import { socketLink } from '../../../src/renderer/client/socket-link'
import { openWebSocketChannel } from '../../../src/renderer/client/websocket-channel'
import type { EveningTable, Joined } from './evening-table'
import { PhoneClock } from './phone-clock'
import { Wire } from './wire'

/** As pages of the table set it. */
const RESEND_FOR_MS = 10 * 60_000

/** How the next socket is opened: a browser's WebSocket takes an address alone. */
let opening: ClientOptions = {}

/** A browser's WebSocket, in place of the global one. */
export class PhoneSocket extends NodeWebSocket {
  constructor(address: string) {
    super(address, opening)
    this.on('error', () => undefined)
  }
}

/** One tap: what its person was told of it, and how often the host had been started until then. */
interface Tap {
  told: 'nothing' | 'entered' | 'refused' | 'lost'
  readonly at: number
  until: number
}

/** A phone as its page is: the real connection and the real stream of a match, without a browser round them. */
export class Phone {
  readonly clock: PhoneClock
  readonly wire: Wire
  readonly taps: Tap[] = []
  readonly #table: EveningTable
  readonly #joined: Joined
  readonly #stop = new AbortController()
  #connection: Connection | null = null
  #shown: MatchFeed | null = null
  inFront = true

  constructor(table: EveningTable, joined: Joined, now: number) {
    this.clock = new PhoneClock(now)
    this.#table = table
    this.#joined = joined
    this.wire = new Wire(() => table.listener)
  }

  open(): void {
    const { origin, host } = new URL(this.#table.url)
    const options = { headers: { origin, host, cookie: this.#joined.cookie }, createConnection: this.wire.connect }
    const openChannel = (): Channel => {
      opening = options
      return openWebSocketChannel(`ws://${host}/rpc`, { linkTo: socketLink })
    }
    const connection = connect(openChannel, { resendFor: RESEND_FOR_MS, clock: this.clock })
    this.#connection = connection
    const { matchId } = this.#table
    void followStream(
      connection,
      {
        open: async () => putTogether(await connection.client.match.follow({ matchId }, { signal: this.#stop.signal }), afterStep),
        take: (feed) => (this.#shown = feed),
      },
      this.#stop.signal,
    )
  }

  close(): void {
    this.#stop.abort()
    this.#connection?.close()
    this.wire.sever()
  }

  /** Of the match on its page; -1 before there is one. */
  get revision(): number {
    return this.#shown?.kind === 'match' ? this.#shown.match.revision : -1
  }

  get state() {
    return this.#connection?.state()
  }

  show(inFront: boolean): void {
    this.inFront = inFront
    this.#connection?.show(inFront)
  }

  /** Draws a tile for its own seat. As on the page, only one command is under way at a time. */
  tap(): void {
    const connection = this.#connection
    if (connection === null || this.revision < 0 || this.taps.some(({ told }) => told === 'nothing')) return
    const tap: Tap = { told: 'nothing', at: this.#table.starts, until: 0 }
    this.taps.push(tap)
    const command = { matchId: this.#table.matchId, revision: this.revision, command: newCommandId() }
    const event = { type: 'draw', player: this.#joined.seat, count: 1 } as const
    void answered(() => connection.client.match.enter({ ...command, event })).then((answer) => {
      tap.until = this.#table.starts
      tap.told = answer.ok ? 'entered' : answer.error.kind === 'connection-lost' ? 'lost' : 'refused'
    })
  }

  get seat(): number {
    return this.#joined.seat
  }
}
