/** So long the file of an evening may be missing before the evening leaves the lists, in milliseconds. */
const AWAY_MS = 10 * 60_000

/**
 * Evenings whose files are missing though their folder is there.
 *
 * A file can be away for a moment: programs that sync folders take files away and bring them back, and so do sticks and shares. People put an evening
 * into the bin before they delete it. So one that is missing without that counts as away: it stays as it was last known, and nothing takes its place.
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
