import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Steps } from '#shared/kernel/in-steps'

/** How long a request, such as a play, may have to wait, in milliseconds. */
const WITHOUT_PAUSE_MS = 10

/** Long work that lets others have their turn. */
export class Yielder {
  #since = performance.now()

  /** For between two steps: waits for the others once it has gone on for some time. */
  async maybeYield(): Promise<void> {
    if (this.#isDue()) await this.#pass()
  }

  /** Does something with each of many, with the others in between. */
  async each<T>(many: Iterable<T>, work: (each: T) => void): Promise<void> {
    for (const each of many) {
      work(each)
      if (this.#isDue()) await this.#pass()
    }
  }

  /** Does all the steps, with the others in between. */
  async through<T>(steps: Steps<T>): Promise<T> {
    for (;;) {
      const step = steps.next()
      if (step.done === true) return step.value
      await this.maybeYield()
    }
  }

  #isDue(): boolean {
    return performance.now() - this.#since >= WITHOUT_PAUSE_MS
  }

  async #pass(): Promise<void> {
    await othersTurn()
    this.#since = performance.now()
  }
}
