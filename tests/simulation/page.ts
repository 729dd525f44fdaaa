import { newCommandId } from '../../src/renderer/client/command-id'
import { connect, type Connection } from '../../src/renderer/client/connection'
import type { PageClock } from '../../src/renderer/client/page-clock'
import { socketLink } from '../../src/renderer/client/socket-link'
import { openWebSocketChannel } from '../../src/renderer/client/websocket-channel'
import { followStream } from '../../src/renderer/hooks/follow'
import { answered } from '../../src/renderer/hooks/use-command'
import type { Result } from '#shared/kernel/result'
import { through, Wire, type Door } from './network'
import type { Scheduler } from './scheduler'

/** As pages of a table set it. */
const RESEND_FOR_MS = 10 * 60_000

/** What a person was told of something that was asked for. */
type Told = 'nothing' | 'done' | 'refused' | 'lost' | 'fault'

/** One thing that was asked for on a page. */
export interface Asked {
  readonly page: string
  readonly command: string
  told: Told
  /** What it was refused with, or what went wrong. */
  why: string
  /** Of what it was about, after it. */
  revision: number
}

/** A page as browsers run it: its real connection and its real streams, without anything drawn. */
export class Page {
  readonly name: string
  readonly wire: Wire
  /** Everything that was asked for, in order. */
  readonly asked: Asked[] = []
  isAsleep = false
  readonly #scheduler: Scheduler
  readonly #stop = new AbortController()
  readonly #connection: Connection
  #due: (() => void)[] = []

  constructor(scheduler: Scheduler, name: string, knock: () => Door | null) {
    this.#scheduler = scheduler
    this.name = name
    this.wire = new Wire(scheduler, name, knock)
    this.#connection = connect(() => through(this.wire, () => openWebSocketChannel('ws://caravan/rpc', { linkTo: socketLink })), {
      resendFor: RESEND_FOR_MS,
      clock: this.#clock,
    })
  }

  get client(): Connection['client'] {
    return this.#connection.client
  }

  get isOpen(): boolean {
    return this.#connection.state() === 'open'
  }

  /** Whether no answer is waited for. */
  get isFree(): boolean {
    return this.asked.every(({ told }) => told !== 'nothing')
  }

  follow<T>(open: (client: Connection['client'], signal: AbortSignal) => Promise<AsyncIterable<T>>, take: (value: T) => void): void {
    const { signal } = this.#stop
    void followStream(this.#connection, { open: () => open(this.client, signal), take }, signal)
  }

  /** Asks for something, once as far as its person knows; what came of it. */
  async ask<V extends { readonly revision: number }>(
    send: (client: Connection['client'], command: string) => Promise<Result<V, unknown>>,
    command = newCommandId(),
  ): Promise<Asked & { readonly value?: V }> {
    const asked: Asked = { page: this.name, command, told: 'nothing', why: '', revision: -1 }
    this.asked.push(asked)
    const answer = await answered(() => send(this.client, command))
    if (answer.ok) {
      asked.told = 'done'
      asked.revision = answer.value.revision
      return { ...asked, value: answer.value }
    }
    const { error } = answer
    asked.told = error.kind === 'connection-lost' ? 'lost' : error.kind === 'refused' ? 'refused' : 'fault'
    asked.why = JSON.stringify(error)
    this.#scheduler.note(`${this.name} is told ${asked.why.slice(0, 200)}`)
    return asked
  }

  /** In a pocket: nothing rings, and nothing passes. */
  sleep(): void {
    this.isAsleep = true
    this.#connection.show(false)
    this.wire.silence()
  }

  wake(held: 'late' | 'never'): void {
    this.wire.mend(held)
    this.isAsleep = false
    for (const then of this.#due.splice(0)) then()
    this.#connection.show(true)
  }

  close(): void {
    this.#stop.abort()
    this.#connection.close()
    this.wire.sever()
  }

  readonly #clock: PageClock = {
    now: () => this.#scheduler.now(),
    after: (ms, then) => {
      let isWanted = true
      const callOff = this.#scheduler.after(ms, `${this.name} clock`, () => {
        if (this.isAsleep) this.#due.push(() => isWanted && then())
        else then()
      })
      return () => {
        isWanted = false
        callOff()
      }
    },
  }
}
