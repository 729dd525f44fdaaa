/** A seeded source of chance (mulberry32): the same seed gives the same numbers everywhere. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  /** A whole number from 0 up to, but not including, `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end)
  }

  /** Puts a list into a random order, in place. */
  shuffle<T>(list: T[]): T[] {
    for (let last = list.length - 1; last > 0; last--) {
      const at = this.below(last + 1)
      const moved = list[last] as T
      list[last] = list[at] as T
      list[at] = moved
    }
    return list
  }
}

/** A seed made of several numbers, so that each of many draws has chances of its own. */
export function seedOf(...parts: readonly number[]): number {
  let hash = 0x811c9dc5
  for (const part of parts) {
    hash = Math.imul(hash ^ (part & 0xffff), 0x01000193)
    hash = Math.imul(hash ^ (part >>> 16), 0x01000193)
  }
  return hash >>> 0
}

/** A seed made of a text, such as an id. */
export function seedOfText(text: string): number {
  return seedOf(...Array.from(text, (letter) => letter.codePointAt(0) ?? 0))
}
