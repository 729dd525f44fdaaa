/** What was acknowledged: from then on it may not be lost. */
export class Ledger {
  /** Entries of each match. */
  readonly entries = new Map<string, number>()
  /** Commands of each evening. */
  readonly commands = new Map<string, Set<string>>()
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

  done(evening: string, command: string): void {
    this.commands.set(evening, (this.commands.get(evening) ?? new Set()).add(command))
    this.#count++
  }
}
