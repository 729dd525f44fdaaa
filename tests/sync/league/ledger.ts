/** What a computer acknowledged, and when, in milliseconds of the league's own clock. */
export interface Acknowledged {
  readonly what: string
  readonly at: string
  readonly when: number
}

/** What was acknowledged: from then on it may not be lost. */
export class Ledger {
  /** Entries of each match. */
  readonly entries = new Map<string, number>()
  /** Commands of each evening. */
  readonly commands = new Map<string, Map<string, Acknowledged>>()
  /** Results that were entered differently at two computers on purpose. */
  contradictions = 0
  #count = 0

  get count(): number {
    return this.#count
  }

  entered(match: string, entries: number): void {
    this.entries.set(match, Math.max(this.entries.get(match) ?? 0, entries))
    this.#count++
  }

  done(evening: string, command: string, what: Acknowledged): void {
    this.commands.set(evening, (this.commands.get(evening) ?? new Map<string, Acknowledged>()).set(command, what))
    this.#count++
  }
}
