import { TaskQueue } from './task-queue'

/**
 * Writing that may lag behind, because what is written can be made again from the matches.
 *
 * Only a flush waits for it, and a failure is not reported.
 */
export class WriteBehind {
  readonly #write: () => Promise<void>
  readonly #afterMs: number
  readonly #writes = new TaskQueue()
  #timer: NodeJS.Timeout | null = null

  constructor(write: () => Promise<void>, afterMs: number) {
    this.#write = write
    this.#afterMs = afterMs
  }

  /** There is something to write; what comes until it is written goes with it. */
  schedule(): void {
    this.#timer ??= setTimeout(() => this.#now(), this.#afterMs).unref()
  }

  /** Writes what is still to be written. */
  async flush(): Promise<void> {
    if (this.#timer !== null) this.#now()
    await this.#writes.idle()
  }

  /** What changes while it is written is written after it. */
  #now(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    void this.#writes.run(this.#write)
  }
}
