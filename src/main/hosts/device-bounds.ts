import { Rate } from './rate'

/** Messages of one connection: far more than thumbs can send. */
const MESSAGES_A_SECOND = 15
const MESSAGES_AT_ONCE = 60

/** Streams that one connection may follow at once; a page follows two. */
const STREAMS = 8

/** What one device may ask of the host over one connection. */
export class DeviceBounds {
  readonly #rate: Rate
  readonly #streams = new Set<string>()

  constructor(now: () => number) {
    this.#rate = new Rate(MESSAGES_A_SECOND, MESSAGES_AT_ONCE, now)
  }

  /** Why the connection is to be closed; null where it is not. `message` has the form of one. */
  faultOf(message: string): string | null {
    if (!this.#rate.take()) return 'it sends too much'
    const { i: id, t: type, p: call } = JSON.parse(message) as { readonly i: string; readonly t?: number; readonly p?: { readonly u: string } }
    if (type === ABORT) this.#streams.delete(id)
    else if (call !== undefined && STREAM.test(call.u)) this.#streams.add(id)
    return this.#streams.size > STREAMS ? 'it follows too much at once' : null
  }
}

const ABORT = 4
/** Addresses of the streams that devices may follow. */
const STREAM = /\/(live|follow|hands)$/
