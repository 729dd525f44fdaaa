import { utf8Length } from '../kernel/utf8'

/** What one message may hold. */
export interface BatchLimits {
  readonly records: number
  /** Bytes of all texts, each written as JSON in UTF-8. */
  readonly bytes: number
}

/** Records that wait for the next message, in their order. */
export class Batch<T extends { readonly text: string }> {
  readonly #limits: BatchLimits
  #waiting: T[] = []
  #bytes = 0

  constructor(limits: BatchLimits) {
    this.#limits = limits
  }

  /** Whether one record alone is too much for any message. */
  isTooMuch({ text }: T): boolean {
    return bytesOf(text) > this.#limits.bytes
  }

  /** Puts a record to the others; gives those before it where they no longer fit together. */
  add(record: T): readonly T[] | null {
    const bytes = bytesOf(record.text)
    const full = this.#waiting.length === this.#limits.records || this.#bytes + bytes > this.#limits.bytes
    const before = full ? this.take() : []
    this.#waiting.push(record)
    this.#bytes += bytes
    return before.length === 0 ? null : before
  }

  take(): readonly T[] {
    const taken = this.#waiting
    this.#waiting = []
    this.#bytes = 0
    return taken
  }
}

/** How long a text is as JSON in UTF-8. */
function bytesOf(text: string): number {
  return utf8Length(JSON.stringify(text))
}
