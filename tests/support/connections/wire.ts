import type { Server, Socket } from 'node:net'
import { Duplex } from 'node:stream'

/** `held`: what is sent waits. `dead`: it never comes, and nobody is told, as where an address was taken back. */
type PairState = 'whole' | 'held' | 'dead'

/** A connection in memory, with both its ends. */
class Pair {
  readonly near: End
  readonly far: End
  state: PairState
  /** Nothing comes from the host any more; what the phone sends arrives. */
  deaf = false
  #held: (() => void)[] = []

  constructor(state: PairState, from: string) {
    this.state = state
    this.near = new End(this, from)
    this.far = new End(this, from)
  }

  /** Brings something to the other side, as far as anything comes through. */
  pass(from: End, work: () => void): void {
    Wire.events++
    if (this.deaf && from === this.far) return
    if (this.state === 'whole') setImmediate(work)
    else if (this.state === 'held') this.#held.push(work)
  }

  release(): void {
    this.state = 'whole'
    for (const work of this.#held.splice(0)) setImmediate(work)
  }

  other(end: End): End {
    return end === this.near ? this.far : this.near
  }
}

/** One end of a connection, as both `ws` and Node's HTTP server take it for a socket. */
class End extends Duplex {
  readonly #pair: Pair

  constructor(
    pair: Pair,
    readonly remoteAddress: string,
  ) {
    super()
    this.#pair = pair
    this.on('error', () => undefined)
  }

  override _read(): void {
    // what comes is pushed
  }

  override _write(part: Buffer, _encoding: string, done: () => void): void {
    this.#pair.pass(this, () => this.#other.push(part))
    done()
  }

  override _final(done: () => void): void {
    this.#pair.pass(this, () => this.#other.push(null))
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#pair.pass(this, () => this.#other.destroy())
    done(error)
  }

  get #other(): End {
    return this.#pair.other(this)
  }
}

/** The way of one phone to the host: a network in memory, so that everything comes in the same order in every run. */
export class Wire {
  /** What was sent on any wire so far. */
  static events = 0
  readonly #host: () => Server | null
  #pairs: readonly Pair[] = []
  #network: 'there' | 'gone' | 'silent' = 'there'
  #from = '192.168.0.1'

  /** `host`: what listens now. */
  constructor(host: () => Server | null) {
    this.#host = host
  }

  /** Opens a connection, and gives its end on the phone. */
  readonly connect = (): Socket => {
    const host = this.#host()
    const pair = new Pair(this.#network === 'silent' ? 'held' : 'whole', this.#from)
    this.#pairs = [...this.#pairs.filter(({ near, far }) => !near.destroyed || !far.destroyed), pair]
    Wire.events++
    if (this.#network === 'gone' || (this.#network === 'there' && host === null)) setImmediate(() => pair.near.destroy(new Error('ECONNREFUSED')))
    else pair.pass(pair.near, () => (this.#host() === null ? pair.near.destroy(new Error('ECONNREFUSED')) : this.#host()?.emit('connection', pair.far)))
    return pair.near as unknown as Socket
  }

  /** Every connection ends; others are let through, if the host takes them. */
  sever(): void {
    for (const { near, far } of this.#pairs) {
      near.destroy()
      far.destroy()
    }
  }

  /** Every connection ends, and no other is let through. */
  cut(): void {
    this.#network = 'gone'
    this.sever()
  }

  /** Nothing passes, of new connections neither, and nothing is closed. */
  silence(): void {
    this.#network = 'silent'
    for (const pair of this.#pairs) if (pair.state === 'whole') pair.state = 'held'
  }

  /** New connections pass again; what was held comes late, or never. */
  mend(held: 'late' | 'never'): void {
    this.#network = 'there'
    for (const pair of this.#pairs) {
      if (pair.state !== 'held') continue
      if (held === 'late') pair.release()
      else pair.state = 'dead'
    }
  }

  /** The connections that there are say nothing any more; others are as good as ever. */
  deaden(): void {
    for (const pair of this.#pairs) pair.state = 'dead'
  }

  /** The connections that there are bring nothing from the host any more. */
  deafen(): void {
    for (const pair of this.#pairs) pair.deaf = true
  }

  /** The phone has another address: what it had open is dead. */
  readdress(host: number): void {
    this.deaden()
    this.#from = `192.168.0.${host}`
  }

  /** The host's side of dead connections ends, as its own system tells it in time; the phone does not hear of it. */
  forgetDead(): void {
    for (const { state, far } of this.#pairs) if (state !== 'whole') far.destroy()
  }
}
