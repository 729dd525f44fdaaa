/** A seeded source of chance (mulberry32): the same seed is the same game everywhere. */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** From 0 up to, but not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let t = this.state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  /** A whole number from `low` to `high`, both possible. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('nothing to pick from')
    return list[this.whole(0, list.length - 1)] as T
  }

  shuffled<T>(list: readonly T[]): T[] {
    const shuffled = [...list]
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = this.whole(0, i)
      ;[shuffled[i], shuffled[j]] = [shuffled[j] as T, shuffled[i] as T]
    }
    return shuffled
  }
}
