/** So long the file of an evening may be missing before the evening leaves the lists, in milliseconds. */
const AWAY_MS = 10 * 60_000

/**
 * Evenings whose files are missing though their folder is there.
 *
 * Programs that keep folders in step, sticks and shares take a file away for a moment and bring it back. Only a person deletes an evening, and whoever does that has put
 * it into the bin before. So a missing evening counts as away: it stays as it was last known, and nothing is written in its place.
 */
export class EveningAbsence {
  readonly #since = new Map<string, number>()
  readonly #now: () => number

  /** `now`: milliseconds of a clock that nobody sets. */
  constructor(now: () => number) {
    this.#now = now
  }

  /** It was looked for and not found: for the first time, again, or for so long that it leaves the lists. */
  missed(id: string): 'first' | 'again' | 'long' {
    const since = this.#since.get(id)
    if (since !== undefined) return this.#now() - since > AWAY_MS ? 'long' : 'again'
    this.#since.set(id, this.#now())
    return 'first'
  }

  /** Whether it is missing, and nobody has deleted it as far as this computer knows. */
  isAway(id: string): boolean {
    return this.#since.has(id)
  }

  /** It is there again, or was deleted. */
  settle(id: string): void {
    this.#since.delete(id)
  }
}
