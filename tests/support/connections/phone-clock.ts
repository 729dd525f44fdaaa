import type { PageClock } from '../../../src/renderer/client/page-clock'

interface Alarm {
  readonly at: number
  readonly then: () => void
}

/** The clock of one phone in a test's hands. While it sleeps nothing rings, and what was due meanwhile rings when it wakes. */
export class PhoneClock implements PageClock {
  readonly #alarms = new Set<Alarm>()
  #now: number
  asleep = false

  constructor(now: number) {
    this.#now = now
  }

  readonly now = (): number => this.#now

  readonly after = (ms: number, then: () => void): (() => void) => {
    const alarm = { at: this.#now + ms, then }
    this.#alarms.add(alarm)
    return () => void this.#alarms.delete(alarm)
  }

  /** When the next alarm rings; Infinity where none does. */
  get next(): number {
    if (this.asleep) return Infinity
    return Math.min(Infinity, ...[...this.#alarms].map(({ at }) => Math.max(at, this.#now)))
  }

  /** It is so late now. Rings the first alarm that is due; false where none is. */
  ringAt(now: number): boolean {
    this.#now = Math.max(this.#now, now)
    if (this.asleep) return false
    const due = [...this.#alarms].filter(({ at }) => at <= this.#now).toSorted((one, other) => one.at - other.at)[0]
    if (due === undefined) return false
    this.#alarms.delete(due)
    due.then()
    return true
  }
}
