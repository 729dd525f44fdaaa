import { Rate } from './rate'

/** Messages of one device: far more than thumbs can send. */
const MESSAGES_A_SECOND = 15
const MESSAGES_AT_ONCE = 60

/** What they may weigh together, in bytes: a few photographs, and then one every few seconds. */
const BYTES_A_SECOND = 128 * 1024
const BYTES_AT_ONCE = 6 * 1024 * 1024

/** Streams that one connection may follow at once; a page follows two. */
const STREAMS = 8

/** What one device may send, over however many connections, one after another too. */
export class DeviceAllowance {
  readonly #messages: Rate
  readonly #bytes: Rate

  constructor(now: () => number) {
    this.#messages = new Rate(MESSAGES_A_SECOND, MESSAGES_AT_ONCE, now)
    this.#bytes = new Rate(BYTES_A_SECOND, BYTES_AT_ONCE, now)
  }

  take(message: string): boolean {
    return this.#messages.take() && this.#bytes.take(message.length)
  }
}

/** What one device may ask of the host over one connection. */
export class DeviceBounds {
  readonly #allowance: DeviceAllowance
  readonly #streams = new Set<string>()

  constructor(allowance: DeviceAllowance) {
    this.#allowance = allowance
  }

  /** Why the connection is to be closed; null where it is not. `message` has the form of one. */
  faultOf(message: string): string | null {
    if (!this.#allowance.take(message)) return 'it sends too much'
    const { i: id, t: type, p: call } = JSON.parse(message) as { readonly i: string; readonly t?: number; readonly p?: { readonly u: string } }
    if (type === ABORT) this.#streams.delete(id)
    else if (call !== undefined && STREAM.test(call.u)) this.#streams.add(id)
    return this.#streams.size > STREAMS ? 'it follows too much at once' : null
  }
}

const ABORT = 4
/** Addresses of the streams that devices may follow. */
const STREAM = /\/(live|follow|hands)$/
