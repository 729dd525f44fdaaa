/**
 * Work that may be done, shared out among parts by their weights. It is counted in ways looked at (`DealtRound.looked`) and not in time, so that a record
 * comes to the same numbers on every device. What one part leaves goes to those after it.
 */
export class WorkShare {
  #left: number
  #weights: number

  /** `most`: all the work there is; `weights`: those of all parts together. */
  constructor(most: number, weights: number) {
    this.#left = most
    this.#weights = weights
  }

  /** What the next part may spend. */
  next(weight: number): number {
    const share = this.#weights > 0 ? (this.#left * weight) / this.#weights : 0
    this.#weights -= weight
    return share
  }

  spend(work: number): void {
    this.#left = Math.max(0, this.#left - work)
  }
}
