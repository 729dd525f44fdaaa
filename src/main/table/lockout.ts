export interface LockoutOptions {
  /** Milliseconds, of whatever clock. */
  readonly now: () => number
  /** Wrong tries before the first pause. */
  readonly free: number
  readonly firstPauseMs: number
  readonly longestPauseMs: number
  /** After so long without a wrong try everything is forgiven. */
  readonly forgetAfterMs: number
}

interface Tries {
  readonly wrong: number
  readonly at: number
  readonly until: number
}

/** Keys that are remembered; beyond that the one that was quiet for longest goes. */
const MOST_KEYS = 2000

/** Makes a guesser wait: a pause after some wrong tries, and twice as long after each further one. */
export class Lockout {
  readonly #options: LockoutOptions
  readonly #tries = new Map<string, Tries>()

  constructor(options: LockoutOptions) {
    this.#options = options
  }

  /** How long this one has to wait, in milliseconds; 0 for not at all. */
  wait(key: string): number {
    const tries = this.#of(key)
    return tries === undefined ? 0 : Math.max(0, tries.until - this.#options.now())
  }

  wrong(key: string): void {
    const { now, free, firstPauseMs, longestPauseMs } = this.#options
    const wrong = (this.#of(key)?.wrong ?? 0) + 1
    const pause = wrong < free ? 0 : Math.min(firstPauseMs * 2 ** (wrong - free), longestPauseMs)
    // put last, so that the first of the map is the one that was quiet for longest
    this.#tries.delete(key)
    this.#tries.set(key, { wrong, at: now(), until: now() + pause })
    const [oldest] = this.#tries.keys()
    if (this.#tries.size > MOST_KEYS && oldest !== undefined) this.#tries.delete(oldest)
  }

  right(key: string): void {
    this.#tries.delete(key)
  }

  #of(key: string): Tries | undefined {
    const tries = this.#tries.get(key)
    if (tries === undefined || this.#options.now() < Math.max(tries.at + this.#options.forgetAfterMs, tries.until)) return tries
    this.#tries.delete(key)
    return undefined
  }
}
