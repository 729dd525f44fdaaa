import { StreamLimit } from '../../common/stream-limit'
import { TokenBucket } from '../../common/token-bucket'

/** Messages of one device: far more than thumbs can send. */
const MESSAGES_A_SECOND = 15
const MESSAGES_AT_ONCE = 60

/** What they may weigh together, in bytes: a few photos, and then one every few seconds. */
const BYTES_A_SECOND = 128 * 1024
const BYTES_AT_ONCE = 6 * 1024 * 1024

/** Streams that one connection may follow at once, and all connections of one device together; a page follows three. */
export const STREAMS = 8
export const STREAMS_OF_ONE = 16

/** What one device may ask of the host, over however many connections, one after another too. */
export class DeviceBounds {
  readonly #messages: TokenBucket
  readonly #bytes: TokenBucket
  readonly #streams = new StreamLimit(STREAMS_OF_ONE)

  constructor(now: () => number) {
    this.#messages = new TokenBucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE, now)
    this.#bytes = new TokenBucket(BYTES_A_SECOND, BYTES_AT_ONCE, now)
  }

  /** Whether a message of so many bytes may come in now. */
  take(bytes: number): boolean {
    return this.#messages.take() && this.#bytes.take(bytes)
  }

  /** The streams of one more connection, within those of the device. */
  streamsOfConnection(): StreamLimit {
    return new StreamLimit(STREAMS, this.#streams)
  }
}
