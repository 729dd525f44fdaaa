import type { RPCHandler } from '@orpc/server/ws'
import { PROBE, SIGN } from '#shared/contract/port'
import type { Scheduler } from './scheduler'

/** A message takes so long from one end to the other, in milliseconds, and one of a host that was killed so long to be refused. */
const QUICK_MS = 2
const SLOW_MS = 60

type Listener = (event: { readonly data?: unknown; readonly code?: number }) => void

/** One end of a connection: what a page's WebSocket is, and what the host's handler uses of one. */
class End {
  /** As browsers count: connecting, open, closing, closed. */
  readyState = 0
  other: End | null = null
  readonly #listeners = new Map<string, Set<{ readonly listener: Listener; readonly once: boolean }>>()

  addEventListener(type: string, listener: Listener, { once = false }: { readonly once?: boolean } = {}): void {
    const known = this.#listeners.get(type) ?? new Set()
    this.#listeners.set(type, known.add({ listener, once }))
  }

  removeEventListener(type: string, listener: Listener): void {
    for (const each of this.#listeners.get(type) ?? []) if (each.listener === listener) this.#listeners.get(type)?.delete(each)
  }

  happens(type: 'open' | 'message' | 'close', event: { readonly data?: unknown; readonly code?: number } = {}): void {
    for (const each of [...(this.#listeners.get(type) ?? [])]) {
      if (each.once) this.#listeners.get(type)?.delete(each)
      each.listener(event)
    }
  }

  end(code: number): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.happens('close', { code })
  }
}

/** How what is sent gets from one end to the other: it does; it waits; or it never comes, and nobody is told. */
type State = 'whole' | 'held' | 'dead'

/** A connection between a page and a host. */
class Connection {
  readonly near = new End()
  readonly far = new End()
  state: State
  readonly #scheduler: Scheduler
  readonly #name: string
  readonly #waits: { readonly to: End; readonly work: () => void }[] = []
  readonly #last = new Map<End, number>()

  constructor(scheduler: Scheduler, name: string, state: State) {
    this.#scheduler = scheduler
    this.#name = name
    this.state = state
    this.near.other = this.far
    this.far.other = this.near
  }

  /** Lets something happen at one end, after all that was on its way there. */
  reach(to: End, what: string, work: () => void): void {
    if (this.state === 'dead') return
    if (this.state === 'held') return void this.#waits.push({ to, work })
    const { now } = this.#scheduler
    const at = Math.max(this.#last.get(to) ?? 0, now() + this.#scheduler.some(QUICK_MS, SLOW_MS))
    this.#last.set(to, at)
    this.#scheduler.after(at - now(), `${this.#name} ${what}`, () => {
      // what is on its way when the network goes is held with the rest, or gone
      if (this.state === 'held') this.#waits.push({ to, work })
      else if (this.state === 'whole') work()
    })
  }

  release(): void {
    this.state = 'whole'
    for (const { to, work } of this.#waits.splice(0)) this.reach(to, 'late', work)
  }
}

/** Where a host listens for pages. */
export interface Door {
  /** Null for one that is let in by nobody. */
  readonly rpc: RPCHandler<Record<never, never>> | null
  /** Called once the connection stands, and with what ends it from the host's side. */
  readonly opened: (end: (code: number) => void) => void
  readonly closed: () => void
}

/** The way of one page to its host. */
export class Wire {
  readonly #scheduler: Scheduler
  readonly #name: string
  readonly #knock: () => Door | null
  #network: 'there' | 'gone' | 'silent' = 'there'
  #all: Connection[] = []

  /** `knock`: what answers now; null where nothing does. */
  constructor(scheduler: Scheduler, name: string, knock: () => Door | null) {
    this.#scheduler = scheduler
    this.#name = name
    this.#knock = knock
  }

  get isThere(): boolean {
    return this.#network === 'there'
  }

  /** Opens a connection, and gives the page's end. */
  open(): End {
    const connection = new Connection(this.#scheduler, this.#name, this.#network === 'silent' ? 'held' : 'whole')
    const { near, far } = connection
    this.#all = [...this.#all.filter((each) => each.near.readyState !== 3 || each.far.readyState !== 3), connection]
    if (this.#network === 'gone') {
      this.#scheduler.after(1, `${this.#name} no network`, () => near.end(1006))
      return near
    }
    connection.reach(far, 'opens', () => {
      const door = this.#knock()
      if (door === null || door.rpc === null) return connection.reach(near, 'refused', () => near.end(1006))
      if (near.readyState === 3) return
      far.readyState = 1
      far.addEventListener('close', door.closed, { once: true })
      door.opened((code) => this.#ends(connection, far, code))
      void door.rpc.upgrade({
        addEventListener: far.addEventListener.bind(far) as never,
        send: (message: unknown) => {
          if (far.readyState === 1) connection.reach(near, 'hears', () => near.readyState === 1 && near.happens('message', { data: message }))
        },
      } as never)
      connection.reach(near, 'is open', () => {
        if (near.readyState === 3) return
        near.readyState = 1
        near.happens('open')
      })
    })
    return near
  }

  /** What a page sends. */
  send(near: End, message: unknown): void {
    const connection = this.#all.find((each) => each.near === near)
    if (connection === undefined || near.readyState !== 1) return
    connection.reach(connection.far, 'asks', () => {
      if (connection.far.readyState !== 1) return
      if (message === PROBE) connection.reach(near, 'a sign', () => near.readyState === 1 && near.happens('message', { data: SIGN }))
      else connection.far.happens('message', { data: message })
    })
  }

  close(near: End): void {
    const connection = this.#all.find((each) => each.near === near)
    if (connection !== undefined) this.#ends(connection, near, 1000)
  }

  #ends(connection: Connection, from: End, code: number): void {
    connection.reach(from === connection.near ? connection.far : connection.near, 'ends', () => from.other?.end(code))
    from.end(code)
  }

  /** Every connection ends at both ends, as where the host is killed; `silently`: only at the host's, as where its power is cut. */
  sever(silently = false): void {
    for (const { near, far } of this.#all) {
      far.end(1006)
      if (!silently) this.#scheduler.after(this.#scheduler.some(QUICK_MS, SLOW_MS), `${this.#name} severed`, () => near.end(1006))
    }
    if (silently) for (const each of this.#all) each.state = 'dead'
  }

  cut(): void {
    this.#network = 'gone'
    for (const { near, far } of this.#all) {
      near.end(1006)
      far.end(1006)
    }
  }

  /** Nothing passes, and nothing is closed. */
  silence(): void {
    this.#network = 'silent'
    for (const each of this.#all) if (each.state === 'whole') each.state = 'held'
  }

  /** New connections pass again; what was held comes late, or never, and then the host's side ends in time, of which the page does not hear. */
  mend(held: 'late' | 'never'): void {
    this.#network = 'there'
    for (const each of this.#all) {
      if (each.state !== 'held') continue
      if (held === 'late') each.release()
      else {
        each.state = 'dead'
        each.far.end(1006)
      }
    }
  }
}

/** Whose wire the next WebSocket goes through: a browser's takes an address alone. */
let dialling: Wire | null = null

/** Lets what opens a WebSocket now go through a wire. */
export function through<T>(wire: Wire, open: () => T): T {
  dialling = wire
  try {
    return open()
  } finally {
    dialling = null
  }
}

/** A browser's WebSocket, in place of the global one. */
export class PageSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  readonly #wire: Wire
  readonly #end: End

  constructor(_address: string) {
    if (dialling === null) throw new Error('nobody said whose socket this is')
    this.#wire = dialling
    this.#end = dialling.open()
  }

  get readyState(): number {
    return this.#end.readyState
  }

  addEventListener(type: string, listener: Listener, options?: { readonly once?: boolean }): void {
    this.#end.addEventListener(type, listener, options)
  }

  removeEventListener(type: string, listener: Listener): void {
    this.#end.removeEventListener(type, listener)
  }

  send(message: unknown): void {
    this.#wire.send(this.#end, message)
  }

  close(): void {
    this.#wire.close(this.#end)
  }
}
