/** When each change was sent, and when each device had it. */
export class Deliveries {
  readonly #sentAt = new Map<number, number>()
  readonly #took: number[] = []
  readonly #latest: number[]
  #wanted: { readonly revision: number; readonly done: () => void } | null = null

  constructor(devices: number) {
    this.#latest = new Array<number>(devices).fill(0)
  }

  sent(revision: number): void {
    this.#sentAt.set(revision, performance.now())
  }

  /** A device has a revision, and with it all before. */
  arrived(device: number, revision: number): void {
    const now = performance.now()
    for (let at = (this.#latest[device] ?? 0) + 1; at <= revision; at++) {
      const sent = this.#sentAt.get(at)
      if (sent !== undefined) this.#took.push(now - sent)
    }
    this.#latest[device] = Math.max(revision, this.#latest[device] ?? 0)
    if (this.#wanted !== null && this.#latest.every((latest) => latest >= (this.#wanted?.revision ?? 0))) this.#wanted.done()
  }

  /** Once every device has a revision; an error where one does not get it within some seconds. */
  everything(revision: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`not every device got revision ${revision}: ${this.#latest.join(' ')}`)), 10_000)
      const done = (): void => {
        clearTimeout(late)
        resolve()
      }
      this.#wanted = { revision, done }
      if (this.#latest.every((latest) => latest >= revision)) done()
    })
  }

  figures(): { readonly median: number; readonly p99: number; readonly longest: number; readonly seen: number } {
    const sorted = [...this.#took].sort((a, b) => a - b)
    const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN
    return { median: at(0.5), p99: at(0.99), longest: at(1), seen: sorted.length }
  }
}
