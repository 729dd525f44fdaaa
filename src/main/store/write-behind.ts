import { TaskQueue } from './task-queue'
import type { Timers } from './timers'

/**
 * Writing that may lag behind, because what is written can be made again from the matches.
 *
 * Only a flush waits for it, and a failure is not reported.
 */
export class WriteBehind {
  readonly #write: () => Promise<void>
  readonly #afterMs: number
  readonly #timers: Timers
  readonly #writes = new TaskQueue()
  #callOff: (() => void) | null = null

  constructor(write: () => Promise<void>, afterMs: number, timers: Timers) {
    this.#write = write
    this.#afterMs = afterMs
    this.#timers = timers
  }

  /** There is something to write; what comes until it is written goes with it. */
  schedule(): void {
    this.#callOff ??= this.#timers.after(this.#afterMs, () => this.#now())
  }

  /** Writes what is still to be written. */
  async flush(): Promise<void> {
    if (this.#callOff !== null) this.#now()
    await this.#writes.idle()
  }

  /** What changes while it is written is written after it. */
  #now(): void {
    this.#callOff?.()
    this.#callOff = null
    void this.#writes.run(this.#write)
  }
}
