import type { KeptRating } from '#shared/stats/kept-ratings'
import type { RatingLedger } from '#shared/stats/ratings'
import type { Folder } from './json-file'
import { LateWrite } from './late-write'
import { readRatings, writeRatings } from './ratings-file'

const WRITE_AFTER_MS = 60_000

/** So few are sooner worked out again than all are written. */
const FEW = 50

/**
 * Ratings that earlier runs have worked out, in a file of this device.
 *
 * Nothing is stored here alone, so writing may wait, and may fail.
 */
export class RatingsCache {
  readonly #folder: Folder
  readonly #appVersion: string
  readonly #writing: LateWrite
  #ledger: RatingLedger | null = null

  constructor(folder: Folder, appVersion: string) {
    this.#folder = folder
    this.#appVersion = appVersion
    this.#writing = new LateWrite(() => this.#write(), WRITE_AFTER_MS)
  }

  /** What earlier runs have kept. */
  read(): Promise<readonly KeptRating[]> {
    return readRatings(this.#folder, this.#appVersion)
  }

  /** Keeps the ratings of the ledger for later runs where it pays. */
  keep(ledger: RatingLedger): void {
    if (ledger.unkept < FEW) return
    this.#ledger = ledger
    this.#writing.soon()
  }

  /** Writes what is still to be written. */
  flush(): Promise<void> {
    return this.#writing.flush()
  }

  async #write(): Promise<void> {
    if (this.#ledger !== null) await writeRatings(this.#folder, this.#appVersion, this.#ledger.keep())
  }
}
