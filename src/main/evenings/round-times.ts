import type { RoundClock } from '#shared/evening/state'

interface SeenClock {
  readonly clock: RoundClock
  /** Seconds that had passed when it was first seen, and when that was. */
  readonly passed: number
  readonly at: number
}

export interface Clocks {
  readonly clock: () => Date
  /** Milliseconds of a clock that is never set. */
  readonly elapsed: () => number
}

/**
 * What is left of the rounds that run, by a clock that nobody sets.
 *
 * Only where a clock was started before this program was, the time of day says how long it has run, and then it says no less than nothing and no
 * more than the whole round.
 */
export class RoundTimes {
  readonly #clocks: Clocks
  /** By evening. */
  readonly #seen = new Map<string, SeenClock>()

  constructor(clocks: Clocks) {
    this.#clocks = clocks
  }

  /** A clock was started or paused here, just now. */
  began(evening: string, clock: RoundClock): void {
    this.#seen.set(evening, { clock, passed: 0, at: this.#clocks.elapsed() })
  }

  /** Seconds that are left; below 0 once the time is up. */
  left(evening: string, clock: RoundClock): number {
    if (!clock.running) return clock.seconds
    const { passed, at } = this.#first(evening, clock)
    return clock.seconds - Math.floor(passed + (this.#clocks.elapsed() - at) / 1000)
  }

  #first(evening: string, clock: RoundClock): SeenClock {
    const known = this.#seen.get(evening)
    if (known !== undefined && isSameClock(known.clock, clock)) return known
    const passed = Math.min(Math.max((this.#clocks.clock().getTime() - Date.parse(clock.since)) / 1000, 0), clock.seconds)
    const first = { clock, passed, at: this.#clocks.elapsed() }
    this.#seen.set(evening, first)
    return first
  }
}

function isSameClock(one: RoundClock, other: RoundClock): boolean {
  return one.running === other.running && one.seconds === other.seconds && one.since === other.since
}
