import { createHash } from 'node:crypto'
import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Random } from '#shared/kernel/random'
import { Chance } from '../support/chance'

interface Due {
  readonly at: number
  readonly what: string
  readonly work: () => void
}

/**
 * The one order in which everything happens in a simulation: what is due first comes first, and what is due at the same moment in the order in which it was asked for.
 *
 * Time passes from one thing that is due to the next, in milliseconds since the beginning. Nothing waits for the system's clock, and chance is drawn from the seed
 * alone, so the same seed does the same in the same order.
 */
export class Scheduler {
  readonly chance: Random
  /** Things that happened. */
  steps = 0
  #now = 0
  #due: Due[] = []
  readonly #trace = createHash('sha256')
  readonly #told: ((line: string) => void) | undefined

  /** `told` gets a line for everything that happens. */
  constructor(purpose: string, told?: (line: string) => void) {
    this.chance = new Chance(purpose)
    this.#told = told
  }

  readonly now = (): number => this.#now

  /** Does something later, until what it gives is called. */
  after(ms: number, what: string, work: () => void): () => void {
    const due: Due = { at: this.#now + Math.max(0, ms), what, work }
    let [low, high] = [0, this.#due.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#due[middle]?.at ?? 0) <= due.at) low = middle + 1
      else high = middle
    }
    this.#due.splice(low, 0, due)
    return () => {
      const at = this.#due.indexOf(due)
      if (at !== -1) this.#due.splice(at, 1)
    }
  }

  wait(ms: number, what: string): Promise<void> {
    return new Promise((resolve) => {
      this.after(ms, what, resolve)
    })
  }

  /** From `least` up to, but not including, `most` milliseconds. */
  some(least: number, most: number): number {
    return least + this.chance.below(most - least)
  }

  /** Notes something that is to be the same in each run of the seed. */
  note(line: string): void {
    this.#trace.update(`${this.#now} ${line}\n`)
    this.#told?.(`${(this.#now / 1000).toFixed(3)} ${line}`)
  }

  /** Lets time pass until then, or until it is as wanted; whether it is. */
  async pass(ms: number, isDone = (): boolean => false): Promise<boolean> {
    const until = this.#now + ms
    for (;;) {
      await othersTurn()
      if (isDone()) return true
      const next = this.#due[0]
      if (next === undefined || next.at > until) break
      this.#due.shift()
      this.#now = next.at
      this.steps++
      this.note(next.what)
      next.work()
    }
    this.#now = until
    return isDone()
  }

  /** What stands for everything that happened, in its order. */
  get mark(): string {
    return this.#trace.copy().digest('hex')
  }
}
