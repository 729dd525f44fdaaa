import type { StoredMatch } from '../store/match-file'

/** Files written at the same time; a disk takes several hardly slower than one. */
const AT_ONCE = 16

/** New matches on their way to the disk, known by what was played in them until they are there. */
export class PendingWrites {
  readonly #add: (match: StoredMatch) => Promise<void>
  readonly #running = new Set<Promise<void>>()
  readonly #told = new Set<string>()
  readonly #failed = new Set<string>()
  #fault: Error | null = null

  constructor(add: (match: StoredMatch) => Promise<void>) {
    this.#add = add
  }

  /** Whether a match with such an id or fingerprint may be among them. */
  mayHold(marks: Iterable<string>): boolean {
    if (this.#running.size === 0) return false
    for (const mark of marks) if (this.#told.has(mark)) return true
    return false
  }

  /** Begins to write, once there is room. Throws what an earlier one failed of. */
  async begin(match: StoredMatch, fingerprint: string): Promise<void> {
    while (this.#running.size >= AT_ONCE) await Promise.race(this.#running)
    if (this.#fault !== null) throw this.#fault
    this.#told.add(match.id).add(fingerprint)
    const writing: Promise<void> = this.#add(match)
      .catch((fault: unknown) => {
        this.#failed.add(match.id)
        this.#fault ??= toError(fault)
      })
      .finally(() => this.#running.delete(writing))
    this.#running.add(writing)
  }

  /** Waits until all are on the disk, or have failed; nothing is thrown. */
  async settle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
    this.#told.clear()
  }

  /** What the first failure was; null where there was none. */
  get fault(): Error | null {
    return this.#fault
  }

  hasFailed(id: string): boolean {
    return this.#failed.has(id)
  }
}

export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}
