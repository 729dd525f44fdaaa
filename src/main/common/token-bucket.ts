/** A bucket for each key, such as an address, as long as there is something to remember. */
export class TokenBuckets {
  readonly #byKey = new Map<string, TokenBucket>()
  readonly #make: () => TokenBucket

  constructor(perSecond: number, burst: number, now: () => number) {
    this.#make = () => new TokenBucket(perSecond, burst, now)
  }

  /** Whether one more may pass for a key now. */
  take(key: string): boolean {
    return (this.#byKey.get(key) ?? this.#begin(key)).take()
  }

  #begin(key: string): TokenBucket {
    for (const [quiet, bucket] of this.#byKey) if (bucket.full) this.#byKey.delete(quiet)
    const bucket = this.#make()
    this.#byKey.set(key, bucket)
    return bucket
  }
}

/** Lets through `perSecond` on average and `burst` at once; `now` in milliseconds. */
export class TokenBucket {
  readonly #perSecond: number
  readonly #burst: number
  readonly #now: () => number
  #left: number
  #at: number

  constructor(perSecond: number, burst: number, now: () => number) {
    this.#perSecond = perSecond
    this.#burst = burst
    this.#now = now
    this.#left = burst
    this.#at = now()
  }

  /** Whether so many more may pass now: one by default. */
  take(count = 1): boolean {
    const now = this.#now()
    this.#left = Math.min(this.#burst, this.#left + (Math.max(0, now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
    if (this.#left < count) return false
    this.#left -= count
    return true
  }

  /** Nothing has passed for so long that this one need not be remembered. */
  get full(): boolean {
    return this.#left + (Math.max(0, this.#now() - this.#at) / 1000) * this.#perSecond >= this.#burst
  }
}
