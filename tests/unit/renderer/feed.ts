/** A live stream a test feeds: the latest value at once, and every later one. */
export class Feed<T> {
  readonly #waiting = new Set<() => void>()
  #version = 0
  #value: T

  constructor(value: T) {
    this.#value = value
  }

  send(value: T): void {
    this.#value = value
    this.#version++
    for (const wake of [...this.#waiting]) wake()
  }

  async *open(signal: AbortSignal | undefined): AsyncGenerator<T, void, void> {
    const isEnded = (): boolean => signal?.aborted === true
    let seen = -1
    while (!isEnded()) {
      if (seen !== this.#version) {
        seen = this.#version
        yield this.#value
        continue
      }
      await new Promise<void>((resolve) => {
        const wake = (): void => {
          this.#waiting.delete(wake)
          resolve()
        }
        this.#waiting.add(wake)
        signal?.addEventListener('abort', wake, { once: true })
      })
    }
  }
}
