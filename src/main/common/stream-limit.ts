import { AsyncIteratorClass, ORPCError } from '@orpc/server'
import { TOO_MANY_STREAMS } from '#shared/contract/table'

/** How many streams may be open at once, each counted from the call that asks for it until it has ended, for whatever reason. */
export class StreamLimit {
  readonly #most: number
  readonly #within: StreamLimit | null
  #open = 0

  /** `within`: a limit that counts the same streams, as that of a device does over all its connections. */
  constructor(most: number, within: StreamLimit | null = null) {
    this.#most = most
    this.#within = within
  }

  get open(): number {
    return this.#open
  }

  /** Counts one more until what it gives is called or `signal` aborts; an error of code TOO_MANY_STREAMS where there is no room. */
  take(signal: AbortSignal | undefined): () => void {
    const limits = this.#chain()
    if (limits.some((limit) => limit.#open >= limit.#most))
      throw new ORPCError(TOO_MANY_STREAMS, { status: 429, message: `only ${this.#most} streams may be followed at once` })
    let isOpen = true
    const release = (): void => {
      if (!isOpen) return
      isOpen = false
      signal?.removeEventListener('abort', release)
      for (const limit of limits) limit.#open--
    }
    for (const limit of limits) limit.#open++
    signal?.addEventListener('abort', release)
    if (signal?.aborted === true) release()
    return release
  }

  #chain(): readonly StreamLimit[] {
    return this.#within === null ? [this] : [this, ...this.#within.#chain()]
  }
}

/** The same stream; `ended` is called once it has ended, also where nobody ever read it. */
export function untilEnded<T>(stream: AsyncIterator<T, unknown>, ended: () => void): AsyncIteratorObject<T, unknown> {
  return new AsyncIteratorClass<T, unknown>(
    () => stream.next(),
    async (reason) => {
      ended()
      if (reason !== 'next') await stream.return?.()
    },
  )
}
