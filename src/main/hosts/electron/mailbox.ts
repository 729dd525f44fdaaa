/** Things for one reader, in their order, kept until it reads them; a later reader takes the place of an earlier one. */
export class Mailbox<T> {
  #waiting: T[] = []
  #reader = 0
  #wake: () => void = () => undefined

  post(thing: T): void {
    this.#waiting.push(thing)
    this.#wake()
  }

  /** Each thing once, until `signal` ends it or someone else reads. */
  async *read(signal: AbortSignal | undefined): AsyncGenerator<T, void, void> {
    this.#reader += 1
    const self = this.#reader
    this.#wake()
    const wake = (): void => this.#wake()
    const isEnded = (): boolean => signal?.aborted === true
    signal?.addEventListener('abort', wake)
    try {
      while (!isEnded() && self === this.#reader) {
        const next = this.#waiting.shift()
        if (next !== undefined) yield next
        else {
          await new Promise<void>((resolve) => {
            this.#wake = resolve
          })
        }
      }
    } finally {
      signal?.removeEventListener('abort', wake)
    }
  }
}
